import Box from '@mui/material/Box';
import { ChoiceCard } from '@/components/ChoiceCards/ChoiceCard';
import { ChoiceCards } from '@/components/ChoiceCards/ChoiceCards';
import { conditionLabels, vehicleConditions, type VehicleCondition } from '@/contract/inspection';
import { useAppDispatch, useAppSelector, useSelected } from '@/features/inspection/hooks';
import { headerFieldChanged } from '@/features/inspection/model/inspectionSlice';
import { selectDefects } from '@/features/inspection/model/rules/checklistSelectors';
import { selectCondition } from '@/features/inspection/model/rules/condition';
import { headerFieldId, selectHeaderError } from '@/features/inspection/model/rules/submitRules';

const field = 'satisfactory_vehicle_condition';

const plainLabels: Record<VehicleCondition, string> = {
  above_defects_corrected: 'Fixed. A mechanic must still certify it.',
  above_defects_need_correction: 'Needs repair',
};

/**
 * Asks for the vehicle's condition, once for all defects in the report. The second line of each choice is the
 * specification's label.
 */
export function IsItFixed() {
  const chosen = useAppSelector(selectCondition);
  const error = useSelected(selectHeaderError, field);
  const defects = useAppSelector(selectDefects);
  const dispatch = useAppDispatch();
  return (
    <Box sx={{ mt: 1 }}>
      <ChoiceCards
        id={headerFieldId(field)}
        tabIndex={-1}
        legend={defects > 1 ? `Are all ${defects} defects fixed?` : 'Is it fixed?'}
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
            label={plainLabels[condition]}
            detail={conditionLabels[condition]}
          />
        ))}
      </ChoiceCards>
    </Box>
  );
}
