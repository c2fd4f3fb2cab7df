export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** The highest heading an editor used, or null when the text has none. */
export function highestHeading(html: string): number | null {
  const levels = [...html.matchAll(/<h([1-6])[\s>]/gi)].map((match) => Number(match[1]));
  return levels.length > 0 ? Math.min(...levels) : null;
}

/**
 * Moves an editor's heading to where the text stands in the page, so that a page keeps one outline whatever
 * levels its texts were written with.
 */
export function placedHeading(tag: string, highest: number, top: HeadingLevel): string {
  const level = Number(tag.slice(1));
  return `h${Math.min(6, top + level - highest)}`;
}
