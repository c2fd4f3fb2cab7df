export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** The highest heading an editor used, or null if there is none. */
export function highestHeading(html: string): number | null {
  const levels = [...html.matchAll(/<h([1-6])[\s>]/gi)].map((match) => Number(match[1]));
  return levels.length > 0 ? Math.min(...levels) : null;
}

/**
 * Maps an editor's heading to its level in the page, so that the page's outline is consistent
 * whatever levels the text uses.
 */
export function placedHeading(tag: string, highest: number, top: HeadingLevel): string {
  const level = Number(tag.slice(1));
  return `h${Math.min(6, top + level - highest)}`;
}
