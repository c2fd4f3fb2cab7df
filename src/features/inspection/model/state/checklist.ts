import { createEntityAdapter } from '@reduxjs/toolkit';
import {
  checklistKeys,
  trailerItems,
  type ChecklistCategory,
  type ChecklistKey,
} from '@/contract/checklist';
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
   * When the driver marked the item, an instant by the phone's clock. Null for an unchecked item,
   * and for a value from the server.
   */
  enteredAt: string | null;
  /**
   * Numbers of the trailers that have the defect, as the driver chose. Empty for 'not sure', which
   * means all.
   */
  trailers: string[];
  /** Whether one press marked it good together with its category. */
  isByCategory: boolean;
  /**
   * Whether the office's change contradicts the driver's unsent entry, so that the driver has to
   * decide.
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

/** An unchecked item that the server does not know. */
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

/** Whether two marks are equal; a description counts only for a defect. */
export function isSameMark(one: ItemMark, other: ItemMark): boolean {
  if (one.value !== other.value) return false;
  return one.value !== false || one.text.trim() === other.text.trim();
}

/** Whether the driver entered something that the server does not have yet. */
export function isEntryUnsent(entry: ChecklistEntry): boolean {
  return !isSameMark(entry, entry.server);
}

/** The filters, in the order of their buttons. */
export const itemFilters = ['all', 'unchecked', 'defects'] as const;
export type ItemFilter = (typeof itemFilters)[number];

/** A filter and a search. */
export interface Wanted {
  filter: ItemFilter;
  /** Part of an item's name. */
  search: string;
}

/**
 * The driver's filter and search. `shown` is set when they choose, so that an item marked
 * afterwards stays in place. Null shows all.
 */
export interface ChecklistView extends Wanted {
  shown: ChecklistKey[] | null;
}

export const wholeChecklist: ChecklistView = { filter: 'all', search: '', shown: null };

/** A group of items that one press marks: those of a category, or of a missing trailer. */
export type BulkId = ChecklistCategory | 'no-trailer';

/** A bulk mark, kept so that one press can undo it. A reload discards it. */
export interface BulkMark {
  id: BulkId;
  /** The items that were untouched before. */
  keys: ChecklistKey[];
  /** The previous trailer numbers, if the press replaced them. */
  trailerNumbers: string | null;
}

/** The text in the trailer field for a truck without a trailer. */
export const noTrailer = 'No trailer';

export const trailerKeys: readonly ChecklistKey[] = trailerItems.map(({ key }) => key);
