import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/react';

/**
 * Where emotion keeps what it has put into the document. Its vendor prefixes are left out: they are a fifth of a page's
 * styles, parsed before its first paint, for browsers of before 2022. What still needs one says so itself.
 */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'css', stylisPlugins: [] });
}

/** The document's own; a server has one for each page that it renders. */
export const documentStyles = createStyleCache();
