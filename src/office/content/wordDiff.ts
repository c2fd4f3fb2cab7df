import { diffWordsWithSpace } from 'diff';

export interface DiffPart {
  text: string;
  change: 'none' | 'removed' | 'added';
}

/** In ms. */
const timeout = 200;

/** Compares two texts word by word. Returns null if the comparison takes longer than `timeout`. */
export function wordDiff(from: string, to: string): DiffPart[] | null {
  const parts = diffWordsWithSpace(from, to, { timeout });
  if (!parts) return null;
  return parts.map(({ value: text, added, removed }) => ({
    text,
    change: added ? 'added' : removed ? 'removed' : 'none',
  }));
}
