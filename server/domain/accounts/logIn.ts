import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { firstLoginRequest } from '@/contract/loginRequest';
import type { LoginAnswer } from '@/contract/account';
import type { Api } from '../../Api';
import { notBlank, readBody } from '../../platform/http/body';
import { unauthorized } from '../../platform/refusals';
import { accountAnswer } from './accountAnswer';
import { countFailedSignIn, recordSignIn } from './auditAccount';
import { checkPassword } from './checkPassword';
import { withOwnPassword } from './firstPassword';
import { rememberNetwork } from './knownNetworks';
import { openSession } from './sessions';
import { findByUsername, markSeen } from './users';

const { username, password, new_password } = firstLoginRequest.entries;
const request = v.object({
  username: notBlank(username),
  password: notBlank(password),
  new_password,
});

/**
 * POST login. An unknown user, a disabled one and a wrong password get the same response after the
 * same work. The log distinguishes them by the account's id only, since the typed username may be a
 * password in the wrong field.
 */
export async function logIn(api: Api, { body, ip, log }: FastifyRequest): Promise<LoginAnswer> {
  const credentials = readBody(request, body);
  const { queries } = api.database;
  const { user, key } = await findByUsername(queries, credentials.username);
  const guess = { account: key, userId: user?.id ?? 0, address: ip };
  const passwordHash = user?.disabledAt === null ? user.passwordHash : null;
  const isRight = await checkPassword(api, guess, passwordHash, credentials.password);
  const owned = user && isRight ? await withOwnPassword(api, user, credentials) : null;
  const session = owned && (await openSession(queries, owned));
  if (!user || !session) {
    if (user) await countFailedSignIn(queries, user);
    log.warn({ accountId: user?.id }, 'login failed');
    throw unauthorized('No active account found with the given credentials');
  }
  const { refresh, sessionId } = session;
  await markSeen(queries, user.id, user.lastSeenAt);
  await rememberNetwork(queries, user.id, ip);
  await queries.transaction((tx) => recordSignIn(tx, user));
  const access = await api.accessTokens.issue({ userId: user.id, sessionId });
  return { access, refresh, user: accountAnswer(user.id, user) };
}
