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
 * The items that none of these vehicles has, from the office's response. An item that 49 CFR
 * 396.11(a)(1) names is never among them. Of several trailers, each has to lack it; one that the
 * office does not know lacks nothing.
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

/** A value that the driver did not enter: none, or a good one from the server or a submit. */
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
 * The items of the form that are not fitted. A mark of the driver takes precedence: an item with a
 * defect is defective.
 */
export const notFittedOf = ({ fittings, header, checklist }: DraftContents): ChecklistKey[] =>
  notFitted(
    fittings,
    { truck: header.values.truck_number, trailers: header.values.trailer_numbers },
    checklist,
  );

/** The same, as one array until it changes. */
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

/** The form's marks, with `true` for what is not fitted, because the API knows no other value. */
export function marksToSend(draft: DraftContents): DraftContents['checklist']['entities'] {
  const absent = notFittedOf(draft);
  if (absent.length === 0) return draft.checklist.entities;
  const entities = { ...draft.checklist.entities };
  for (const key of absent) entities[key] = { ...entities[key], value: true };
  return entities;
}

/**
 * Takes back the values that a submit gave to what is not fitted, once it is no longer submitted: the
 * driver may name another vehicle, or the office may change what is fitted.
 */
export function uncheckNotFitted({ fittings, checklist }: DraftContents): void {
  for (const key of fittings.notFitted) {
    const entry = checklist.entities[key];
    if (entry.value && entry.enteredAt === null && entry.server.value !== true) entry.value = null;
  }
}
