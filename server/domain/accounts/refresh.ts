import type { Services } from '../Services';
import { unauthorized } from '../../platform/rejections';
import { checkAccess } from './access';
import { findByRefreshToken } from './sessions';

/** Returns a new access token, but no new refresh token (docs/product.md, Session). */
export async function refresh(api: Services, token: string): Promise<{ access: string }> {
  const session = await findByRefreshToken(api.database.queries, token);
  if (!session) throw unauthorized('Token is invalid or expired');
  await checkAccess(api, session);
  const { userId, sessionId } = session;
  return { access: await api.accessTokens.issue({ userId, sessionId }) };
}
