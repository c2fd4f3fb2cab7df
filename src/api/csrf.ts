import { csrf } from '@/contract/constants';
import type { ThunkExtra } from './thunkExtra';

/** Adds the header that proves that the page can read the cookie (docs/product.md, Calls), if there is one. */
export function addCsrfHeader(headers: Headers, { readCookie }: ThunkExtra): void {
  const token = readCookie(csrf.cookie);
  if (token) headers.set(csrf.header, token);
}
