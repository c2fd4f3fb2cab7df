import * as v from 'valibot';
import {
  checklist,
  checklistKeys,
  isRegulated,
  trailerItems,
  type ChecklistKey,
} from './checklist';

/**
 * The items that a vehicle may lack, such as a carburetor. They exclude each item that 49 CFR
 * 396.11(a)(1) names, because drivers inspect it on every vehicle.
 */
export const fittableItems = checklist.filter(({ key }) => !isRegulated(key));

const trailerKeys: readonly ChecklistKey[] = trailerItems.map(({ key }) => key);

/** The kind of vehicle that has the item. */
export const kindOfItem = (key: ChecklistKey): 'truck' | 'trailer' =>
  trailerKeys.includes(key) ? 'trailer' : 'truck';

/** The items that vehicles of a kind may lack. */
export const fittableOn = (kind: 'truck' | 'trailer') =>
  fittableItems.filter(({ key }) => kindOfItem(key) === kind);

/** The items that are not fitted, in a response. Absent in earlier versions. */
export const notFitted = v.optional(v.array(v.picklist(checklistKeys)), []);

/** The items that are not fitted, in a request. */
export const notFittedRequest = v.pipe(
  v.array(
    v.picklist(
      fittableItems.map(({ key }) => key),
      'Only items that 49 CFR 396.11(a)(1) does not name can be not fitted.',
    ),
  ),
  v.maxLength(checklistKeys.length),
  v.transform((items) => [...new Set(items)]),
);
