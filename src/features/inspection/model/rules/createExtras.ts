import type { InferOutput, ObjectSchema } from 'valibot';
import { checklistKeys } from '@/contract/checklist';
import type { createExtras } from '@/contract/extensionRequests';
import { markedByCategory } from './checklistSelectors';
import { notFittedOf } from './notFitted';
import { whichTrailersOf } from './vehicleNames';
import type { DraftState } from '../state/inspectionState';
import { tripOf } from './trip';

export type CreateExtras = InferOutput<ObjectSchema<typeof createExtras, undefined>>;

/**
 * The fields that Linehaul's own backend accepts in addition to the specification's. They are the
 * trip, the items that were marked with their category, the items that are not fitted, and each
 * entry's time, from which the server knows the order of the entries.
 */
export function createExtrasOf(state: DraftState): CreateExtras {
  const which = whichTrailersOf(state, checklistKeys);
  const extras = {
    trip: tripOf(state),
    ...(Object.keys(which).length > 0 ? { which_trailers: which } : {}),
  };
  const entered = Object.values(state.checklist.entities).flatMap(({ key, value, enteredAt }) =>
    value === null || enteredAt === null ? [] : [[key, enteredAt] as const],
  );
  const marked = markedByCategory(state);
  const notFitted = notFittedOf(state);
  return {
    ...extras,
    ...(marked.length > 0 && { marked_by_category: marked }),
    ...(notFitted.length > 0 && { not_fitted: notFitted }),
    ...(entered.length > 0 && { entered_at: Object.fromEntries(entered) }),
  };
}
