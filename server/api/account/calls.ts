import * as v from 'valibot';
import * as contract from '@/contract/account';
import { changePasswordRequest } from '@/contract/accountChanges';
import { calls as paths } from '@/contract/calls';
import { firstLoginRequest } from '@/contract/loginRequest';
import * as links from '@/contract/signInLink';
import { accountResponse } from '../../domain/accounts/accountResponse';
import { choosePassword, readLink } from '../../domain/accounts/choosePassword';
import { emailLinks } from '../../domain/accounts/emailLink';
import { changePassword } from '../../domain/accounts/changePassword';
import { changeUsername } from '../../domain/accounts/changeUsername';
import { logIn } from '../../domain/accounts/logIn';
import { newUsername } from '../../domain/accounts/newUsername';
import { logOut, refresh } from '../../domain/accounts/refreshToken';
import { notBlank } from '../../platform/body';
import { perCaller } from '../../platform/http/rateLimits';
import { notFound } from '../../platform/rejections';
import { canEmailLinks } from '../../platform/settings/settings';
import { detail } from '@/contract/responses';
import { call } from '../call';

const { username, password, new_password } = firstLoginRequest.entries;
const changes = changePasswordRequest.entries;
const token = notBlank(contract.refreshRequest.entries.refresh);

/** The maximum length of a refresh token at sign-out. */
const longestToken = 200;

// The client falls back from PATCH to PUT (docs/decisions/0004-readings.md, Username), so both methods rename the account.
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
    ({ queries, signedIn }) => accountResponse(queries, signedIn.userId, signedIn),
  ),
  call(
    {
      method: 'POST',
      path: paths.signInLink,
      needs: 'nothing',
      perCaller: perCaller.signInLinks,
      summary: 'What a sign-in link is worth, and whom to call',
      body: links.linkRequest,
      response: links.linkResponse,
    },
    ({ api, body }) => readLink(api, body.token),
  ),
  call(
    {
      method: 'POST',
      path: paths.choosePassword,
      needs: 'nothing',
      perCaller: perCaller.signInLinks,
      summary: 'Choose a password by a sign-in link, and sign in; ends all other sessions',
      body: v.object({
        ...links.choosePasswordRequest.entries,
        new_password: notBlank(changes.new_password),
      }),
      response: contract.loginResponse,
    },
    ({ api, request, body }) => choosePassword(api, body, request.ip),
  ),
  call(
    {
      method: 'POST',
      path: paths.emailLink,
      needs: 'nothing',
      perCaller: perCaller.emailLinks,
      summary: 'Email a sign-in link; the response does not say whether there is such an account',
      body: links.emailLinkRequest,
      response: detail,
    },
    ({ api, request, body }) => {
      if (!canEmailLinks(api.settings)) throw notFound();
      // Responds without waiting for the email, because the duration would reveal whether the account exists.
      emailLinks(api, body.login).catch(() => request.log.warn('a sign-in link was not emailed'));
      return { detail: links.emailLinkSent };
    },
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
