import { toDeviceDateTime } from '@/contract/dates';
import type { EarlierOwner } from '@/contract/records';
import { toKindNumberKey } from '@/contract/vehicleKey';
import { earlierOwnerText } from '@/contract/vehicleLabel';
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
  vehicleChosen,
  vehicleCorrected,
} from '@/features/inspection/model/inspectionSlice';
import {
  meantBy,
  filterOwners,
  selectKnownNumbers,
  toKnownNumbers,
} from '@/features/inspection/model/rules/knownVehicles';
import { vehicleFields } from '@/features/inspection/model/rules/otherVehicle';
import { selectHeaderValue } from '@/features/inspection/model/rules/reportSelectors';
import { isSameNumber } from '@/features/inspection/model/rules/vehicleNames';
import { useMinute } from './useMinute';

type Kind = EarlierOwner['kind'];

const meantQuestions = { truck: 'truck', trailer: 'trailers' } as const;
const ownerQuestions = { truck: 'truckOwner', trailer: 'trailerOwners' } as const;

/** The field's text and its numbers, and a function that enters another number in place of one of them. */
function useEnteredNumbers(kind: Kind) {
  const field = vehicleFields[meantQuestions[kind]];
  const written = useSelected(selectHeaderValue, field);
  const dispatch = useAppDispatch();
  const numbers = kind === 'truck' ? [written.trim()] : vehicleNumbers(written);
  const correct = (entered: string, meant: string) => {
    const value = numbers.map((number) => (number === entered ? meant : number)).join(', ');
    dispatch(headerFieldChanged({ field, value }));
    dispatch(vehicleCorrected());
  };
  return { written, numbers, correct };
}

/** The vehicles that had an entered number. Without a fresh response, the phone's stored ones count, too. */
function useEarlierOwners(): readonly EarlierOwner[] {
  const response = getPreviousResponse(usePrevious());
  const fleet = useFleetNumbers();
  const owners = response?.earlier_owners ?? [];
  if (response && !response.isStored) return owners;
  const others = (fleet?.earlier_owners ?? []).filter(
    (one) => !owners.some(({ kind, now }) => kind === one.kind && now === one.now),
  );
  return [...owners, ...others];
}

/** The question which of the vehicles with an entered number on their doors it is. Null if there is none. */
function useOwnerQuestion(kind: Kind) {
  const { numbers, correct } = useEnteredNumbers(kind);
  const chosen = useAppSelector(({ inspection: { draft } }) => draft.header.chosen);
  const unclear = numbers.filter((number) => !chosen.includes(toKindNumberKey({ kind, number })));
  const owners = filterOwners(kind, unclear, useEarlierOwners());
  const question = ownerQuestions[kind];
  const confirmed = useAppSelector(({ inspection: { draft } }) => draft.header.confirmed[question]);
  const dispatch = useAppDispatch();
  const today = toDeviceDateTime(new Date(useMinute())).date;
  const texts = owners.map((owner) => earlierOwnerText(owner, today));
  const text = [...texts, 'Which one is it?'].join(' ');
  if (owners.length === 0 || confirmed === text) return null;
  const chooseOwner = ({ number, now }: EarlierOwner) => {
    correct(unclear.find((entered) => isSameNumber(entered, number)) ?? number, now);
    dispatch(vehicleChosen({ kind, number: now }));
  };
  const asked = unclear.filter((entered) =>
    owners.some(({ number }) => isSameNumber(entered, number)),
  );
  return {
    question: text,
    answers: [
      ...owners.map((owner) => ({ text: owner.now, onPress: () => chooseOwner(owner) })),
      {
        text: asked.join(', '),
        onPress: () => dispatch(valueConfirmed({ question, value: text })),
      },
    ],
  };
}

/** The vehicles that the driver may have meant. */
function useKnownNumbers() {
  const previous = usePrevious();
  const fleet = useFleetNumbers();
  const onPhone = useAppSelector((root) =>
    previous === 'unknown' ? selectKnownNumbers(root, fleet) : null,
  );
  return onPhone ?? toKnownNumbers(getPreviousResponse(previous)?.look_alikes ?? []);
}

/** The question of whether the driver meant another number. Null if there is none. */
function useMeantQuestion(kind: Kind) {
  const question = meantQuestions[kind];
  const { written, numbers, correct } = useEnteredNumbers(kind);
  const confirmed = useAppSelector(({ inspection: { draft } }) => draft.header.confirmed[question]);
  const known = useKnownNumbers();
  const dispatch = useAppDispatch();
  if (confirmed === written) return null;
  const [guess] = numbers.flatMap((entered) => {
    const meant = meantBy({ kind, number: entered }, known);
    return meant === null ? [] : [{ entered, meant }];
  });
  if (!guess) return null;
  const { entered, meant } = guess;
  return {
    question: `Do you mean ${meant}?`,
    answers: [
      { text: `Yes, ${meant}`, onPress: () => correct(entered, meant) },
      {
        text: `No, ${entered}`,
        onPress: () => dispatch(valueConfirmed({ question, value: written })),
      },
    ],
  };
}

/** The next question about the numbers in a field, with its answers. Null if there is none. */
export function useNumberQuestion(kind: Kind) {
  const owner = useOwnerQuestion(kind);
  const meant = useMeantQuestion(kind);
  return owner ?? meant;
}

/** Whether it is unclear which vehicle the driver inspects, because several may have its number on the door. */
export function useIsOwnerUnclear(): boolean {
  const truck = useOwnerQuestion('truck');
  const trailer = useOwnerQuestion('trailer');
  return truck !== null || trailer !== null;
}
