import { memo } from 'react';
import { useSettings } from '@/api/useSettings';
import { ChoiceCard } from '@/components/ChoiceCards/ChoiceCard';
import { ChoiceCards } from '@/components/ChoiceCards/ChoiceCards';
import { conditionLabels, headerLabels, vehicleConditions } from '@/contract/inspection';
import { useAppDispatch, useAppSelector, useSelected } from '@/features/inspection/hooks';
import { headerFieldChanged } from '@/features/inspection/model/inspectionSlice';
import { selectDefects } from '@/features/inspection/model/rules/checklistSelectors';
import { selectCondition } from '@/features/inspection/model/rules/condition';
import { headerFieldId, selectHeaderError } from '@/features/inspection/model/rules/submitRules';

const field = 'satisfactory_vehicle_condition';

/** The vehicle's condition, once for all defects. With a defect, plain words explain the specification's labels. */
export const ConditionField = memo(function ConditionField() {
  const chosen = useAppSelector(selectCondition);
  const error = useSelected(selectHeaderError, field);
  const hasDefects = useAppSelector((root) => selectDefects(root) > 0);
  const { fleet } = useSettings();
  const dispatch = useAppDispatch();
  const details = {
    above_defects_corrected: fleet ? 'Fixed. A mechanic must still certify it.' : 'Fixed',
    above_defects_need_correction: 'Needs repair',
  };
  return (
    <ChoiceCards
      id={headerFieldId(field)}
      tabIndex={-1}
      legend={headerLabels[field]}
      error={error ?? undefined}
      cardWidth={160}
    >
      {vehicleConditions.map((condition) => (
        <ChoiceCard
          key={condition}
          name={field}
          value={condition}
          checked={chosen === condition}
          onChange={() => dispatch(headerFieldChanged({ field, value: condition }))}
          label={conditionLabels[condition]}
          {...(hasDefects && { detail: details[condition] })}
        />
      ))}
    </ChoiceCards>
  );
});
