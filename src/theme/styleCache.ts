import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/react';

/**
 * Creates Emotion's cache without vendor prefixes, which would be a fifth of a page's styles. The few necessary
 * prefixes are written by hand.
 */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'css', stylisPlugins: [] });
}

/** The browser's cache. */
export const documentStyles = createStyleCache();
