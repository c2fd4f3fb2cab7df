import { createEntityAdapter } from '@reduxjs/toolkit';
import { checklistKeys } from '@/contract/checklist';
import type { ChecklistKey } from '@/contract/checklist';
import type { ItemValue } from '@/contract/inspection';

/** What can be known of one item: its value, and what is wrong with it. */
export interface ItemAnswer {
  value: ItemValue;
  /** The description of the defect. Kept, but neither shown nor sent, while the item is not defective. */
  text: string;
}

/** One item of the report, as entered, beside what the server has of it: the difference is unsent. */
export interface ChecklistEntry extends ItemAnswer {
  key: ChecklistKey;
  server: ItemAnswer;
}

export const checklistAdapter = createEntityAdapter<ChecklistEntry, ChecklistKey>({
  selectId: (entry) => entry.key,
});

export const blankAnswer: ItemAnswer = { value: null, text: '' };

export const blankItems = Object.fromEntries(
  checklistKeys.map((key) => [key, blankAnswer]),
) as Record<ChecklistKey, ItemAnswer>;

/** All 63 items are always there. */
export const blankChecklist = checklistAdapter.getInitialState(
  undefined,
  checklistKeys.map((key) => ({ key, ...blankAnswer, server: blankAnswer })),
);

/** Whether an item says the same; a description counts only while there is a defect. */
export function isSameAnswer(one: ItemAnswer, other: ItemAnswer): boolean {
  if (one.value !== other.value) return false;
  return one.value !== false || one.text.trim() === other.text.trim();
}

/** Whether the driver entered something here that the server does not have yet. */
export function isEntryUnsent(entry: ChecklistEntry): boolean {
  return !isSameAnswer(entry, entry.server);
}
