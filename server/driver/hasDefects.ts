import { checklistKeys } from '@/contract/checklist';
import type { ItemValues } from '@/contract/inspection';

/** Whether an item of a report, or of a change to one, is said to be defective. */
export function hasDefects(items: Partial<ItemValues>): boolean {
  return checklistKeys.some((key) => items[key] === false);
}
