import * as v from 'valibot';
import { maxItems } from './fields';
import {
  checklist,
  checklistKeys,
  isRegulated,
  trailerItems,
  type ChecklistKey,
} from './checklist';

/**
 * The items that a vehicle may lack. Leaves out the items that 49 CFR 396.11(a)(1) names, because drivers inspect those
 * on every vehicle.
 */
export const fittableItems = checklist.filter(({ key }) => !isRegulated(key));

const trailerKeys: readonly ChecklistKey[] = trailerItems.map(({ key }) => key);

export const kindOfItem = (key: ChecklistKey): 'truck' | 'trailer' =>
  trailerKeys.includes(key) ? 'trailer' : 'truck';

export const fittableOn = (kind: 'truck' | 'trailer') =>
  fittableItems.filter(({ key }) => kindOfItem(key) === kind);

/** The items not fitted, in a response. Absent in earlier versions. */
export const notFitted = v.optional(v.array(v.picklist(checklistKeys)), []);

export const notFittedRequest = v.pipe(
  v.array(
    v.picklist(
      fittableItems.map(({ key }) => key),
      'Only items that 49 CFR 396.11(a)(1) does not name can be not fitted.',
    ),
  ),
  maxItems(checklistKeys.length),
  v.transform((items) => [...new Set(items)]),
);
