import { JSDOM } from 'jsdom';
import { isPlainText } from '@/contract/richText/plainText';
import { createSanitizer } from '@/contract/richText/sanitizer';

/** A site has a few dozen texts; the limit bounds the memory if they keep changing. */
const rememberedTexts = 500;

/**
 * The server render's sanitizer, for `makeStore`'s `sanitize`: each text passes through jsdom once.
 * Create it once per process, in the render entry only; the browser never imports it.
 */
export function createServerSanitize(apiHost: string): (html: string) => Promise<string> {
  const sanitize = createSanitizer(new JSDOM('').window, apiHost);
  const remembered = new Map<string, string>();

  return (html) => {
    if (isPlainText(html)) return Promise.resolve(html);
    const safe = remembered.get(html) ?? sanitize(html);
    if (remembered.size >= rememberedTexts) remembered.clear();
    remembered.set(html, safe);
    return Promise.resolve(safe);
  };
}
