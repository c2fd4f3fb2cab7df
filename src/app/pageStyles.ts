import createEmotionServer from '@emotion/server/create-instance';
import type { EmotionCache } from '@emotion/react';

/** What `HydratedWhenNear` renders. */
const firstPart = '<div data-part=';

/**
 * What a page was rendered with. Make it before rendering, else the cache does not keep what it inserts; then give it
 * the page, to have its styles put where they are needed: those of its first screen in the head, those of the parts
 * below before the first of them. A browser that parses all styles first paints the words under its header later.
 */
export function createPageStyles(cache: EmotionCache) {
  const emotion = createEmotionServer(cache);

  /** The styles of this markup, but for those that were taken before. */
  function take(html: string): string {
    const chunks = emotion.extractCriticalToChunks(html);
    for (const id of chunks.styles.flatMap(({ ids }) => ids)) cache.inserted[id] = true;
    return emotion.constructStyleTagsFromChunks(chunks);
  }

  return (html: string): { head: string; html: string } => {
    const below = html.indexOf(firstPart);
    const first = below < 0 ? html : html.slice(0, below);
    // `data-s` says that they are in the head; the others emotion moves there, out of the way of hydration.
    const head = take(first).replaceAll('<style ', '<style data-s ');
    const rest = html.slice(first.length);
    return { head, html: first + (rest && take(rest)) + rest };
  };
}
