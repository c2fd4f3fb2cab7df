import type { ItemValue } from './inspection';

interface ItemMark {
  mark: string;
  label: string;
}

const good: ItemMark = { mark: '✓', label: 'good' };
const defective: ItemMark = { mark: '✗', label: 'defective' };
const unchecked: ItemMark = { mark: '–', label: 'unchecked' };
const notFitted: ItemMark = { mark: '·', label: 'not fitted' };
const byCategory: ItemMark = { mark: '✓*', label: 'good, marked with its category' };

/** What a report records about a good item. */
interface MarkFacts {
  isByCategory?: boolean;
  isNotFitted?: boolean;
}

/** Returns an item's mark on a report's sheet and PDF, and the meaning of that mark. */
export function itemMark(
  value: ItemValue,
  { isByCategory = false, isNotFitted = false }: MarkFacts = {},
): ItemMark {
  if (value === null) return unchecked;
  if (!value) return defective;
  if (isNotFitted) return notFitted;
  return isByCategory ? byCategory : good;
}

/** The meaning of the marks, for readers of a copy who cannot ask. */
export const markLegend = [good, defective, unchecked]
  .map(({ mark, label }) => `${mark} ${label}`)
  .join(', ');

/** The meaning of the asterisk. */
export const byCategoryText =
  '* Marked with its category: the driver pressed ‘All good’ after each item was in view.';

/** An item's name on a report's sheet and PDF. The name says if the item is not fitted. */
export const itemOnPaper = (label: string, isNotFitted: boolean) =>
  isNotFitted ? `${label}: Not fitted` : label;
