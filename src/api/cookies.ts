import { decodePercent } from './decodePercent';

/**
 * Returns a cookie's value from a string such as `document.cookie`, or undefined if there is no such cookie. If
 * several have this name, returns the last, whose path is the shortest, because a call may be outside the other paths.
 */
export function readCookie(cookies: string, name: string): string | undefined {
  const pairs = cookies.split(';').map((pair) => pair.trim().split('='));
  const found = pairs.findLast(([key]) => key === name);
  return found && decodePercent(found.slice(1).join('='));
}

export function areCookiesBlocked(page: Document): boolean {
  page.cookie = 'probe=1; path=/; SameSite=Lax';
  const isKept = readCookie(page.cookie, 'probe') === '1';
  page.cookie = 'probe=; path=/; SameSite=Lax; Max-Age=0';
  return !isKept;
}
