import { createSelector } from '@reduxjs/toolkit';
import { trailerItems } from '@/contract/checklist';
import type { ChecklistKey } from '@/contract/checklist';
import type { PreviousResponse, WhichTrailers } from '@/contract/extensions';
import { looksLike } from '@/contract/lookKey';
import { vehicleKey } from '@/contract/vehicleKey';
import { vehicleNumbers } from '@/contract/vehicleNumbers';
import { pendingOf } from '../state/outbox';
import type { DraftContents } from '../state/draftContents';
import type { InspectionRoot, InspectionState } from '../state/inspectionState';

/** Vehicles with their numbers as the driver wrote them. One text may name several trailers. */
export interface Vehicles {
  truck: string;
  trailers: string;
}

type KnownVehicle = PreviousResponse['look_alikes'][number];

interface VehicleName {
  kind: 'truck' | 'trailer';
  /** The number's key. */
  number: string;
}

/** Whether the driver wrote the same vehicle's number both times. */
export const isSameNumber = (one: string, other: string) => vehicleKey(one) === vehicleKey(other);

/** Two trucks' numbers: of which the form is, and as entered since. */
export interface OtherTruck {
  saved: string;
  entered: string;
  /** Whether the office has the form, or may have it. */
  isAtOffice: boolean;
}

const isAnyMarked = ({ checklist }: DraftContents) =>
  Object.values(checklist.entities).some(({ value }) => value !== null);

/**
 * The entered truck if it is another one than that of the form, else null. The driver has to decide
 * before anything is marked or sent, because the items were checked on the first one. A form that
 * never left the phone is of the truck on which it was marked; while its number is blank, it waits
 * for the next one.
 */
export function otherTruckOf(state: InspectionState): OtherTruck | null {
  const { draft, header, truckAtOffice, markedOn } = state;
  const isAtOffice = truckAtOffice !== null;
  const saved = truckAtOffice ?? markedOn;
  const entered = header.values.truck_number.trim();
  // A report without a number, which only a foreign host has, may get one.
  if (draft.status !== 'writable' || saved.trim() === '' || isSameNumber(saved, entered)) {
    return null;
  }
  if (!isAtOffice && (entered === '' || !isAnyMarked(state))) return null;
  return { saved, entered, isAtOffice };
}

/** Notes the truck of the form's marks. Call it when something is marked or entered. */
export function noteTruck(draft: DraftContents): void {
  const number = draft.header.values.truck_number.trim();
  if (number !== '' && isAnyMarked(draft)) draft.markedOn = number;
}

type WhatPhoneKnows = Pick<InspectionState, 'knownTrucks' | 'prefill' | 'sent'>;

/** The trucks that this phone knows: from reports of this driver, and from the office. */
const trucksOnPhone = ({ prefill, sent, knownTrucks }: WhatPhoneKnows) => [
  ...knownTrucks,
  ...prefill.odometers.map(({ truck }) => truck),
  ...sent.map(({ header }) => header.truck_number),
];

const isKnownTruck = (state: InspectionState, number: string) =>
  trucksOnPhone(state).some((truck) => isSameNumber(truck, number));

/** The vehicles that this phone knows without the office. A tap does not change the result. */
export const vehiclesOnPhone = createSelector(
  [
    ({ inspection }: InspectionRoot) => inspection.knownTrucks,
    ({ inspection }: InspectionRoot) => inspection.prefill,
    ({ inspection }: InspectionRoot) => inspection.sent,
  ],
  (knownTrucks, prefill, sent): KnownVehicle[] => [
    ...trucksOnPhone({ knownTrucks, prefill, sent }).map(
      (number) => ({ kind: 'truck', number }) as const,
    ),
    ...sent.flatMap(({ header }) =>
      vehicleNumbers(header.trailer_numbers).map(
        (number) => ({ kind: 'trailer', number }) as const,
      ),
    ),
  ],
);

/** The known number that a driver may have meant by one that looks like it; null if there is none. */
export function meantBy(
  { kind, number }: KnownVehicle,
  known: readonly KnownVehicle[],
): string | null {
  const numbers = known.filter((one) => one.kind === kind).map((one) => one.number);
  if (numbers.some((one) => isSameNumber(one, number))) return null;
  return numbers.find((one) => looksLike(one, number)) ?? null;
}

/** Whether the number of a form's truck may be corrected, so that its marks stay. */
export const selectMayCorrect = ({ inspection }: InspectionRoot): boolean => {
  const other = otherTruckOf(inspection);
  return other !== null && !other.isAtOffice && !isKnownTruck(inspection, other.saved);
};

/** Whether the office has this form under a truck's number, so that the next truck needs another. */
export const selectCanChangeTruck = ({ inspection }: InspectionRoot): boolean =>
  inspection.draft.status === 'writable' &&
  (inspection.truckAtOffice ?? '').trim() !== '' &&
  pendingOf(inspection) === null;

export const selectOtherTruck = ({ inspection }: InspectionRoot) => otherTruckOf(inspection);

/** The vehicles by kind and key, the truck first. */
export function namesOf({ truck, trailers }: Vehicles): VehicleName[] {
  return [
    { kind: 'truck', number: vehicleKey(truck) },
    ...vehicleNumbers(trailers)
      .map(vehicleKey)
      .map((number): VehicleName => ({ kind: 'trailer', number })),
  ];
}

/** A key that is the same for the same vehicles, regardless of the trailers' order. */
export function vehiclesKey(vehicles: Vehicles): string {
  const [truck = '', ...trailers] = namesOf(vehicles).map(({ number }) => number);
  return [truck, ...trailers.sort()].join(' ');
}

/**
 * The trailers that the driver chose, by defective trailer item. An absent item applies to every
 * trailer.
 */
export function whichTrailersOf(
  { header, checklist }: DraftContents,
  keys: readonly ChecklistKey[],
): WhichTrailers {
  const numbers = vehicleNumbers(header.values.trailer_numbers);
  const chosen = trailerItems.flatMap(({ key }) => {
    const { value, trailers } = checklist.entities[key];
    const known = trailers.filter((number) => numbers.includes(number));
    const isChoice = keys.includes(key) && value === false && numbers.length > 1;
    return isChoice && known.length > 0 ? [[key, known] as const] : [];
  });
  return Object.fromEntries(chosen);
}
