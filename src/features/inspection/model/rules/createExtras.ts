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
 * Returns the fields that only Linehaul's own backend accepts. The entry times tell the server the order of the
 * entries.
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
