import type { ChecklistCategory, ChecklistKey } from '@/contract/checklist';

/** Which items are wanted; in the order of the choice. */
export const itemFilters = ['all', 'unchecked', 'defects'] as const;
export type ItemFilter = (typeof itemFilters)[number];

/** A filter and a search. */
export interface Wanted {
  filter: ItemFilter;
  /** A part of the item's name. */
  search: string;
}

/**
 * What the driver wants to see of the checklist. `shown` is settled when they choose: an item that is answered after
 * that stays under the thumb. Null shows all.
 */
export interface ChecklistView extends Wanted {
  shown: ChecklistKey[] | null;
}

export const wholeChecklist: ChecklistView = { filter: 'all', search: '', shown: null };

/** What is answered in one press: the rest of a category, or all of a trailer that is not there. */
export type BulkId = ChecklistCategory | 'no-trailer';

/** What one press answered, kept so that one press undoes it. It does not outlive the page. */
export interface BulkAnswer {
  id: BulkId;
  /** The items that nobody had touched before. */
  keys: ChecklistKey[];
  /** The trailer numbers as they were, where the press wrote its own. */
  trailerNumbers: string | null;
}
