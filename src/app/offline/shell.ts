import { routes } from '@/contract/routes';
import { settingsElementId } from '@/contract/settings';

/** A file of this version, in workbox's format. */
export interface SiteFile {
  url: string;
  revision?: string | null;
}

const prefix = 'shell-';

/**
 * The name of this version's cache. It differs between versions, so that a waiting worker does not change what the
 * active one serves.
 */
export function shellCacheName(files: readonly SiteFile[]): string {
  let hash = 0;
  for (const character of files.map(({ url, revision }) => `${url}${revision ?? ''}`).join()) {
    hash = (Math.imul(hash, 31) + character.charCodeAt(0)) | 0;
  }
  return `${prefix}${(hash >>> 0).toString(36)}`;
}

export function isOldShell(cacheName: string, current: string): boolean {
  return cacheName.startsWith(prefix) && cacheName !== current;
}

function listScriptUrls(html: string): string[] {
  return [...html.matchAll(/<script\s[^<>]*?\bsrc="([^"<>]+)"/g)].flatMap(([, url]) => url ?? []);
}

const parsePathname = (url: string) => new URL(url, 'https://site.invalid').pathname;

/** Whether a page belongs to the version with these files: it has scripts, and all of them are among the files. */
export function hasOnlyKnownScripts(files: readonly SiteFile[], html: string): boolean {
  const known = new Set(files.map(({ url }) => parsePathname(url)));
  const scripts = listScriptUrls(html);
  return scripts.length > 0 && scripts.every((url) => known.has(parsePathname(url)));
}

/** The text of the settings that the server inserted into a page; '' if there are none. */
export function settingsIn(html: string): string {
  const begin = `id="${settingsElementId}">`;
  const at = html.indexOf(begin);
  return at < 0 ? '' : html.slice(at + begin.length, html.indexOf('<', at));
}

/**
 * The path of the page that opens without a connection. The browser can render every path from this page, because it
 * contains the settings and no content.
 */
export const shellPath = routes.vehicleReport;
