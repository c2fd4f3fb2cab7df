import { routes } from '@/contract/routes';
import type { PublicSettings } from '@/contract/settings';
import { makeStoredResponse } from '../platform/storedResponse';
import type { StoredResponse } from '../platform/storedResponse';

/** A page, ready to send. */
export interface Page {
  status: 200 | 404;
  response: StoredResponse;
}

/** The built page with the current settings, which change with the company. */
export type CurrentShell = () => Promise<{ html: string; settings: PublicSettings }>;

/**
 * Makes the page at a path (no query string). Implemented by rendering on the server and in the
 * browser.
 */
export type PageMaker = (path: string) => Promise<Page>;

/**
 * The paths of all screens, and the name of the shell, which the service worker opens for every
 * page.
 */
const known = new Set<string>([...Object.values(routes), '/index.html']);

/**
 * Makes pages that the browser renders. All have the same shell, with 404 if there is no such
 * screen.
 */
export function shellPages(shell: CurrentShell): PageMaker {
  let last: { html: string; response: Promise<StoredResponse> } | null = null;
  return async (path) => {
    const { html } = await shell();
    if (last?.html !== html) {
      last = { html, response: makeStoredResponse('text/html; charset=utf-8', html) };
    }
    return { status: known.has(path) ? 200 : 404, response: await last.response };
  };
}
