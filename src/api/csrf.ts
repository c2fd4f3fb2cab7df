import { csrf } from '@/contract/constants';
import type { ThunkExtra } from './thunkExtra';

/**
 * Adds the CSRF header if there is a CSRF cookie. The header proves that the page can read the cookie
 * (docs/product.md, Calls).
 */
export function addCsrfHeader(headers: Headers, { readCookie }: ThunkExtra): void {
  const token = readCookie(csrf.cookie);
  if (token) headers.set(csrf.header, token);
}
