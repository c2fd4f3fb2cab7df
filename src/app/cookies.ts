import { decodePercent } from './decodePercent';

/** A cookie's value out of a cookie string such as `document.cookie`; undefined when it is not there. */
export function readCookie(cookies: string, name: string): string | undefined {
  for (const pair of cookies.split(';')) {
    const [key, ...value] = pair.trim().split('=');
    if (key !== name) continue;
    return decodePercent(value.join('='));
  }
  return undefined;
}
