import { checklistKeys } from '@/contract/checklist';
import type { ItemValues } from '@/contract/inspection';

export function hasDefects(items: Partial<ItemValues>): boolean {
  return checklistKeys.some((key) => items[key] === false);
}
