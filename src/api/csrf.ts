import { csrf } from '@/contract/constants';
import type { ThunkExtra } from './thunkExtra';

/**
 * The header that proves that the page can read the cookie (docs/product.md, Calls); empty without
 * a cookie.
 */
export function csrfHeaders({
  readCookie,
}: Pick<ThunkExtra, 'readCookie'>): Record<string, string> {
  const token = readCookie(csrf.cookie);
  return token ? { [csrf.header]: token } : {};
}
