import { isPlainText } from '@/contract/richText/plainText';
import { WorkerThread, WorkFailed } from '../../platform/workers/WorkerThread';
import { isTooDeep } from './nesting';

export interface TextOrder {
  html: string;
  /** The origin for relative picture addresses; '' for Linehaul's own backend. */
  apiHost: string;
}

/** The thread loads jsdom only on demand, because that takes a second and 80 MB. */
const thread = new WorkerThread<TextOrder, string>('domain/content/sanitizeWorker', {
  deadline: 10_000,
  idle: 60_000,
});

/** Runs `work` after the thread has started, and then ends the thread. */
export async function withSanitizer(work: () => Promise<void>): Promise<void> {
  await thread.run({ html: '', apiHost: '' });
  await work();
  await thread.close();
}

/**
 * Sanitizes a text in a thread, so the server is not blocked (src/contract/richText/sanitizer.ts). Rejects with
 * WorkFailed if the text is nested too deeply or takes too long.
 */
export async function sanitizeText(html: string, apiHost = ''): Promise<string> {
  if (isPlainText(html)) return html;
  if (isTooDeep(html)) throw new WorkFailed('The text is nested too deeply.');
  return thread.run({ html, apiHost });
}

/** The maximum number of cached texts. */
const rememberedTexts = 500;

/** Returns a sanitizer that caches its results. */
export function rememberedSanitize(apiHost: string): (html: string) => Promise<string> {
  const remembered = new Map<string, string>();
  return async (html) => {
    const safe = remembered.get(html) ?? (await sanitizeText(html, apiHost));
    if (remembered.size >= rememberedTexts) remembered.clear();
    remembered.set(html, safe);
    return safe;
  };
}
