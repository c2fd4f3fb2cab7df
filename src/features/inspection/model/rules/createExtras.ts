import type { InferOutput, ObjectSchema } from 'valibot';
import { checklistKeys } from '@/contract/checklist';
import type { ChecklistKey } from '@/contract/checklist';
import type { createExtras } from '@/contract/extensionRequests';
import type { ItemValue } from '@/contract/inspection';
import { whichTrailersOf } from './vehicleNames';
import type { InspectionState } from '../state/inspectionState';
import { tripOf } from './trip';

export type CreateExtras = InferOutput<ObjectSchema<typeof createExtras, undefined>>;

/**
 * The time of the item's entry, for the server. A defect that is delivered late reopens one that
 * was certified in the meantime. Only a 'good' that the driver entered for a defect they could see
 * undoes its reopening.
 */
export function enteredAtOf(
  { checklist, unresolvedItems }: InspectionState,
  key: ChecklistKey,
  value: ItemValue,
  at: string,
): string | null {
  if (value === null) return null;
  const wasDefect = unresolvedItems.includes(key) || checklist.entities[key].server.value === false;
  return value && !wasDefect ? null : at;
}

/**
 * The fields that Linehaul's own backend takes in addition to the specification's create call: the
 * trip, and the times of the entries.
 */
export function createExtrasOf(state: InspectionState): CreateExtras {
  const which = whichTrailersOf(state, checklistKeys);
  const extras = {
    trip: tripOf(state),
    ...(Object.keys(which).length > 0 ? { which_trailers: which } : {}),
  };
  const entered = Object.values(state.checklist.entities).flatMap(({ key, value, enteredAt }) =>
    value === null || enteredAt === null ? [] : [[key, enteredAt] as const],
  );
  return entered.length > 0 ? { ...extras, entered_at: Object.fromEntries(entered) } : extras;
}
