import type { InferOutput, ObjectSchema } from 'valibot';
import type { createExtras } from '@/contract/fleetRequests';
import type { InspectionState } from '../inspectionState';
import { tripOf } from '../report/trip';

export type CreateExtras = InferOutput<ObjectSchema<typeof createExtras, undefined>>;

/** What our own backend takes beside the specification's create call: the trip, and when what was entered. */
export function createExtrasOf(state: InspectionState): CreateExtras {
  const trip = tripOf(state);
  const entered = Object.values(state.checklist.entities).flatMap(({ key, value, enteredAt }) =>
    value === null || enteredAt === null ? [] : [[key, enteredAt] as const],
  );
  return entered.length > 0 ? { trip, entered_at: Object.fromEntries(entered) } : { trip };
}
