import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { loginRequest } from '@/contract/loginRequest';
import type { LoginAnswer } from '@/contract/account';
import type { Api } from '../Api';
import { notBlank, readBody } from '../http/body';
import { unauthorized } from '../http/refusals';
import { accountAnswer } from './accountAnswer';
import { checkPassword } from './checkPassword';
import { rememberNetwork } from './knownNetworks';
import { openSession } from './sessions';
import { findByUsername, markSeen } from './users';

const { username, password } = loginRequest.entries;
const request = v.object({ username: notBlank(username), password: notBlank(password) });

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
  const session = user && isRight ? await openSession(queries, user) : null;
  if (!user || !session) {
    log.warn({ accountId: user?.id }, 'login failed');
    throw unauthorized('No active account found with the given credentials');
  }
  const { refresh, sessionId } = session;
  await markSeen(queries, user.id, user.lastSeenAt);
  await rememberNetwork(queries, user.id, ip);
  const access = await api.accessTokens.issue({ userId: user.id, sessionId });
  return { access, refresh, user: accountAnswer(user) };
}
