import type { Queries } from '../../platform/database/Database';
import { recordSignOut } from './auditAccount';
import { revokeByRefreshToken } from './sessions';
import { findById } from './users';

/** Ends a refresh token's session. The response is the same for an unknown token. */
export async function logOut(queries: Queries, token: string): Promise<{ detail: string }> {
  await queries.transaction(async (tx) => {
    const userId = await revokeByRefreshToken(tx, token);
    const user = userId === null ? null : await findById(tx, userId);
    if (user) await recordSignOut(tx, user);
  });
  return { detail: 'Signed out.' };
}
