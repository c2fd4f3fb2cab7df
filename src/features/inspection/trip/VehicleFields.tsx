import { useSettings } from '@/api/useSettings';
import { vehicleNumbers } from '@/contract/vehicleNumbers';
import {
  getPreviousResponse,
  useFleetNumbers,
  usePrevious,
} from '@/features/inspection/delivery/extensions';
import { useAppDispatch, useAppSelector, useSelected } from '@/features/inspection/hooks';
import {
  headerFieldChanged,
  valueConfirmed,
  vehicleCorrected,
  vehicleEntered,
} from '@/features/inspection/model/inspectionSlice';
import { selectTrailersQuestion } from '@/features/inspection/model/rules/questionSelectors';
import { selectHeaderValue } from '@/features/inspection/model/rules/reportSelectors';
import {
  meantBy,
  toKnownNumbers,
  selectKnownNumbers,
} from '@/features/inspection/model/rules/knownVehicles';
import { vehicleFields } from '@/features/inspection/model/rules/otherVehicle';
import { FieldQuestion } from './FieldQuestion';
import { ReportField } from './ReportField';

/** The vehicles that the driver may have meant. */
function useKnownNumbers() {
  const previous = usePrevious();
  const fleet = useFleetNumbers();
  const onPhone = useAppSelector((root) =>
    previous === 'unknown' ? selectKnownNumbers(root, fleet) : null,
  );
  return onPhone ?? toKnownNumbers(getPreviousResponse(previous)?.look_alikes ?? []);
}

/** The question of whether the driver meant another number, with its two buttons. Null if there is none. */
function useMeantQuestion(kind: 'truck' | 'trailer') {
  const question = kind === 'truck' ? 'truck' : 'trailers';
  const field = vehicleFields[question];
  const written = useSelected(selectHeaderValue, field);
  const confirmed = useAppSelector(({ inspection: { draft } }) => draft.header.confirmed[question]);
  const known = useKnownNumbers();
  const dispatch = useAppDispatch();
  if (confirmed === written) return null;
  const numbers = kind === 'truck' ? [written.trim()] : vehicleNumbers(written);
  const [guess] = numbers.flatMap((entered) => {
    const meant = meantBy({ kind, number: entered }, known);
    return meant === null ? [] : [{ entered, meant }];
  });
  if (!guess) return null;
  const { entered, meant } = guess;
  const value = numbers.map((number) => (number === entered ? meant : number)).join(', ');
  const correct = () => {
    dispatch(headerFieldChanged({ field, value }));
    dispatch(vehicleCorrected());
  };
  return {
    question: `Do you mean ${meant}?`,
    answers: [
      { text: `Yes, ${meant}`, onPress: correct },
      {
        text: `No, ${entered}`,
        onPress: () => dispatch(valueConfirmed({ question, value: written })),
      },
    ],
  };
}

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
  const asked = useMeantQuestion('truck');
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
  const meant = useMeantQuestion('trailer');
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
      question={several?.question ?? meant?.question ?? null}
      answers={several ? answers : (meant?.answers ?? [])}
    >
      {field}
    </FieldQuestion>
  );
}
