import * as v from 'valibot';

const subject = v.object({ sub: v.pipe(v.string(), v.digits(), v.transform(Number)) });

/**
 * Reads the account's id in an access token of Linehaul's own backend, a JSON Web Token (RFC 7519), without verifying
 * it. Null for any other token. `jose` would verify more, but cost every page its bytes.
 */
export function readTokenAccount(token: string): number | null {
  const payload = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/');
  if (payload === undefined) return null;
  try {
    return v.parse(subject, JSON.parse(atob(payload))).sub;
  } catch {
    return null;
  }
}
