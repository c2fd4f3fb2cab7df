import type { LoginResponse } from '@/contract/account';
import type { Services } from '../Services';
import { accountResponse } from './accountResponse';
import { recordSignIn } from './auditAccount';
import { rememberNetwork } from './knownNetworks';
import { openSession } from './sessions';
import { markSeen, type User } from './users';

/**
 * Signs in to an account. Returns null if the account was disabled or its password changed after
 * `user` was read.
 */
export async function startSession(
  api: Services,
  user: User,
  address: string,
): Promise<LoginResponse | null> {
  const { queries } = api.database;
  const session = await openSession(queries, user);
  if (!session) return null;
  const { refresh, sessionId } = session;
  await markSeen(queries, user.id, user.lastSeenAt);
  await rememberNetwork(queries, user.id, address);
  await queries.transaction((tx) => recordSignIn(tx, user));
  const access = await api.accessTokens.issue({ userId: user.id, sessionId });
  return { access, refresh, user: await accountResponse(queries, user.id, user) };
}
