import { trailerItems, truckItems } from '@/contract/checklist';
import type { ChecklistKey, ChecklistSection } from '@/contract/checklist';

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
 * The driver's filter and search. `shown` is fixed when they choose, so that an item marked
 * afterwards stays in place. Null shows all.
 */
export interface ChecklistView extends Wanted {
  shown: ChecklistKey[] | null;
}

export const wholeChecklist: ChecklistView = { filter: 'all', search: '', shown: null };

/**
 * The items that one press can mark: the rest of the truck or the trailer, or all items of a
 * missing trailer.
 */
export type BulkId = ChecklistSection | 'no-trailer';

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

export const sectionKeys: Record<ChecklistSection, readonly ChecklistKey[]> = {
  truck: truckItems.map(({ key }) => key),
  trailer: trailerKeys,
};
