import { csrf } from '../contract/constants';
import type { ThunkExtra } from './thunkExtra';

/**
 * The header by which every call shows that its page can read the cookie (docs/product.md, Calls); none
 * without one.
 */
export function csrfHeaders({
  readCookie,
}: Pick<ThunkExtra, 'readCookie'>): Record<string, string> {
  const token = readCookie(csrf.cookie);
  return token ? { [csrf.header]: token } : {};
}
