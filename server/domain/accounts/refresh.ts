import type { Services } from '../Services';
import { unauthorized } from '../../platform/rejections';
import { findByRefreshToken } from './sessions';

/** Returns a new access token, but no new refresh token (docs/product.md, Session). */
export async function refresh(api: Services, token: string): Promise<{ access: string }> {
  const bearer = await findByRefreshToken(api.database.queries, token);
  if (!bearer) throw unauthorized('Token is invalid or expired');
  return { access: await api.accessTokens.issue(bearer) };
}
