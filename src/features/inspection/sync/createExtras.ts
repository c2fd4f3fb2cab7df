import type { InferOutput, ObjectSchema } from 'valibot';
import type { createExtras } from '@/contract/fleetRequests';
import type { InspectionState } from '../inspectionState';

export type CreateExtras = InferOutput<ObjectSchema<typeof createExtras, undefined>>;

/** What our own backend takes beside the specification's create call: when what was entered. */
export function createExtrasOf({ checklist }: InspectionState): CreateExtras {
  const entered = Object.values(checklist.entities).flatMap(({ key, value, enteredAt }) =>
    value === null || enteredAt === null ? [] : [[key, enteredAt] as const],
  );
  return entered.length > 0 ? { entered_at: Object.fromEntries(entered) } : {};
}
