import { routes } from '@/contract/routes';

/** A file of this version of the site, as workbox lists it. */
export interface SiteFile {
  url: string;
  revision?: string | null;
}

const prefix = 'shell-';

/** One name per version of the site, so that a waiting worker does not touch what the active one serves. */
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

/** The scripts that a page needs to start. */
export function scriptsOf(html: string): string[] {
  return [...html.matchAll(/<script\s[^<>]*?\bsrc="([^"<>]+)"/g)].flatMap(([, url]) => url ?? []);
}

/**
 * The page that opens the site with no connection: the report's, which the browser renders for any path. It brings
 * the settings that the server put into it.
 */
export const shellPath = routes.vehicleReport;
