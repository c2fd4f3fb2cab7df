import { routes } from '@/contract/routes';
import { makeStoredAnswer } from '../http/storedAnswer';
import type { StoredAnswer } from '../http/storedAnswer';

/** A page as it is sent. */
export interface Page {
  status: 200 | 404;
  answer: StoredAnswer;
}

/** Makes the page at a path (no query string). The seam for rendering on the server. */
export type PageMaker = (path: string) => Promise<Page>;

/** The screens, and the shell under its own name: the service worker opens every page with it. */
const known = new Set<string>([...Object.values(routes), '/index.html']);

/** Pages rendered in the browser: the same shell everywhere, with 404 where there is no screen. */
export function shellPages(shell: string): PageMaker {
  const answer = makeStoredAnswer('text/html; charset=utf-8', shell);
  return async (path) => ({ status: known.has(path) ? 200 : 404, answer: await answer });
}
