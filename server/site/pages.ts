import { canonicalPath, routes } from '@/contract/routes';
import type { PublicSettings } from '@/contract/settings';
import { makeStoredResponse, type StoredResponse } from '../platform/storedResponse';
import type { RenderEntry } from './renderEntry';

/** A page that is ready to send. */
export interface Page {
  status: 200 | 404;
  response: StoredResponse;
}

/** The built page with the current settings, which change with the company. */
export type CurrentShell = () => Promise<{ html: string; settings: PublicSettings }>;

/**
 * Makes the page at a path (without a query string). One implementation renders on the server, and
 * one in the browser.
 */
export type PageMaker = (path: string) => Promise<Page>;

/**
 * The canonical URL, with the query, of a page that a visitor requested under another spelling;
 * null for any other URL.
 */
export function canonicalUrl(url: string): string | null {
  const [path = '/', ...query] = url.split('?');
  const canonical = canonicalPath(path);
  return canonical === null ? null : [canonical, ...query].join('?');
}

/**
 * The paths of all screens, and the name of the shell, which the service worker opens for every
 * page.
 */
const known = new Set<string>([...Object.values(routes), '/index.html']);

/** Whether there is a screen at this path. The privacy page exists only with a privacy text. */
export function isScreen(path: string, { privacy = false }: PublicSettings): boolean {
  return known.has(path) && (path !== routes.privacy || privacy);
}

/**
 * Makes pages that the browser renders. Each page is the shell with the head for its path. The
 * status is 404 if there is no screen at the path.
 */
export function shellPages(
  shell: CurrentShell,
  fillHead: RenderEntry['fillHead'] = (html) => html,
): PageMaker {
  let lastHtml = '';
  let responses = new Map<string, Promise<StoredResponse>>();
  return async (path) => {
    const { html, settings } = await shell();
    const isKnown = isScreen(path, settings);
    // An unknown path does not get another page's head.
    const kept = path === '/index.html' ? routes.home : isKnown ? path : '';
    if (lastHtml !== html) responses = new Map();
    lastHtml = html;
    const response =
      responses.get(kept) ??
      makeStoredResponse('text/html; charset=utf-8', fillHead(html, kept, settings));
    responses.set(kept, response);
    return { status: isKnown ? 200 : 404, response: await response };
  };
}
