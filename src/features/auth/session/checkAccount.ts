import { account, type Account } from '@/contract/account';
import { calls } from '@/contract/calls';
import { responseSchema } from '@/api/responseSchema';
import { api } from '@/api/api';
import { isFinalRejection, toAppError } from '@/api/appError';
import type { AppDispatch } from '@/api/thunkExtra';
import { accountLoaded, accountRejected, type StoredSession } from '@/events/session';
import { selectStoredSession, type AuthState } from '../authSlice';
import { isSameSignIn } from './compareSessions';

export interface AuthStore {
  getState: () => { auth: AuthState };
  dispatch: AppDispatch;
}

/** Fetches the account. A rejection ends the session without a message. */
export const { checkAccount } = api.injectEndpoints({
  endpoints: (build) => ({
    checkAccount: build.query<Account, void>({
      query: () => ({ url: calls.me }),
      extraOptions: { credential: 'bearer', whenExpired: 'silent' },
      responseSchema: responseSchema(account),
    }),
  }),
}).endpoints;

/** Fetches the account of a session, and ignores the response if another session has replaced this one. */
export async function confirmAccount(
  session: StoredSession,
  { dispatch, getState }: AuthStore,
): Promise<void> {
  const check = checkAccount.initiate(undefined, { subscribe: false, forceRefetch: true });
  const result = await dispatch(check);
  const now = selectStoredSession(getState());
  if (!now || !isSameSignIn(session, now)) return;
  const { refreshToken } = session;
  if (result.data) dispatch(accountLoaded({ refreshToken, account: result.data }));
  else if (isFinalRejection(toAppError(result.error))) dispatch(accountRejected({ refreshToken }));
}
