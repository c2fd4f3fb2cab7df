import { createSelector } from '@reduxjs/toolkit';
import { isRegulated, type ChecklistKey } from '@/contract/checklist';
import type { PreviousResponse } from '@/contract/extensions';
import { vehicleNumbers } from '@/contract/vehicleNumbers';
import { trailerKeys, type ChecklistEntry } from '../state/checklist';
import type { DraftContents, Vehicles } from '../state/draftContents';
import type { Fittings } from '../state/fittings';
import type { DraftRoot } from '../state/inspectionState';
import { listVehicleNames } from './vehicleNames';

const isTrailers = (key: ChecklistKey) => trailerKeys.includes(key);

/** The vehicles' keys for a comparison with `Fittings`. */
export function fittingKeys(vehicles: Vehicles): Vehicles {
  const [truck, ...trailers] = listVehicleNames(vehicles).map(({ number }) => number);
  return { truck: truck ?? '', trailers: trailers.sort().join(' ') };
}

/**
 * Returns the items that these vehicles lack, according to the office. 49 CFR 396.11(a)(1) names items that a vehicle
 * cannot lack. A trailer item is included only if every trailer lacks it.
 */
export function notFittedIn(
  { vehicles }: Pick<PreviousResponse, 'vehicles'>,
  trailers: string,
): ChecklistKey[] {
  const [truck] = vehicles.filter(({ vehicle }) => vehicle.kind === 'truck');
  const known = vehicles.filter(({ vehicle }) => vehicle.kind === 'trailer');
  const [first, ...others] = known.length < vehicleNumbers(trailers).length ? [] : known;
  const onTrailers = (first?.not_fitted ?? []).filter((key) =>
    others.every(({ not_fitted: its }) => its.includes(key)),
  );
  return [
    ...(truck?.not_fitted ?? []).filter((key) => !isTrailers(key)),
    ...onTrailers.filter(isTrailers),
  ].filter((key) => !isRegulated(key));
}

/** Whether the item is unmarked, or marked good by the server or by submitting rather than by the driver. */
const isUntouched = ({ value, enteredAt }: ChecklistEntry) =>
  value === null || (value && enteredAt === null);

function notFitted(
  fittings: Fittings,
  vehicles: Vehicles,
  { entities }: DraftContents['checklist'],
): ChecklistKey[] {
  if (fittings.notFitted.length === 0) return fittings.notFitted;
  const { truck, trailers } = fittingKeys(vehicles);
  return fittings.notFitted.filter((key) => {
    const isOfForm = isTrailers(key) ? trailers === fittings.trailers : truck === fittings.truck;
    return isOfForm && !fittings.hasOne.includes(key) && isUntouched(entities[key]);
  });
}

/**
 * The form's items that are not fitted. A driver's mark takes precedence, so an item with a defect is not among them.
 */
export const listNotFitted = ({ fittings, header, checklist }: DraftContents): ChecklistKey[] =>
  notFitted(
    fittings,
    { truck: header.values.truck_number, trailers: header.values.trailer_numbers },
    checklist,
  );

/** Like `listNotFitted`, but returns the same array until its contents change. */
export const selectNotFitted = createSelector(
  [
    ({ inspection: { draft } }: DraftRoot) => draft.fittings,
    ({ inspection: { draft } }: DraftRoot) => draft.header.values.truck_number,
    ({ inspection: { draft } }: DraftRoot) => draft.header.values.trailer_numbers,
    ({ inspection: { draft } }: DraftRoot) => draft.checklist,
  ],
  (fittings, truck, trailers, checklist) => notFitted(fittings, { truck, trailers }, checklist),
  {
    memoizeOptions: {
      resultEqualityCheck: (one: ChecklistKey[], other: ChecklistKey[]) =>
        one.length === other.length && one.every((key, at) => key === other[at]),
    },
  },
);

/** The form's marks. An item that is not fitted is true, because the API has no other value for it. */
export function marksToSend(draft: DraftContents): DraftContents['checklist']['entities'] {
  const absent = listNotFitted(draft);
  if (absent.length === 0) return draft.checklist.entities;
  const entities = { ...draft.checklist.entities };
  for (const key of absent) entities[key] = { ...entities[key], value: true };
  return entities;
}

/**
 * Unchecks the items that submitting marked good because they are not fitted. Call this function for a report that is
 * no longer submitted.
 */
export function uncheckNotFitted({ fittings, checklist }: DraftContents): void {
  for (const key of fittings.notFitted) {
    const entry = checklist.entities[key];
    if (entry.value && entry.enteredAt === null && entry.server.value !== true) entry.value = null;
  }
}
