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

interface MarkFacts {
  isByCategory?: boolean;
  isNotFitted?: boolean;
}

/** An item's mark on a copy of a report, with its meaning. */
export function itemMark(
  value: ItemValue,
  { isByCategory = false, isNotFitted = false }: MarkFacts = {},
): ItemMark {
  if (value === null) return unchecked;
  if (!value) return defective;
  if (isNotFitted) return notFitted;
  return isByCategory ? byCategory : good;
}

export const markLegend = [good, defective, unchecked]
  .map(({ mark, label }) => `${mark} ${label}`)
  .join(', ');

export const byCategoryText =
  '* Marked with its category: the driver pressed ‘All good’ after each item was in view.';

/** An item's label on a copy of a report. Says so if the item is not fitted. */
export const itemOnPaper = (label: string, value: ItemValue, isNotFitted: boolean) =>
  value === true && isNotFitted ? `${label}: Not fitted` : label;
