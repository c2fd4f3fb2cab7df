import { decodePercent } from './decodePercent';

/** Returns a cookie's value from a string such as `document.cookie`, or undefined if there is no such cookie. */
export function readCookie(cookies: string, name: string): string | undefined {
  for (const pair of cookies.split(';')) {
    const [key, ...value] = pair.trim().split('=');
    if (key !== name) continue;
    return decodePercent(value.join('='));
  }
  return undefined;
}

export function areCookiesBlocked(page: Document): boolean {
  page.cookie = 'probe=1; path=/; SameSite=Lax';
  const isKept = readCookie(page.cookie, 'probe') === '1';
  page.cookie = 'probe=; path=/; SameSite=Lax; Max-Age=0';
  return !isKept;
}
