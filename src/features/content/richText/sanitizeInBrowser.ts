import { isPlainText } from '@/contract/richText/plainText';
import type { Sanitize } from '@/contract/richText/sanitizer';

const sanitizers = new Map<string, Promise<Sanitize>>();

async function load(apiHost: string): Promise<Sanitize> {
  const { createSanitizer } = await import('@/contract/richText/sanitizer');
  return createSanitizer(window, apiHost);
}

/**
 * Sanitizes content that the browser fetched itself. The sanitizer is loaded with the first text
 * that needs it; content rendered by the server was sanitized there.
 */
export async function sanitizeInBrowser(html: string, apiHost: string): Promise<string> {
  if (isPlainText(html)) return html;
  let sanitizer = sanitizers.get(apiHost);
  if (!sanitizer) {
    sanitizer = load(apiHost);
    sanitizers.set(apiHost, sanitizer);
    // A chunk that failed to load is requested again next time.
    sanitizer.catch(() => sanitizers.delete(apiHost));
  }
  return (await sanitizer)(html);
}
