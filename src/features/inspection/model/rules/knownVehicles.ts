import { createSelector } from '@reduxjs/toolkit';
import type { NumbersResponse, PreviousResponse } from '@/contract/extensions';
import { lookKey } from '@/contract/lookKey';
import type { EarlierOwner } from '@/contract/records';
import { toKindNumberKey } from '@/contract/vehicleKey';
import { vehicleNumbers } from '@/contract/vehicleNumbers';
import type { Vehicles } from '../state/draftContents';
import type { DraftRoot } from '../state/inspectionState';
import { isSameNumber, toVehicles } from './vehicleNames';

export type KnownVehicle = PreviousResponse['look_alikes'][number];

export const splitVehicles = ({ truck, trailers }: Vehicles): KnownVehicle[] => [
  ...(truck.trim() === '' ? [] : [{ kind: 'truck', number: truck } as const]),
  ...vehicleNumbers(trailers).map((number) => ({ kind: 'trailer', number }) as const),
];

/** The vehicles in this driver's reports and in the office's earlier responses. */
export const selectKnownVehicles = createSelector(
  [
    ({ inspection: { draft } }: DraftRoot) => draft.knownVehicles,
    ({ inspection: { draft } }: DraftRoot) => draft.prefill,
    ({ inspection: { draft } }: DraftRoot) => draft.sent,
  ],
  (knownVehicles, prefill, sent): KnownVehicle[] =>
    [
      ...knownVehicles,
      ...prefill.odometers.map(({ truck }) => ({ truck, trailers: '' })),
      ...sent.map(({ header }) => toVehicles(header)),
    ].flatMap(splitVehicles),
);

/**
 * Many vehicles, prepared for a comparison at each keystroke. `byLook` maps each appearance to the first number with
 * this appearance.
 */
export interface KnownNumbers {
  keys: ReadonlySet<string>;
  byLook: ReadonlyMap<string, string>;
}

const toKindLookKey = ({ kind, number }: KnownVehicle) => `${kind} ${lookKey(number)}`;

export function toKnownNumbers(known: readonly KnownVehicle[]): KnownNumbers {
  const byLook = new Map<string, string>();
  for (const vehicle of known) {
    const look = toKindLookKey(vehicle);
    if (!byLook.has(look)) byLook.set(look, vehicle.number);
  }
  return { keys: new Set(known.map(toKindNumberKey)), byLook };
}

/** The phone's and the carrier's vehicle numbers, for a comparison without a connection. */
export const selectKnownNumbers = createSelector(
  [selectKnownVehicles, (_root: DraftRoot, fleet: NumbersResponse | undefined) => fleet],
  (onPhone, fleet) =>
    toKnownNumbers([
      ...onPhone,
      ...(fleet?.trucks ?? []).map((number) => ({ kind: 'truck', number }) as const),
      ...(fleet?.trailers ?? []).map((number) => ({ kind: 'trailer', number }) as const),
    ]),
);

/**
 * Returns a known number that looks like the entered one. Null if the entered number is known or looks like no other.
 */
export const meantBy = (entered: KnownVehicle, { keys, byLook }: KnownNumbers): string | null =>
  keys.has(toKindNumberKey(entered)) ? null : (byLook.get(toKindLookKey(entered)) ?? null);

/** The vehicles that had one of the numbers before another vehicle. */
export const filterOwners = (
  kind: EarlierOwner['kind'],
  numbers: readonly string[],
  owners: readonly EarlierOwner[],
): EarlierOwner[] =>
  owners.filter(
    (owner) => owner.kind === kind && numbers.some((number) => isSameNumber(number, owner.number)),
  );
