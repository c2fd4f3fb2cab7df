import { createSlice } from '@reduxjs/toolkit';
import type { Account } from '@/contract/account';
import type { Tokens } from '@/api/thunkExtra';
import {
  accountLoaded,
  accountRejected,
  loggedIn,
  loggedOut,
  sessionExpired,
  sessionFollowed,
  sessionRefreshed,
  sessionRestored,
  usernameChanged,
  type StoredSession,
} from '@/events/session';

/**
 * The session. It is `unknown` until the browser's storage has been read, and `expired` after the server rejected its
 * tokens.
 */
export type AuthState =
  | { status: 'unknown' }
  | { status: 'anonymous' }
  | ({ status: 'authenticated' } & StoredSession)
  | { status: 'expired' };

const initialState = { status: 'unknown' } as AuthState;

function enter(session: StoredSession | null): AuthState {
  return session ? { status: 'authenticated', ...session } : { status: 'anonymous' };
}

function getStoredSession(state: AuthState): StoredSession | null {
  if (state.status !== 'authenticated') return null;
  const { accessToken, refreshToken, user } = state;
  return { accessToken, refreshToken, user };
}

export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(loggedIn, (_state, { payload }) => enter(payload))
      .addCase(sessionRestored, (state, { payload }) =>
        state.status === 'unknown' ? enter(payload) : state,
      )
      .addCase(sessionFollowed, (_state, { payload }) => enter(payload))
      .addCase(loggedOut, () => enter(null))
      .addCase(accountRejected, (state, { payload }) =>
        belongsTo(state, payload.refreshToken) ? enter(null) : state,
      )
      .addCase(sessionExpired, (state, { payload }) =>
        state.status !== 'authenticated' || belongsTo(state, payload.refreshToken)
          ? { status: 'expired' }
          : state,
      )
      .addCase(sessionRefreshed, (state, { payload }) => {
        if (state.status === 'authenticated' && state.refreshToken === payload.refreshToken) {
          state.accessToken = payload.accessToken;
        }
      })
      .addCase(accountLoaded, (state, { payload }) => {
        if (belongsTo(state, payload.refreshToken)) state.user = payload.account;
      })
      .addCase(usernameChanged, (state, { payload }) => {
        if (belongsTo(state, payload.refreshToken) && state.user) {
          state.user.username = payload.username;
        }
      }),
  selectors: {
    selectSessionStatus: (state) => state.status,
    selectIsSignedIn: (state) => state.status === 'authenticated',
    selectUser: (state): Account | null => (state.status === 'authenticated' ? state.user : null),
    selectUsername: (state): string | null =>
      state.status === 'authenticated' ? (state.user?.username ?? null) : null,
    selectStoredSession: getStoredSession,
    selectTokens: (state, fleet: boolean): Tokens | null => {
      const session = getStoredSession(state);
      if (!session) return null;
      const { user, ...tokens } = session;
      return { ...tokens, ...identify(user, fleet) };
    },
  },
});

function identify(user: Account | null, fleet: boolean): Omit<Tokens, keyof StoredSession> {
  if (!user) return { owner: null, username: null, account: null, nameSince: null, name: null };
  const { username, id = null, name_since: nameSince = null, full_name: name = username } = user;
  // Staff sessions from earlier versions have an id too, but their drafts are filed by name until `me` responds.
  const account = fleet && nameSince !== null ? id : null;
  return { owner: account === null ? username : `#${account}`, username, account, nameSince, name };
}

/** A late response may belong to an earlier session. */
function belongsTo(
  state: AuthState,
  refreshToken: string | null,
): state is Extract<AuthState, { status: 'authenticated' }> {
  return state.status === 'authenticated' && state.refreshToken === refreshToken;
}

export const {
  selectSessionStatus,
  selectIsSignedIn,
  selectUser,
  selectUsername,
  selectStoredSession,
  selectTokens,
} = authSlice.selectors;
