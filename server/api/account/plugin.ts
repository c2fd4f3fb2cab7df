import type { FastifyInstance } from 'fastify';
import { calls } from '@/contract/calls';
import type { Api } from '../../Api';
import { perCaller } from '../../platform/http/rateLimits';
import { accountAnswer } from '../../domain/accounts/accountAnswer';
import { authenticate, signedInOf } from '../authenticate';
import { changePassword } from '../../domain/accounts/changePassword';
import { changeUsername } from '../../domain/accounts/changeUsername';
import { logIn } from '../../domain/accounts/logIn';
import { logOut } from '../../domain/accounts/logOut';
import { refresh } from '../../domain/accounts/refresh';

/**
 * The account's calls (docs/product.md, Calls): login, refresh, and those of the signed-in driver.
 */
export async function accountPlugin(app: FastifyInstance, { api }: { api: Api }): Promise<void> {
  const { queries } = api.database;
  const signedIn = { onRequest: authenticate(queries, api.accessTokens) };

  app.post(calls.login, { config: perCaller.logins }, async (request) => logIn(api, request));
  app.post(calls.refresh, async (request) => refresh(api, request.body));
  app.post(calls.logout, async (request) => logOut(queries, request.body));
  app.get(calls.me, signedIn, async (request) => {
    const account = signedInOf(request);
    return accountAnswer(account.userId, account);
  });
  // The client falls back from PATCH to PUT (docs/product.md, Calls), so both do the same.
  app.route({
    method: ['PATCH', 'PUT'],
    url: calls.changeUsername,
    ...signedIn,
    handler: async (request) => changeUsername(queries, signedInOf(request), request.body),
  });
  app.put(calls.changePassword, signedIn, async (request) =>
    changePassword(api, signedInOf(request), request),
  );
}
