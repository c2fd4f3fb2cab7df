import { canonicalPath, routes } from '@/contract/routes';
import type { PublicSettings } from '@/contract/settings';
import { makeStoredResponse, type StoredResponse } from '../platform/storedResponse';
import type { RenderEntry } from './renderEntry';

export interface Page {
  status: 200 | 404;
  response: StoredResponse;
}

/** Returns the built page with the current settings. */
export type CurrentShell = () => Promise<{ html: string; settings: PublicSettings }>;

/** Makes the page at a path without a query string. */
export type PageMaker = (path: string) => Promise<Page>;

/**
 * Returns the canonical form of a page's URL, with the query; null if the URL is already canonical or belongs to no
 * page.
 */
export function canonicalUrl(url: string): string | null {
  const [path = '/', ...query] = url.split('?');
  const canonical = canonicalPath(path);
  return canonical === null ? null : [canonical, ...query].join('?');
}

const known = new Set<string>([...Object.values(routes), '/index.html']);

/** Whether there is a screen at this path. The privacy page exists only if there is a privacy text. */
export function isScreen(path: string, { privacy = false }: PublicSettings): boolean {
  return known.has(path) && (path !== routes.privacy || privacy);
}

/**
 * Makes pages that the browser renders: the shell with the path's own head. The status is 404 if there is no screen at
 * the path.
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
    // All unknown paths share one response, because they have the same head.
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
