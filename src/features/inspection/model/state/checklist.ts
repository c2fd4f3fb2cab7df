import { createEntityAdapter } from '@reduxjs/toolkit';
import {
  checklistKeys,
  trailerItems,
  type ChecklistCategory,
  type ChecklistKey,
} from '@/contract/checklist';
import type { ItemValue } from '@/contract/inspection';

export interface ItemMark {
  value: ItemValue;
  /** The driver's description. A good item keeps it, but neither shows nor sends it. */
  text: string;
}

/** An item as entered, and as the server has it. A difference between the two is unsent. */
export interface ChecklistEntry extends ItemMark {
  key: ChecklistKey;
  server: ItemMark;
  /** The instant of the driver's mark by the phone's clock. Null without such a mark. */
  enteredAt: string | null;
  /** The trailers that the driver chose as having the defect. Empty for 'not sure'. */
  trailers: string[];
  /** Whether the driver marked the item good with its category's button. */
  isByCategory: boolean;
  /** Whether the office's change contradicts the driver's unsent entry. */
  isContested: boolean;
}

export const checklistAdapter = createEntityAdapter<ChecklistEntry, ChecklistKey>({
  selectId: (entry) => entry.key,
});

const blankMark: ItemMark = { value: null, text: '' };

export const blankItems = Object.fromEntries(
  checklistKeys.map((key) => [key, blankMark]),
) as Record<ChecklistKey, ItemMark>;

export const blankEntry = (key: ChecklistKey): ChecklistEntry => ({
  key,
  ...blankMark,
  server: blankMark,
  enteredAt: null,
  trailers: [],
  isByCategory: false,
  isContested: false,
});

/** All 63 items always exist. */
export const blankChecklist = checklistAdapter.getInitialState(
  undefined,
  checklistKeys.map(blankEntry),
);

export const hasDefect = ({ entities }: typeof blankChecklist): boolean =>
  Object.values(entities).some(({ value }) => value === false);

/** Descriptions are compared only for a defect. */
export function isSameMark(one: ItemMark, other: ItemMark): boolean {
  if (one.value !== other.value) return false;
  return one.value !== false || one.text.trim() === other.text.trim();
}

export function isEntryUnsent(entry: ChecklistEntry): boolean {
  return !isSameMark(entry, entry.server);
}

/** In the order of the buttons. */
export const itemFilters = ['all', 'unchecked', 'defects'] as const;
export type ItemFilter = (typeof itemFilters)[number];

export interface Wanted {
  filter: ItemFilter;
  search: string;
}

/**
 * `shown` is set when the driver filters or searches, so that an item marked afterward remains visible. Null without a
 * filter and a search text.
 */
export interface ChecklistView extends Wanted {
  shown: ChecklistKey[] | null;
}

export const wholeChecklist: ChecklistView = { filter: 'all', search: '', shown: null };

/** Identifies a button that marks several items with one press. */
export type BulkId = ChecklistCategory | 'no-trailer';

/** A bulk mark. It does not survive a reload. */
export interface BulkMark {
  id: BulkId;
  /** Only items that were untouched before the press. */
  keys: ChecklistKey[];
  /** The earlier trailer numbers if the press replaced them, or null. */
  trailerNumbers: string | null;
}

/** The trailer field's text for a truck without a trailer. */
export const noTrailer = 'No trailer';

export const trailerKeys: readonly ChecklistKey[] = trailerItems.map(({ key }) => key);
