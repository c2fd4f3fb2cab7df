import { isPlainText } from '@/contract/richText/plainText';
import type { Sanitize } from '@/contract/richText/sanitizer';

const sanitizers = new Map<string, Promise<Sanitize>>();

async function load(apiHost: string): Promise<Sanitize> {
  const { createSanitizer } = await import('@/contract/richText/sanitizer');
  return createSanitizer(window, apiHost);
}

/** Sanitizes content that the browser fetched. */
export async function sanitizeInBrowser(html: string, apiHost: string): Promise<string> {
  if (isPlainText(html)) return html;
  let sanitizer = sanitizers.get(apiHost);
  if (!sanitizer) {
    sanitizer = load(apiHost);
    sanitizers.set(apiHost, sanitizer);
    // If a chunk fails to load, the next call requests it again.
    sanitizer.catch(() => sanitizers.delete(apiHost));
  }
  return (await sanitizer)(html);
}
