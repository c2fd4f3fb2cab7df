import { isAnyOf, type TypedStartListening } from '@reduxjs/toolkit';
import { calls } from '@/contract/calls';
import { api } from '@/api/api';
import type { AppDispatch, ThunkExtra } from '@/api/thunkExtra';
import { loggedIn, loggedOut, sessionFollowed, sessionRestored } from '@/events/session';
import { confirmAccount } from './checkAccount';
import { selectStoredSession, type AuthState } from '../authSlice';
import { isSame, isSameSignIn } from './compareSessions';
import type { SessionStorage } from './sessionStorage';

/** Ends a session on Linehaul's own backend. The call may outlive the page. */
const { signOut } = api.injectEndpoints({
  endpoints: (build) => ({
    signOut: build.mutation<unknown, { refresh: string }>({
      query: (body) => ({ url: calls.logout, method: 'POST', body, keepalive: true }),
    }),
  }),
}).endpoints;

type StartListening = TypedStartListening<{ auth: AuthState }, AppDispatch, ThunkExtra>;

/** These actions come from storage, or another listener stores their result. */
const isDeliberate = isAnyOf(loggedIn, loggedOut, sessionRestored, sessionFollowed);

export function startSessionListeners(
  startListening: StartListening,
  storage: SessionStorage,
): void {
  startListening({
    matcher: isAnyOf(loggedIn, loggedOut),
    effect: (_action, { getState }) => storage.write({ after: selectStoredSession(getState()) }),
  });

  startListening({
    actionCreator: loggedOut,
    effect: (_action, { dispatch, getOriginalState, extra }) => {
      const refresh = selectStoredSession(getOriginalState())?.refreshToken;
      if (extra.settings.fleet && refresh) {
        void dispatch(signOut.initiate({ refresh }, { track: false }));
      }
    },
  });

  startListening({
    predicate: (action, state, before) => state.auth !== before.auth && !isDeliberate(action),
    effect: (_action, { getState, getOriginalState }) => {
      const before = selectStoredSession(getOriginalState());
      const after = selectStoredSession(getState());
      // A response that confirms the session would overwrite what another tab has just stored.
      if (isSame(before, after)) return;
      const stored = storage.read();
      // Another tab may have signed out or signed in again in the meantime, of which no message has arrived yet.
      const isTheirs = stored !== undefined && !(stored && before && isSameSignIn(stored, before));
      if (!isTheirs) storage.write({ before, after });
    },
  });

  startListening({
    actionCreator: sessionRestored,
    effect: async ({ payload }, store) => {
      if (payload) await confirmAccount(payload, store);
    },
  });
}
