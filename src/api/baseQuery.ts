import type { BaseQueryApi, BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query';
import type { GenericSchema } from 'valibot';
import { idempotencyHeader } from '@/contract/idempotency';
import { routes } from '@/contract/routes';
import { sessionExpired, sessionRefreshed } from '@/events/session';
import type { AppError } from './appError';
import { getThunkExtra, type ThunkExtra, type Tokens } from './thunkExtra';
import { refreshAccess } from './refresh';
import type { RefreshOutcome } from './refreshMutex';
import { readTokenAccount } from './tokenAccount';
import { toResult, type ResponseMeta, type Result } from './serverResponse';

/** The options of a call. `credential` marks a call that carries the bearer token (docs/product.md, Session). */
export interface CallOptions {
  credential?: 'bearer';
  /**
   * For the account check at the start. The caller of this check ends a rejected session without a message
   * (docs/decisions/0004-readings.md, No refresh).
   */
  whenExpired?: 'silent';
  /**
   * Parses the response from Linehaul's own backend to a call whose response the specification ignores. Another backend
   * may respond with any JSON or with nothing.
   */
  ownResponse?: GenericSchema;
}

/** A call. The session and the CSRF token add further headers. */
export interface CallArgs extends FetchArgs {
  headers?: Record<string, string>;
  /** The key of a form. A repeat with it does nothing again on Linehaul's own backend; no other backend gets it. */
  formKey?: string | undefined;
}

async function send(
  { formKey, ...args }: CallArgs,
  api: BaseQueryApi,
  { ownResponse }: CallOptions,
  accessToken?: string,
): Promise<Result> {
  const extra = getThunkExtra(api);
  // The token is a parameter, because a replay must send the token that it got, even if the stored token has changed.
  const headers = {
    ...args.headers,
    ...(accessToken !== undefined && { Authorization: `Bearer ${accessToken}` }),
    ...(extra.settings.fleet && formKey !== undefined && { [idempotencyHeader]: formKey }),
  };
  const response = await extra.rawBaseQuery({ ...args, headers }, api, {});
  const result = toResult(response, extra, ownResponse);
  return api.signal.aborted && 'error' in result
    ? { meta: result.meta, error: { kind: 'aborted' } }
    : result;
}

const getAccount = ({ accessToken, account }: Tokens) => readTokenAccount(accessToken) ?? account;

const isAnother = (one: number | null, other: number | null) =>
  one !== null && other !== null && one !== other;

/**
 * Whether the two tokens belong to the same account. An account's call must never be sent with another account's token.
 */
function isSameSession(sent: Tokens, now: Tokens): boolean {
  if (isAnother(getAccount(sent), getAccount(now))) return false;
  return (
    sent.refreshToken === now.refreshToken || (sent.owner !== null && sent.owner === now.owner)
  );
}

/** Rejects a new token of another account, which a refresh token stored by another tab would bring. */
function checkAccount(outcome: RefreshOutcome, tokens: Tokens): RefreshOutcome {
  if (outcome.kind !== 'renewed') return outcome;
  const renewed = readTokenAccount(outcome.accessToken);
  return isAnother(getAccount(tokens), renewed) ? { kind: 'rejected' } : outcome;
}

type Renewal =
  | { kind: 'renewed'; accessToken: string }
  /** The refresh failed, but the server did not reject the session. */
  | { kind: 'unavailable' }
  | { kind: 'ended' };

/**
 * Gets an access token for a replay. Refreshes only if the stored token is still the one that was sent
 * (docs/product.md, Session).
 */
async function renewAccess(
  sent: Tokens,
  { dispatch }: BaseQueryApi,
  extra: ThunkExtra,
  whenExpired: CallOptions['whenExpired'],
): Promise<Renewal> {
  await extra.settleSession();
  const now = extra.tokens();
  if (!now || !isSameSession(sent, now)) return { kind: 'ended' };
  if (now.accessToken !== sent.accessToken) {
    return { kind: 'renewed', accessToken: now.accessToken };
  }

  const { refreshToken } = now;
  if (refreshToken !== null) {
    const outcome = await extra.refreshMutex.run(refreshToken, async () => {
      const result = checkAccount(await refreshAccess(refreshToken, extra), now);
      // Reducers ignore this action if the driver has signed out in the meantime.
      if (result.kind === 'renewed') {
        dispatch(sessionRefreshed({ refreshToken, accessToken: result.accessToken }));
      }
      return result;
    });
    if (outcome.kind === 'unavailable') return outcome;
    const after = extra.tokens();
    if (after && !isSameSession(sent, after)) return { kind: 'ended' };
    if (outcome.kind === 'renewed') {
      return after ? { kind: 'renewed', accessToken: after.accessToken } : { kind: 'ended' };
    }
  }
  if (whenExpired !== 'silent') dispatch(sessionExpired({ refreshToken }));
  return { kind: 'ended' };
}

/**
 * Whether to refresh after this response. A 401 with an HTML page in place of JSON may not be the server's. A refresh
 * then shows whether the server rejects the session, but needs a refresh token.
 */
function isWorthARefresh(
  response: Result,
  sent: Tokens | null,
  { credential }: CallOptions,
  extra: ThunkExtra,
): boolean {
  if (credential !== 'bearer' || extra.currentPath() === routes.login) return false;
  if (!('error' in response) || !('status' in response.error)) return false;
  const { kind, status } = response.error;
  return status === 401 && (kind === 'rejected' || Boolean(sent?.refreshToken));
}

/**
 * Returns the tokens with which to send a bearer call, once this tab's session is the stored one. 'aborted' means that
 * somebody else has signed in since the call began.
 */
async function readTokens(
  { credential }: CallOptions,
  extra: ThunkExtra,
): Promise<Tokens | 'aborted' | null> {
  const caller = credential === 'bearer' ? extra.tokens() : null;
  if (!caller) return null;
  await extra.settleSession();
  const sent = extra.tokens();
  return sent && isSameSession(caller, sent) ? sent : 'aborted';
}

/** Settles with `work`, or with 'aborted' as soon as the caller aborts. `work` continues for other callers. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T | 'aborted'> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return resolve('aborted');
    signal.addEventListener('abort', () => resolve('aborted'), { once: true });
    work.then(resolve, reject);
  });
}

/**
 * Sends a call to the API host. After a 401 in response to a bearer call, refreshes the token and replays the call once
 * (docs/product.md).
 */
export const baseQuery: BaseQueryFn<
  CallArgs,
  unknown,
  AppError,
  CallOptions,
  ResponseMeta
> = async (args, api, extraOptions: CallOptions | undefined) => {
  // RTK Query passes undefined for an endpoint without options, which its type does not allow.
  const options = extraOptions ?? {};
  const extra = getThunkExtra(api);
  const sent = await readTokens(options, extra);
  if (sent === 'aborted') return { error: { kind: 'aborted' } };
  const first = await send(args, api, options, sent?.accessToken);

  if (!isWorthARefresh(first, sent, options, extra)) return first;
  if (!sent) {
    api.dispatch(sessionExpired({ refreshToken: null }));
    return first;
  }

  const work = renewAccess(sent, api, extra, options.whenExpired);
  const renewal = await unlessAborted(work, api.signal);
  if (renewal === 'aborted') return { error: { kind: 'aborted' } };
  if (renewal.kind === 'renewed') return send(args, api, options, renewal.accessToken);
  // The account check tests the session, so a 401 without a refresh proves nothing
  // (docs/decisions/0004-readings.md, No refresh).
  const isWithoutResponse = renewal.kind === 'unavailable' && options.whenExpired === 'silent';
  return isWithoutResponse ? { error: { kind: 'unreachable' } } : first;
};
