import { JSDOM } from 'jsdom';
import { isPlainText } from '@/components/RichText/safeHtml';
import { createSanitizer } from './sanitizer';

/** Contents of a site are a few dozen texts; the limit only keeps a changing site from growing the process. */
const rememberedTexts = 500;

/**
 * The server render's sanitizer, for `makeStore`'s `sanitize`: each content goes through jsdom once.
 * To be made once a process, by the render entry alone; the browser never imports it.
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
