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
  /**
   * The defect description. It is kept while the item is not defective, but neither shown nor sent.
   */
  text: string;
}

/** An item as entered and as it is on the server. The difference is unsent. */
export interface ChecklistEntry extends ItemMark {
  key: ChecklistKey;
  server: ItemMark;
  /**
   * The instant at which the driver marked the item, according to the phone's clock. Null for an
   * unchecked item and for a value from the server.
   */
  enteredAt: string | null;
  /**
   * The numbers of the trailers that have the defect, as the driver chose. Empty for 'not sure',
   * which means all trailers.
   */
  trailers: string[];
  /** Whether one press marked the item good together with its category. */
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

/** An unchecked item without a value on the server. */
export const blankEntry = (key: ChecklistKey): ChecklistEntry => ({
  key,
  ...blankMark,
  server: blankMark,
  enteredAt: null,
  trailers: [],
  isByCategory: false,
  isContested: false,
});

/** A checklist without marks. All 63 items always exist. */
export const blankChecklist = checklistAdapter.getInitialState(
  undefined,
  checklistKeys.map(blankEntry),
);

/** Whether two marks are equal. A description counts only for a defect. */
export function isSameMark(one: ItemMark, other: ItemMark): boolean {
  if (one.value !== other.value) return false;
  return one.value !== false || one.text.trim() === other.text.trim();
}

/** Whether the driver entered something that is not on the server yet. */
export function isEntryUnsent(entry: ChecklistEntry): boolean {
  return !isSameMark(entry, entry.server);
}

/** The filters, in the order of their buttons. */
export const itemFilters = ['all', 'unchecked', 'defects'] as const;
export type ItemFilter = (typeof itemFilters)[number];

/** A filter and a search. */
export interface Wanted {
  filter: ItemFilter;
  /** The searched part of an item's name. */
  search: string;
}

/**
 * The driver's filter and search. `shown` is set when the driver chooses, so that an item marked
 * afterward remains visible. If `shown` is null, all items are visible.
 */
export interface ChecklistView extends Wanted {
  shown: ChecklistKey[] | null;
}

export const wholeChecklist: ChecklistView = { filter: 'all', search: '', shown: null };

/**
 * A group of items that one press marks. The group is a category, or the items of a missing
 * trailer.
 */
export type BulkId = ChecklistCategory | 'no-trailer';

/** A bulk mark, kept so that one press can undo it. A reload discards it. */
export interface BulkMark {
  id: BulkId;
  /** The items that were untouched before the press. */
  keys: ChecklistKey[];
  /** The previous trailer numbers, if the press replaced them. */
  trailerNumbers: string | null;
}

/** The text in the trailer field for a truck without a trailer. */
export const noTrailer = 'No trailer';

export const trailerKeys: readonly ChecklistKey[] = trailerItems.map(({ key }) => key);
