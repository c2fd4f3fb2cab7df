import { useSettings } from '@/api/useSettings';
import { useAppDispatch, useAppSelector, useSelected } from '@/features/inspection/hooks';
import {
  headerFieldChanged,
  valueConfirmed,
  vehicleEntered,
} from '@/features/inspection/model/inspectionSlice';
import { vehicleFields } from '@/features/inspection/model/rules/otherVehicle';
import { selectTrailersQuestion } from '@/features/inspection/model/rules/questionSelectors';
import { selectHeaderValue } from '@/features/inspection/model/rules/reportSelectors';
import { FieldQuestion } from './FieldQuestion';
import { ReportField } from './ReportField';
import { useNumberQuestion } from './useNumberQuestion';

function VehicleField({ kind }: { kind: keyof typeof vehicleFields }) {
  const dispatch = useAppDispatch();
  return (
    <ReportField
      field={vehicleFields[kind]}
      autoCapitalize="characters"
      onBlur={() => dispatch(vehicleEntered())}
    />
  );
}

export function TruckField() {
  const asked = useNumberQuestion('truck');
  return (
    <FieldQuestion question={asked?.question ?? null} answers={asked?.answers ?? []}>
      <VehicleField kind="truck" />
    </FieldQuestion>
  );
}

/** The field for trailer numbers. With Linehaul's own backend, it asks about an unclear number. */
export function TrailerField() {
  const { fleet } = useSettings();
  const several = useAppSelector(selectTrailersQuestion);
  const asked = useNumberQuestion('trailer');
  const written = useSelected(selectHeaderValue, 'trailer_numbers');
  const dispatch = useAppDispatch();
  const field = <VehicleField kind="trailers" />;
  if (!fleet) return field;
  const split = several?.split ?? '';
  const answers = [
    {
      text: split,
      onPress: () => dispatch(headerFieldChanged({ field: 'trailer_numbers', value: split })),
    },
    {
      text: 'One trailer',
      onPress: () => dispatch(valueConfirmed({ question: 'trailers', value: written })),
    },
  ];
  return (
    <FieldQuestion
      question={several?.question ?? asked?.question ?? null}
      answers={several ? answers : (asked?.answers ?? [])}
    >
      {field}
    </FieldQuestion>
  );
}
