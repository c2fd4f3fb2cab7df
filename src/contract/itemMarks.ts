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

/** What a report records of a good item. */
interface MarkFacts {
  isByCategory?: boolean;
  isNotFitted?: boolean;
}

/** The mark of an item on a report's sheet and PDF, and its meaning. */
export function itemMark(
  value: ItemValue,
  { isByCategory = false, isNotFitted = false }: MarkFacts = {},
): ItemMark {
  if (value === null) return unchecked;
  if (!value) return defective;
  if (isNotFitted) return notFitted;
  return isByCategory ? byCategory : good;
}

/** What the marks mean, for a copy that nobody can ask about. */
export const markLegend = [good, defective, unchecked]
  .map(({ mark, label }) => `${mark} ${label}`)
  .join(', ');

/** What the asterisk means. */
export const byCategoryText =
  '* Marked with its category: the driver pressed ‘All good’ after each item was in view.';

/** An item's name on a report's sheet and PDF, which says in words that it is not fitted. */
export const itemOnPaper = (label: string, isNotFitted: boolean) =>
  isNotFitted ? `${label}: Not fitted` : label;
