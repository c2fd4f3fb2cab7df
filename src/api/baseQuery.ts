import { fetchBaseQuery } from '@reduxjs/toolkit/query';
import type { BaseQueryApi, BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query';
import { routes } from '../contract/routes';
import { sessionExpired, sessionRefreshed } from '../events/session';
import { fromFetchError } from './appError';
import type { AppError } from './appError';
import { csrfHeaders } from './csrf';
import { environmentOf } from './environment';
import type { Environment, Tokens } from './environment';
import { refreshAccess } from './refresh';

/** Marks the seven calls that carry the bearer (docs/product.md, Session); all others leave it out. */
export interface CallOptions {
  credential?: 'bearer';
  /**
   * The account check at start ends a refused session silently: the caller does it
   * (docs/decisions/0004-readings.md, No refresh).
   */
  whenExpired?: 'silent';
}

/** Bodies are read as JSON where they are JSON and as text where not, whatever the header claims. */
async function readBody(response: Response): Promise<unknown> {
  const body = await response.text();
  try {
    return JSON.parse(body);
  } catch {
    return body === '' ? null : body;
  }
}

type Answer = { data: unknown } | { error: AppError };

async function send(
  args: FetchArgs,
  api: BaseQueryApi,
  environment: Environment,
  accessToken: string | undefined,
): Promise<Answer> {
  const headers = new Headers(csrfHeaders(environment));
  if (accessToken) headers.set('Authorization', `Bearer ${accessToken}`);
  const url = `${environment.apiOrigin}${args.url}`;
  const rawBaseQuery = fetchBaseQuery({
    credentials: 'include',
    responseHandler: readBody,
    fetchFn: environment.fetch,
  });
  const answer = await rawBaseQuery({ ...args, url, headers }, api, {});
  if (!answer.error) return { data: answer.data };
  return { error: api.signal.aborted ? { kind: 'aborted' } : fromFetchError(answer.error) };
}

/** Whether a later token belongs to the driver who made the call: never replay one driver's call as another. */
function isSameSession(sent: Tokens, now: Tokens): boolean {
  return (
    sent.refreshToken === now.refreshToken || (sent.owner !== null && sent.owner === now.owner)
  );
}

/** What can be done after a 401. */
type Renewal =
  | { kind: 'renewed'; accessToken: string }
  /** The refresh brought no answer: nothing is known of the session. */
  | { kind: 'unavailable' }
  /** The session that sent the call is no more. */
  | { kind: 'ended' };

/**
 * Looks for an access token to replay with; refreshes only if the stored one is still the one sent
 * (docs/product.md, Session).
 */
async function renewAccess(
  sent: Tokens,
  { dispatch }: BaseQueryApi,
  environment: Environment,
  whenExpired: CallOptions['whenExpired'],
): Promise<Renewal> {
  environment.followStoredSession();
  const now = environment.tokens();
  if (!now || !isSameSession(sent, now)) return { kind: 'ended' };
  if (now.accessToken !== sent.accessToken) {
    return { kind: 'renewed', accessToken: now.accessToken };
  }

  const { refreshToken } = now;
  if (refreshToken !== null) {
    const outcome = await environment.refreshMutex.run(refreshToken, async () => {
      const result = await refreshAccess(refreshToken, environment);
      // Reducers ignore it when the driver has left meanwhile: nothing comes back to life.
      if (result.kind === 'renewed') {
        dispatch(sessionRefreshed({ refreshToken, accessToken: result.accessToken }));
      }
      return result;
    });
    if (outcome.kind === 'unavailable') return outcome;
    const after = environment.tokens();
    if (outcome.kind === 'renewed') {
      if (!after || !isSameSession(sent, after)) return { kind: 'ended' };
      return { kind: 'renewed', accessToken: after.accessToken };
    }
  }
  if (whenExpired !== 'silent') dispatch(sessionExpired({ refreshToken }));
  return { kind: 'ended' };
}

function isUnauthorised(answer: Answer): boolean {
  return 'error' in answer && answer.error.kind === 'refused' && answer.error.status === 401;
}

/** Settles when the work does, or when the caller goes away: the work itself goes on for the others. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T | 'aborted'> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return resolve('aborted');
    signal.addEventListener('abort', () => resolve('aborted'), { once: true });
    work.then(resolve, reject);
  });
}

/** Calls the API host, and on a 401 of a bearer call refreshes and replays once (docs/product.md). */
export const baseQuery: BaseQueryFn<FetchArgs, unknown, AppError, CallOptions> = async (
  args,
  api,
  extraOptions: CallOptions | undefined,
) => {
  // RTK Query's type leaves out that an endpoint may have none.
  const options = extraOptions ?? {};
  const environment = environmentOf(api);
  const sent = options.credential === 'bearer' ? environment.tokens() : null;
  const first = await send(args, api, environment, sent?.accessToken);

  if (!isUnauthorised(first) || options.credential !== 'bearer') return first;
  if (environment.currentPath() === routes.login) return first;
  if (!sent) {
    api.dispatch(sessionExpired({ refreshToken: null }));
    return first;
  }

  const work = renewAccess(sent, api, environment, options.whenExpired);
  const renewal = await unlessAborted(work, api.signal);
  if (renewal === 'aborted') return { error: { kind: 'aborted' } };
  if (renewal.kind === 'renewed') return send(args, api, environment, renewal.accessToken);
  // The account check asks about the session itself: without a refresh its 401 is no answer
  // (docs/decisions/0004-readings.md, No refresh).
  const isUnanswered = renewal.kind === 'unavailable' && options.whenExpired === 'silent';
  return isUnanswered ? { error: { kind: 'unreachable' } } : first;
};
