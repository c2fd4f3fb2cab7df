import type { Reducer, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { fetchBaseQuery } from '@reduxjs/toolkit/query';
import type { PublicSettings } from '@/contract/settings';
import type { RefreshMutex } from './refreshMutex';

/** The tokens of a session, and whose it is. */
export interface Tokens {
  accessToken: string;
  refreshToken: string | null;
  /**
   * Identifies the account on this API host, or null until it is known. With Linehaul's own backend it is the account's
   * id after `#`, which no username contains. With another backend it is the username.
   */
  owner: string | null;
  username: string | null;
  /** The account's id at Linehaul's own backend. */
  account: number | null;
  /** When the account got its username, by the clock of Linehaul's own backend. */
  nameSince: string | null;
  /** The person's name, or the username if there is none. */
  name: string | null;
}

/** The parts of the session that calls need. */
export interface SessionAccess {
  /** The tokens of the current session. Null if nobody is signed in. */
  tokens: () => Tokens | null;
  /**
   * Resolves when this tab's session is the stored one. Call this before a call that carries the token, because another
   * tab may be signing somebody in.
   */
  settleSession: () => Promise<void>;
}

interface LaterSlice {
  reducerPath: string;
  reducer: Reducer;
}

/** The external dependencies of the data layer, as the extra argument of every thunk. */
export interface ThunkExtra extends SessionAccess {
  settings: PublicSettings;
  /** Sends a call to the API host, with the cookies and the CSRF header. */
  rawBaseQuery: ReturnType<typeof fetchBaseQuery>;
  /** For a call that must not go through `rawBaseQuery`. */
  fetch: typeof fetch;
  readCookie: (name: string) => string | undefined;
  currentPath: () => string;
  refreshMutex: RefreshMutex;
  refreshTimeout: number;
  /** Sanitizes an editor's HTML before it is cached. */
  sanitize: (html: string) => Promise<string>;
  /** Adds a feature's slice that loads after the start. */
  inject: (slice: LaterSlice) => unknown;
}

/** The store's dispatch type. Its thunks get the extra argument. */
export type AppDispatch = ThunkDispatch<unknown, ThunkExtra, UnknownAction>;

export function getThunkExtra(api: { extra: unknown }): ThunkExtra {
  return api.extra as ThunkExtra;
}
