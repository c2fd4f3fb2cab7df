import { checklistKeys } from '@/contract/checklist';
import type { ItemValues } from '@/contract/inspection';

/** Whether a report or a change to one marks an item as defective. */
export function hasDefects(items: Partial<ItemValues>): boolean {
  return checklistKeys.some((key) => items[key] === false);
}
