import { createEntityAdapter } from '@reduxjs/toolkit';
import { checklistKeys } from '@/contract/checklist';
import type { ChecklistKey } from '@/contract/checklist';
import type { ItemValue } from '@/contract/inspection';

/** An item's value and its defect description. */
export interface ItemMark {
  value: ItemValue;
  /** The defect description. Kept, but neither shown nor sent, while the item is not defective. */
  text: string;
}

/** An item as entered and as the server has it. The difference is unsent. */
export interface ChecklistEntry extends ItemMark {
  key: ChecklistKey;
  server: ItemMark;
  /**
   * When the driver gave it its value, an instant by the phone's clock. Set for a defect, and for a
   * good item that the page showed as an unresolved defect; otherwise null.
   */
  enteredAt: string | null;
  /**
   * Numbers of the trailers that have the defect, as the driver chose. Empty for 'not sure', which
   * means all.
   */
  trailers: string[];
  /**
   * The office has changed the item to the opposite of the driver's unsent entry, so the driver has
   * to decide.
   */
  isContested: boolean;
}

export const checklistAdapter = createEntityAdapter<ChecklistEntry, ChecklistKey>({
  selectId: (entry) => entry.key,
});

const blankMark: ItemMark = { value: null, text: '' };

export const blankItems = Object.fromEntries(
  checklistKeys.map((key) => [key, blankMark]),
) as Record<ChecklistKey, ItemMark>;

/** All 63 items always exist. */
export const blankChecklist = checklistAdapter.getInitialState(
  undefined,
  checklistKeys.map((key) => ({
    key,
    ...blankMark,
    server: blankMark,
    enteredAt: null,
    trailers: [],
    isContested: false,
  })),
);

/** Whether two marks are equal; a description counts only for a defect. */
export function isSameMark(one: ItemMark, other: ItemMark): boolean {
  if (one.value !== other.value) return false;
  return one.value !== false || one.text.trim() === other.text.trim();
}

/** Whether the driver entered something that the server does not have yet. */
export function isEntryUnsent(entry: ChecklistEntry): boolean {
  return !isSameMark(entry, entry.server);
}
