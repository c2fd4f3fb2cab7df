import { fetchBaseQuery } from '@reduxjs/toolkit/query';
import type { BaseQueryApi, BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query';
import { routes } from '@/contract/routes';
import { sessionExpired, sessionRefreshed } from '@/events/session';
import { fromFetchError } from './appError';
import type { AppError } from './appError';
import { csrfHeaders } from './csrf';
import { thunkExtraOf } from './thunkExtra';
import type { ThunkExtra, Tokens } from './thunkExtra';
import { refreshAccess } from './refresh';

/**
 * Marks the seven calls that carry the bearer token (docs/product.md, Session); all others omit it.
 */
export interface CallOptions {
  credential?: 'bearer';
  /**
   * For the account check at start, whose caller ends a rejected session without a message
   * (docs/decisions/0004-readings.md, No refresh).
   */
  whenExpired?: 'silent';
}

/** A call. Its headers are in addition to the session's and the CSRF value's. */
export interface CallArgs extends FetchArgs {
  headers?: Record<string, string>;
}

/** Reads a body as JSON if it parses and as text otherwise, whatever its content type. */
export async function readBody(response: Response): Promise<unknown> {
  const body = await response.text();
  try {
    return JSON.parse(body);
  } catch {
    return body === '' ? null : body;
  }
}

/** The context of a response for endpoints that need more than its body. */
export interface ResponseMeta extends Pick<ThunkExtra, 'settings' | 'sanitize'> {
  /**
   * The server's clock at the response, in ms; null if the header is missing or not exposed to the
   * page.
   */
  serverTime: number | null;
}

type Result = { data: unknown; meta: ResponseMeta } | { error: AppError; meta?: ResponseMeta };

function timeOf(response: Response | undefined): number | null {
  const time = Date.parse(response?.headers.get('date') ?? '');
  return Number.isNaN(time) ? null : time;
}

async function send(
  args: CallArgs,
  api: BaseQueryApi,
  extra: ThunkExtra,
  accessToken: string | undefined,
): Promise<Result> {
  const headers = new Headers({ ...args.headers, ...csrfHeaders(extra) });
  if (accessToken) headers.set('Authorization', `Bearer ${accessToken}`);
  const url = `${extra.apiOrigin}${args.url}`;
  const rawBaseQuery = fetchBaseQuery({
    credentials: 'include',
    responseHandler: readBody,
    fetchFn: extra.fetch,
  });
  const response = await rawBaseQuery({ ...args, url, headers }, api, {});
  const { settings, sanitize } = extra;
  const meta = { settings, sanitize, serverTime: timeOf(response.meta?.response) };
  if (!response.error) return { data: response.data, meta };
  return {
    meta,
    error: api.signal.aborted
      ? { kind: 'aborted' }
      : fromFetchError(response.error, response.meta?.response?.headers),
  };
}

/**
 * Whether a newer token belongs to the driver who made the call. One driver's call must never be
 * replayed as another driver.
 */
function isSameSession(sent: Tokens, now: Tokens): boolean {
  return (
    sent.refreshToken === now.refreshToken || (sent.owner !== null && sent.owner === now.owner)
  );
}

/** Possible outcomes after a 401. */
type Renewal =
  | { kind: 'renewed'; accessToken: string }
  /**
   * The refresh failed without the server rejecting the session, so the session's state is unknown.
   */
  | { kind: 'unavailable' }
  /** The session that sent the call has ended. */
  | { kind: 'ended' };

/**
 * Gets an access token to replay with. Refreshes only if the stored token is still the one that was
 * sent (docs/product.md, Session).
 */
async function renewAccess(
  sent: Tokens,
  { dispatch }: BaseQueryApi,
  extra: ThunkExtra,
  whenExpired: CallOptions['whenExpired'],
): Promise<Renewal> {
  extra.followStoredSession();
  const now = extra.tokens();
  if (!now || !isSameSession(sent, now)) return { kind: 'ended' };
  if (now.accessToken !== sent.accessToken) {
    return { kind: 'renewed', accessToken: now.accessToken };
  }

  const { refreshToken } = now;
  if (refreshToken !== null) {
    const outcome = await extra.refreshMutex.run(refreshToken, async () => {
      const result = await refreshAccess(refreshToken, extra);
      // Reducers ignore this if the driver has signed out in the meantime.
      if (result.kind === 'renewed') {
        dispatch(sessionRefreshed({ refreshToken, accessToken: result.accessToken }));
      }
      return result;
    });
    if (outcome.kind === 'unavailable') return outcome;
    const after = extra.tokens();
    if (outcome.kind === 'renewed') {
      if (!after || !isSameSession(sent, after)) return { kind: 'ended' };
      return { kind: 'renewed', accessToken: after.accessToken };
    }
  }
  if (whenExpired !== 'silent') dispatch(sessionExpired({ refreshToken }));
  return { kind: 'ended' };
}

function isUnauthorised(response: Result): boolean {
  return 'error' in response && response.error.kind === 'rejected' && response.error.status === 401;
}

/**
 * Settles with the work, or as soon as the caller aborts. The work itself continues for other
 * callers.
 */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T | 'aborted'> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return resolve('aborted');
    signal.addEventListener('abort', () => resolve('aborted'), { once: true });
    work.then(resolve, reject);
  });
}

/**
 * Sends a call to the API host; on a 401 of a bearer call refreshes and replays once
 * (docs/product.md).
 */
export const baseQuery: BaseQueryFn<
  CallArgs,
  unknown,
  AppError,
  CallOptions,
  ResponseMeta
> = async (args, api, extraOptions: CallOptions | undefined) => {
  // RTK Query's type does not allow for an endpoint without options.
  const options = extraOptions ?? {};
  const extra = thunkExtraOf(api);
  const sent = options.credential === 'bearer' ? extra.tokens() : null;
  const first = await send(args, api, extra, sent?.accessToken);

  if (!isUnauthorised(first) || options.credential !== 'bearer') return first;
  if (extra.currentPath() === routes.login) return first;
  if (!sent) {
    api.dispatch(sessionExpired({ refreshToken: null }));
    return first;
  }

  const work = renewAccess(sent, api, extra, options.whenExpired);
  const renewal = await unlessAborted(work, api.signal);
  if (renewal === 'aborted') return { error: { kind: 'aborted' } };
  if (renewal.kind === 'renewed') return send(args, api, extra, renewal.accessToken);
  // The account check tests the session itself, so a 401 without a refresh proves nothing
  // (docs/decisions/0004-readings.md, No refresh).
  const isWithoutResponse = renewal.kind === 'unavailable' && options.whenExpired === 'silent';
  return isWithoutResponse ? { error: { kind: 'unreachable' } } : first;
};
