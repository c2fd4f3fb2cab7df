import { checklistKeys } from '../../../../contract/checklist';
import type { ChecklistKey } from '../../../../contract/checklist';

/** The item that the driver is at, or null. */
export function focusedItem(): ChecklistKey | null {
  const item = document.activeElement?.closest('.item')?.querySelector('[data-item]');
  const key = item?.getAttribute('data-item');
  return checklistKeys.find((known) => known === key) ?? null;
}

/** Brings an item to the middle of the page, its first button focused. */
export function focusItem(key: ChecklistKey): void {
  const item = document.querySelector(`[data-item="${key}"]`);
  item?.scrollIntoView({ block: 'center' });
  item?.querySelector('button')?.focus({ preventScroll: true });
}

/** Brings a field to the middle of the page and focuses it. */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}
