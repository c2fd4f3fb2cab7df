import { createSelector } from '@reduxjs/toolkit';
import { isRegulated, type ChecklistKey } from '@/contract/checklist';
import type { PreviousResponse } from '@/contract/extensions';
import { vehicleNumbers } from '@/contract/vehicleNumbers';
import { trailerKeys, type ChecklistEntry } from '../state/checklist';
import type { DraftContents, Vehicles } from '../state/draftContents';
import type { Fittings } from '../state/fittings';
import type { DraftRoot } from '../state/inspectionState';
import { namesOf } from './vehicleNames';

const isTrailers = (key: ChecklistKey) => trailerKeys.includes(key);

/** The keys by which the fittings name their vehicles. */
export function fittingKeys(vehicles: Vehicles): Vehicles {
  const [truck, ...trailers] = namesOf(vehicles).map(({ number }) => number);
  return { truck: truck ?? '', trailers: trailers.sort().join(' ') };
}

/**
 * The items that these vehicles lack, from the office's response. An item that 49 CFR 396.11(a)(1)
 * names is never among them. If there are several trailers, each of them must lack the item. A
 * trailer that the office does not know lacks no item.
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

/**
 * Whether the driver did not enter the value. It is either missing, or a good one from the server
 * or from submitting.
 */
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
 * The form's items that are not fitted. The driver's mark takes precedence, so an item with a
 * defect is defective.
 */
export const notFittedOf = ({ fittings, header, checklist }: DraftContents): ChecklistKey[] =>
  notFitted(
    fittings,
    { truck: header.values.truck_number, trailers: header.values.trailer_numbers },
    checklist,
  );

/** The same as `notFittedOf`, but the result is the same array until its contents change. */
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

export const selectIsNotFitted = (root: DraftRoot, key: ChecklistKey) =>
  selectNotFitted(root).includes(key);

/**
 * The form's marks, with `true` for an item that is not fitted, because the API has no other value
 * for it.
 */
export function marksToSend(draft: DraftContents): DraftContents['checklist']['entities'] {
  const absent = notFittedOf(draft);
  if (absent.length === 0) return draft.checklist.entities;
  const entities = { ...draft.checklist.entities };
  for (const key of absent) entities[key] = { ...entities[key], value: true };
  return entities;
}

/**
 * Unchecks the items that are not fitted and that submitting marked good. Call this when the report
 * is no longer submitted, because the driver may name another vehicle, or the office may change
 * what is fitted.
 */
export function uncheckNotFitted({ fittings, checklist }: DraftContents): void {
  for (const key of fittings.notFitted) {
    const entry = checklist.entities[key];
    if (entry.value && entry.enteredAt === null && entry.server.value !== true) entry.value = null;
  }
}
