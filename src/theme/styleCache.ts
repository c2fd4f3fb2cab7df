import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/react';

/**
 * Creates Emotion's cache without vendor prefixes. Prefixes would be a fifth of a page's styles,
 * which are parsed before the first paint, and only browsers older than 2022 need them. The few
 * that are still needed are written by hand.
 */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'css', stylisPlugins: [] });
}

/** The document's cache. A server creates a cache for each page that it renders. */
export const documentStyles = createStyleCache();
