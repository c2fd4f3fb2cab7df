import type { Queries } from '../../platform/database/Database';
import { recordSignOut } from './auditAccount';
import { revokeByRefreshToken } from './sessions';
import { findById } from './users';

/** Ends the session of a refresh token. The response does not reveal whether there was one. */
export async function logOut(queries: Queries, token: string): Promise<{ detail: string }> {
  await queries.transaction(async (tx) => {
    const userId = await revokeByRefreshToken(tx, token);
    const user = userId === null ? null : await findById(tx, userId);
    if (user) await recordSignOut(tx, user);
  });
  return { detail: 'Signed out.' };
}
