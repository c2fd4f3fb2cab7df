import type { Queries } from '../../platform/database/Database';
import { unauthorized } from '../../platform/rejections';
import type { Services } from '../Services';
import { checkAccess } from './access';
import { recordSignOut } from './auditAccount';
import { findByRefreshToken, revokeByRefreshToken } from './sessions';
import { findById } from './users';

/** Returns a new access token, but no new refresh token (docs/product.md, Session). */
export async function refresh(api: Services, token: string): Promise<{ access: string }> {
  const session = await findByRefreshToken(api.database.queries, token);
  if (!session) throw unauthorized('Token is invalid or expired');
  await checkAccess(api, session);
  const { userId, sessionId } = session;
  return { access: await api.accessTokens.issue({ userId, sessionId }) };
}

/** Ends a refresh token's session. The response is the same for an unknown token. */
export async function logOut(queries: Queries, token: string): Promise<{ detail: string }> {
  await queries.transaction(async (tx) => {
    const userId = await revokeByRefreshToken(tx, token);
    const user = userId === null ? null : await findById(tx, userId);
    if (user) await recordSignOut(tx, user);
  });
  return { detail: 'Signed out.' };
}
