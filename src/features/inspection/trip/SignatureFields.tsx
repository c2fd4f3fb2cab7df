import { memo } from 'react';
import { ChoiceCard } from '@/components/ChoiceCards/ChoiceCard';
import { ChoiceCards } from '@/components/ChoiceCards/ChoiceCards';
import { Panel, PanelFields } from '@/components/Panel/Panel';
import { conditionLabels, headerLabels, vehicleConditions } from '@/contract/inspection';
import { useAppDispatch, useAppSelector } from '@/features/inspection/hooks';
import { headerFieldChanged } from '@/features/inspection/model/inspectionSlice';
import { selectCount } from '@/features/inspection/model/rules/checklistSelectors';
import { selectCondition } from '@/features/inspection/model/rules/condition';
import { headerFieldId, selectHeaderError } from '@/features/inspection/model/rules/submitRules';
import { ReportField } from './ReportField';

const field = 'satisfactory_vehicle_condition';

function ConditionChoice() {
  const chosen = useAppSelector(selectCondition);
  const error = useAppSelector((root) => selectHeaderError(root, field));
  const dispatch = useAppDispatch();
  return (
    <ChoiceCards
      id={headerFieldId(field)}
      tabIndex={-1}
      legend={headerLabels[field]}
      error={error ?? undefined}
      cardWidth={264}
    >
      {vehicleConditions.map((condition) => (
        <ChoiceCard
          key={condition}
          name={field}
          value={condition}
          checked={chosen === condition}
          onChange={() => dispatch(headerFieldChanged({ field, value: condition }))}
          label={conditionLabels[condition]}
        />
      ))}
    </ChoiceCards>
  );
}

function MechanicSignature() {
  const isUnchecked = useAppSelector((root) => selectCount(root).pending > 0);
  return (
    <ReportField
      field="mechanics_signature"
      required={false}
      helper={
        isUnchecked
          ? 'Required while an item is unchecked.'
          : 'Not required: every item is checked.'
      }
    />
  );
}

/**
 * The vehicle's condition and the signatures, below the checklist. The mechanic's fields come last,
 * so that drivers do not mistake them for their own.
 */
export const SignatureFields = memo(function SignatureFields() {
  return (
    <>
      <Panel title="Condition and driver" titleId="report-signatures">
        <ConditionChoice />
        <PanelFields>
          <ReportField field="drivers_signature" />
          <ReportField field="drivers_signature_date" type="date" />
        </PanelFields>
      </Panel>
      <Panel title="For the mechanic" titleId="report-mechanic">
        <PanelFields>
          <MechanicSignature />
          <ReportField field="mechanics_signature_date" type="date" />
        </PanelFields>
      </Panel>
    </>
  );
});
