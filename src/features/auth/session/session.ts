import { isAnyOf, type TypedStartListening } from '@reduxjs/toolkit';
import type { Account } from '@/contract/account';
import { calls } from '@/contract/calls';
import { api } from '@/api/api';
import { isFinalRejection, toAppError } from '@/api/appError';
import type { AppDispatch, SessionAccess, ThunkExtra } from '@/api/thunkExtra';
import {
  accountLoaded,
  accountRejected,
  loggedIn,
  loggedOut,
  sessionFollowed,
  sessionRestored,
  type StoredSession,
} from '@/events/session';
import { checkAccount } from './checkAccount';
import { selectStoredSession, selectTokens, type AuthState } from '../authSlice';
import type { SessionStorage } from './sessionStorage';

/** Ends a session on Linehaul's own backend. The call may outlive the page. */
const { signOut } = api.injectEndpoints({
  endpoints: (build) => ({
    signOut: build.mutation<unknown, { refresh: string }>({
      query: (body) => ({ url: calls.logout, method: 'POST', body, keepalive: true }),
    }),
  }),
}).endpoints;

export interface AuthStore {
  getState: () => { auth: AuthState };
  dispatch: AppDispatch;
}

type StartListening = TypedStartListening<{ auth: AuthState }, AppDispatch, ThunkExtra>;

/** These actions come from storage, or another listener stores their result. */
const isDeliberate = isAnyOf(loggedIn, loggedOut, sessionRestored, sessionFollowed);

function isSameUser(a: Account | null, b: Account | null): boolean {
  return (
    a?.username === b?.username &&
    a?.email === b?.email &&
    a?.role === b?.role &&
    a?.full_name === b?.full_name
  );
}

function isSame(a: StoredSession | null, b: StoredSession | null): boolean {
  if (!a || !b) return a === b;
  return (
    a.accessToken === b.accessToken &&
    a.refreshToken === b.refreshToken &&
    isSameUser(a.user, b.user)
  );
}

/** `store` is a function because the store is created later than its session access. */
export function sessionAccess(store: () => AuthStore, storage: SessionStorage): SessionAccess {
  return {
    tokens: () => selectTokens(store().getState()),
    followStoredSession: () => followStoredSession(store(), storage),
  };
}

/** Reads the stored session. On a page that the server rendered, call this after hydration. */
export function restoreSession(store: AuthStore, storage: SessionStorage): void {
  store.dispatch(sessionRestored(storage.read() ?? null));
}

export function followStoredSession(store: AuthStore, storage: SessionStorage): void {
  if (store.getState().auth.status === 'unknown') return;
  const stored = storage.read();
  if (stored === undefined) return;
  if (!isSame(stored, selectStoredSession(store.getState()))) {
    store.dispatch(sessionFollowed(stored));
  }
}

/** Keeps the stored values that the session did not change, because another tab may have changed them. */
function merge(stored: StoredSession, before: StoredSession, after: StoredSession): StoredSession {
  return {
    accessToken: after.accessToken === before.accessToken ? stored.accessToken : after.accessToken,
    refreshToken: after.refreshToken,
    user: isSameUser(after.user, before.user) ? stored.user : after.user,
  };
}

/**
 * Stores a change that a response made to the session. Storage does not change if another tab has signed out or signed
 * in another driver in the meantime.
 */
function storeChange(
  storage: SessionStorage,
  before: StoredSession | null,
  after: StoredSession | null,
): void {
  const stored = storage.read();
  if (stored === undefined) storage.write(after);
  else if (!stored || !before || stored.refreshToken !== before.refreshToken) return;
  else storage.write(after && merge(stored, before, after));
}

export function startSessionListeners(
  startListening: StartListening,
  storage: SessionStorage,
): void {
  startListening({
    matcher: isAnyOf(loggedIn, loggedOut),
    effect: (_action, { getState }) => storage.write(selectStoredSession(getState())),
  });

  startListening({
    actionCreator: loggedOut,
    effect: (_action, { dispatch, getOriginalState, extra }) => {
      const refresh = selectTokens(getOriginalState())?.refreshToken;
      if (extra.settings.fleet && refresh) {
        void dispatch(signOut.initiate({ refresh }, { track: false }));
      }
    },
  });

  startListening({
    predicate: (action, state, before) => state.auth !== before.auth && !isDeliberate(action),
    effect: (_action, { dispatch, getState, getOriginalState }) => {
      const before = selectStoredSession(getOriginalState());
      storeChange(storage, before, selectStoredSession(getState()));
      followStoredSession({ dispatch, getState }, storage);
    },
  });

  startListening({
    actionCreator: sessionRestored,
    effect: async ({ payload }, { dispatch, getState }) => {
      if (!payload) return;
      const check = checkAccount.initiate(undefined, {
        subscribe: false,
        forceRefetch: true,
      });
      const result = await dispatch(check);
      // A refresh during the check does not change the refresh token, so this token identifies the session.
      const { refreshToken } = payload;
      if (result.data) dispatch(accountLoaded({ refreshToken, account: result.data }));
      else if (isFinalRejection(toAppError(result.error)) && selectTokens(getState())) {
        dispatch(accountRejected({ refreshToken }));
      }
    },
  });
}
