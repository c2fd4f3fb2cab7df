import { trailerItems } from '@/contract/checklist';
import type { ChecklistKey } from '@/contract/checklist';
import type { WhichTrailers } from '@/contract/extensions';
import type { DraftContents } from '../state/inspectionState';

/** The trailers' numbers as the driver wrote them, separated by commas. */
export function trailerNumbersOf(text: string): string[] {
  // 'n/a' has a slash, but does not name two trailers.
  if (text.trim().toUpperCase() === 'N/A') return [];
  return [...new Set(text.split(/[,/;]/).map((number) => number.trim()))].filter(Boolean);
}

/**
 * The trailers that the driver chose, by defective trailer item. An absent item applies to every
 * trailer.
 */
export function whichTrailersOf(
  { header, checklist }: DraftContents,
  keys: readonly ChecklistKey[],
): WhichTrailers {
  const numbers = trailerNumbersOf(header.values.trailer_numbers);
  const chosen = trailerItems.flatMap(({ key }) => {
    const { value, trailers } = checklist.entities[key];
    const known = trailers.filter((number) => numbers.includes(number));
    const isChoice = keys.includes(key) && value === false && numbers.length > 1;
    return isChoice && known.length > 0 ? [[key, known] as const] : [];
  });
  return Object.fromEntries(chosen);
}
