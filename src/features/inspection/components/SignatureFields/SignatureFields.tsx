import { memo } from 'react';
import { styled } from '@mui/material/styles';
import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch } from '../../../../api/environment';
import { FieldError } from '../../../../components/FormField/FieldError';
import { vehicleConditions } from '../../../../contract/inspection';
import type { VehicleCondition } from '../../../../contract/inspection';
import { selectCount } from '../../checklistSelectors';
import { selectHeaderValue } from '../../reportSelectors';
import { headerFieldChanged } from '../../reportSlice';
import type { InspectionRoot } from '../../reportState';
import { headerFieldId, selectHeaderError } from '../../submitRules';
import { Panel } from '../InspectionReport/Panel';
import { ReportField } from '../ReportField/ReportField';

const conditionLabels: Record<VehicleCondition, string> = {
  above_defects_corrected: 'Above defects corrected',
  above_defects_need_correction: 'Above defects need correction',
};

const Choice = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  border: 0,
  legend: { ...theme.typography.body2, fontWeight: 600, marginBottom: theme.spacing(0.75) },
  label: {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    minHeight: 56,
    padding: theme.spacing(1, 2),
    border: `2px solid ${theme.palette.surface.edge}`,
    borderRadius: theme.radii.medium,
    cursor: 'pointer',
  },
  'label:has(:checked)': { borderColor: theme.palette.primary.main, fontWeight: 600 },
  input: { width: 24, height: 24, margin: 0, accentColor: theme.palette.primary.main },
}));

const field = 'satisfactory_vehicle_condition';

function ConditionChoice() {
  const chosen = useSelector((root: InspectionRoot) => selectHeaderValue(root, field));
  const error = useSelector((root: InspectionRoot) => selectHeaderError(root, field));
  const dispatch = useDispatch<AppDispatch>();
  return (
    <Choice id={headerFieldId(field)} tabIndex={-1}>
      <legend>Vehicle condition</legend>
      {vehicleConditions.map((condition) => (
        <label key={condition}>
          <input
            type="radio"
            name={field}
            value={condition}
            checked={chosen === condition}
            onChange={() => dispatch(headerFieldChanged({ field, value: condition }))}
          />
          {conditionLabels[condition]}
        </label>
      ))}
      {error ? <FieldError>{error}</FieldError> : null}
    </Choice>
  );
}

/** Marked as required while an item is unchecked, and never in the way of the submit (design 10.7). */
function MechanicSignature() {
  const isPending = useSelector((root: InspectionRoot) => selectCount(root).pending > 0);
  return (
    <ReportField field="mechanics_signature" label="Mechanic signature" required={isPending} />
  );
}

/** The vehicle's condition, and who answers for it: the fields below the checklist. */
export const SignatureFields = memo(function SignatureFields() {
  return (
    <Panel aria-labelledby="report-signatures">
      <h2 id="report-signatures">Condition and signatures</h2>
      <ConditionChoice />
      <div className="fields">
        <ReportField field="drivers_signature" label="Driver signature" />
        <ReportField field="drivers_signature_date" label="Driver signature date" type="date" />
        <MechanicSignature />
        <ReportField field="mechanics_signature_date" label="Mechanic date" type="date" />
      </div>
    </Panel>
  );
});
