import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/react';

/**
 * Emotion's cache, without vendor prefixes. They would be a fifth of a page's styles, parsed before
 * its first paint, for browsers older than 2022. The few that are still needed are written by hand.
 */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'css', stylisPlugins: [] });
}

/** The document's cache; a server has one for each page that it renders. */
export const documentStyles = createStyleCache();
