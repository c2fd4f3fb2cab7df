import type { TypedStartListening } from '@reduxjs/toolkit';
import { isFinalRefusal, toAppError } from '../../api/appError';
import type { AppDispatch, Environment } from '../../api/environment';
import { sessionFollowed, sessionRestored } from '../../events/session';
import type { StoredSession } from '../../events/session';
import { accountApi } from './accountApi';
import { accountLoaded, accountRefused } from './authEvents';
import { selectStoredSession, selectTokens } from './authSlice';
import type { AuthState } from './authSlice';
import type { SessionStorage } from './sessionStorage';

interface AuthStore {
  getState: () => { auth: AuthState };
  dispatch: AppDispatch;
}

type StartListening = TypedStartListening<{ auth: AuthState }, AppDispatch, Environment>;

function isSame(a: StoredSession | null, b: StoredSession | null): boolean {
  return (
    a?.accessToken === b?.accessToken &&
    a?.refreshToken === b?.refreshToken &&
    a?.user?.username === b?.user?.username &&
    a?.user?.email === b?.user?.email
  );
}

/** Reads the stored session once, when the page has hydrated as signed out (design 3). */
export function restoreSession(store: AuthStore, storage: SessionStorage): void {
  store.dispatch(sessionRestored(storage.read() ?? null));
}

/** Takes over what another tab has stored since; nothing where that is what we have already. */
export function followStoredSession(store: AuthStore, storage: SessionStorage): void {
  if (store.getState().auth.status === 'unknown') return;
  const stored = storage.read();
  if (stored === undefined) return;
  if (!isSame(stored, selectStoredSession(store.getState()))) {
    store.dispatch(sessionFollowed(stored));
  }
}

/** The reactions of the session: written through to storage, and checked once after it was restored. */
export function startSessionListeners(
  startListening: StartListening,
  storage: SessionStorage,
): void {
  startListening({
    predicate: (action, state, before) =>
      state.auth !== before.auth &&
      !sessionRestored.match(action) &&
      !sessionFollowed.match(action),
    effect: (_action, { getState }) => storage.write(selectStoredSession(getState())),
  });

  startListening({
    actionCreator: sessionRestored,
    effect: async ({ payload }, { dispatch, getState }) => {
      if (!payload) return;
      const check = accountApi.endpoints.checkAccount.initiate(undefined, {
        subscribe: false,
        forceRefetch: true,
      });
      const result = await dispatch(check);
      // A refresh on the way keeps the refresh token, so it names the session that was checked.
      const { refreshToken } = payload;
      if (result.data) dispatch(accountLoaded({ refreshToken, account: result.data }));
      else if (isFinalRefusal(toAppError(result.error)) && selectTokens(getState())) {
        dispatch(accountRefused({ refreshToken }));
      }
    },
  });
}
