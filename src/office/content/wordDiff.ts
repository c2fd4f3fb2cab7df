import { diffWordsWithSpace } from 'diff';

/** A part of a changed text. */
export interface DiffPart {
  text: string;
  change: 'none' | 'removed' | 'added';
}

/** Time in ms after which the comparison stops, and both texts are shown whole. */
const timeout = 200;

/** The words that a change of a text removed and added, in order; null if there are too many to compare. */
export function wordDiff(from: string, to: string): DiffPart[] | null {
  const parts = diffWordsWithSpace(from, to, { timeout });
  if (!parts) return null;
  return parts.map(({ value: text, added, removed }) => ({
    text,
    change: added ? 'added' : removed ? 'removed' : 'none',
  }));
}
