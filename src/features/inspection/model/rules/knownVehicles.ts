import { createSelector } from '@reduxjs/toolkit';
import type { PreviousResponse } from '@/contract/extensions';
import { looksLike } from '@/contract/lookKey';
import { vehicleNumbers } from '@/contract/vehicleNumbers';
import type { Vehicles } from '../state/draftContents';
import type { InspectionRoot } from '../state/inspectionState';
import { isSameNumber, vehiclesOf } from './vehicleNames';

export type KnownVehicle = PreviousResponse['look_alikes'][number];

const eachOf = ({ truck, trailers }: Vehicles): KnownVehicle[] => [
  ...(truck.trim() === '' ? [] : [{ kind: 'truck', number: truck } as const]),
  ...vehicleNumbers(trailers).map((number) => ({ kind: 'trailer', number }) as const),
];

/**
 * The vehicles that this phone knows without asking: from reports of this driver, and from what the
 * office answered before. A tap does not change the result.
 */
export const selectKnownVehicles = createSelector(
  [
    ({ inspection }: InspectionRoot) => inspection.knownVehicles,
    ({ inspection }: InspectionRoot) => inspection.prefill,
    ({ inspection }: InspectionRoot) => inspection.sent,
  ],
  (knownVehicles, prefill, sent): KnownVehicle[] =>
    [
      ...knownVehicles,
      ...prefill.odometers.map(({ truck }) => ({ truck, trailers: '' })),
      ...sent.map(({ header }) => vehiclesOf(header)),
    ].flatMap(eachOf),
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
