import * as v from 'valibot';
import { loginRequest } from '../../src/contract/account';
import type { LoginAnswer } from '../../src/contract/account';
import type { Api } from '../Api';
import { notBlank, readBody } from '../http/body';
import { unauthorized } from '../http/refusals';
import { verifyPassword } from './passwords';
import { openSession } from './sessions';
import { findByUsername } from './users';

const { username, password } = loginRequest.entries;
const request = v.object({ username: notBlank(username), password: notBlank(password) });

/** POST login. An unknown user and a wrong password get the same answer, after the same work. */
export async function logIn(api: Api, body: unknown): Promise<LoginAnswer> {
  const credentials = readBody(request, body);
  const { queries } = api.database;
  const user = await findByUsername(queries, credentials.username.trim());
  const isRight = await api.guesses.attempt(credentials.username, () =>
    verifyPassword(user?.disabledAt === null ? user.passwordHash : null, credentials.password),
  );
  if (!user || !isRight) {
    throw unauthorized('No active account found with the given credentials');
  }
  const { refresh, sessionId } = await openSession(queries, user.id);
  const access = await api.accessTokens.issue({ userId: user.id, sessionId });
  return { access, refresh, user: { username: user.username, email: user.email } };
}
