import * as v from 'valibot';
import * as contract from '@/contract/account';
import { changePasswordRequest } from '@/contract/accountChanges';
import { calls as paths } from '@/contract/calls';
import { firstLoginRequest } from '@/contract/loginRequest';
import { accountResponse } from '../../domain/accounts/accountResponse';
import { changePassword } from '../../domain/accounts/changePassword';
import { changeUsername } from '../../domain/accounts/changeUsername';
import { logIn } from '../../domain/accounts/logIn';
import { logOut } from '../../domain/accounts/logOut';
import { newUsername } from '../../domain/accounts/newUsername';
import { refresh } from '../../domain/accounts/refresh';
import { notBlank } from '../../platform/body';
import { detail } from '@/contract/responses';
import { call } from '../call';

const { username, password, new_password } = firstLoginRequest.entries;
const changes = changePasswordRequest.entries;
const token = notBlank(contract.refreshRequest.entries.refresh);

/** Ample, because Linehaul's own refresh tokens have 43 characters. */
const longestToken = 200;

// The client falls back from PATCH to PUT (docs/product.md, Calls), so both rename the account.
const usernameChanges = (['PATCH', 'PUT'] as const).map((method) =>
  call(
    {
      method,
      path: paths.changeUsername,
      needs: 'session',
      summary: 'Change the username',
      body: v.object({ new_username: newUsername }),
      response: contract.account,
    },
    ({ queries, signedIn, body }) => changeUsername(queries, signedIn, body.new_username),
  ),
);

/** The account's calls (docs/product.md, Calls). */
export const accountCalls = [
  call(
    {
      method: 'POST',
      path: paths.login,
      needs: 'nothing',
      summary: 'Sign in',
      body: v.object({
        username: notBlank(username),
        password: notBlank(password),
        new_password,
      }),
      response: contract.loginResponse,
    },
    ({ api, request, body }) =>
      logIn(api, body, request.ip, (accountId) => request.log.warn({ accountId }, 'login failed')),
  ),
  call(
    {
      method: 'POST',
      path: paths.refresh,
      needs: 'nothing',
      summary: 'A new access token',
      body: v.object({ refresh: token }),
      response: contract.refreshResponse,
    },
    ({ api, body }) => refresh(api, body.refresh),
  ),
  call(
    {
      method: 'POST',
      path: paths.logout,
      needs: 'nothing',
      summary: 'End the session',
      body: v.object({ refresh: v.pipe(token, v.maxLength(longestToken)) }),
      response: detail,
    },
    ({ queries, body }) => logOut(queries, body.refresh),
  ),
  call(
    {
      method: 'GET',
      path: paths.me,
      needs: 'session',
      summary: 'Who is signed in',
      response: contract.account,
    },
    ({ signedIn }) => accountResponse(signedIn.userId, signedIn),
  ),
  ...usernameChanges,
  call(
    {
      method: 'PUT',
      path: paths.changePassword,
      needs: 'session',
      summary: 'Change the password; ends all other sessions',
      body: v.object({
        old_password: notBlank(changes.old_password),
        new_password: notBlank(changes.new_password),
      }),
      response: detail,
    },
    ({ api, signedIn, body, request }) => changePassword(api, signedIn, request.ip, body),
  ),
];
