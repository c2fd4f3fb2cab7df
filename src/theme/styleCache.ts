import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/react';

/**
 * Creates Emotion's cache without vendor prefixes. Prefixes would be a fifth of a page's styles, which the browser
 * parses before the first paint, and only browsers older than 2022 need them. The few necessary prefixes are written by
 * hand.
 */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'css', stylisPlugins: [] });
}

/** The browser's cache. The server creates a cache for each rendered page. */
export const documentStyles = createStyleCache();
