import type { InferOutput, ObjectSchema } from 'valibot';
import { checklistKeys } from '@/contract/checklist';
import type { createExtras } from '@/contract/extensionRequests';
import { markedByCategory } from './checklistSelectors';
import { listNotFitted } from './notFitted';
import { getCorrected } from './reportMerge';
import { getWhichTrailers } from './vehicleNames';
import type { DraftState } from '../state/inspectionState';
import { getTrip } from './trip';

export type CreateExtras = InferOutput<ObjectSchema<typeof createExtras, undefined>>;

/** Returns fields of the create call that only Linehaul's own backend accepts. */
export function toCreateExtras(state: DraftState): CreateExtras {
  const which = getWhichTrailers(state, checklistKeys);
  const extras = {
    trip: getTrip(state),
    ...(Object.keys(which).length > 0 ? { which_trailers: which } : {}),
  };
  const entered = Object.values(state.checklist.entities).flatMap(({ key, value, enteredAt }) =>
    value === null || enteredAt === null ? [] : [[key, enteredAt] as const],
  );
  const corrected = getCorrected(state);
  const marked = markedByCategory(state);
  const notFitted = listNotFitted(state);
  return {
    ...extras,
    // Linehaul's own backend has numbers for ids.
    ...(typeof corrected === 'number' && { corrects: corrected }),
    ...(marked.length > 0 && { marked_by_category: marked }),
    ...(notFitted.length > 0 && { not_fitted: notFitted }),
    ...(entered.length > 0 && { entered_at: Object.fromEntries(entered) }),
  };
}
