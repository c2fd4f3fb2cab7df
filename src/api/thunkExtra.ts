import type { Reducer, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { fetchBaseQuery } from '@reduxjs/toolkit/query';
import type { PublicSettings } from '@/contract/settings';
import type { RefreshMutex } from './refreshMutex';

/**
 * The session's tokens as the base query needs them. `owner` is the username, null until it is
 * known, and `name` is the person's name, or else the username.
 */
export interface Tokens {
  accessToken: string;
  refreshToken: string | null;
  owner: string | null;
  name: string | null;
}

/** The part of the session that calls need. The auth feature keeps it. */
export interface SessionAccess {
  /** Tokens of the current session; null when signed out. */
  tokens: () => Tokens | null;
  /** Adopts a session stored by another tab. Call it before relying on the stored token. */
  followStoredSession: () => void;
}

interface LaterSlice {
  reducerPath: string;
  reducer: Reducer;
}

/**
 * The data layer's outside dependencies, passed to every thunk as its extra argument. `makeStore`
 * supplies them, so that a browser, a server render, a test and a story each use their own.
 */
export interface ThunkExtra extends SessionAccess {
  settings: PublicSettings;
  /** Sends a call to the API host, with the cookies and the CSRF header. */
  rawBaseQuery: ReturnType<typeof fetchBaseQuery>;
  /** Returns a readable cookie's value, if there is one. */
  readCookie: (name: string) => string | undefined;
  currentPath: () => string;
  refreshMutex: RefreshMutex;
  /** Timeout of a refresh, in ms. */
  refreshTimeout: number;
  /** Sanitizes an editor's HTML before it is cached. */
  sanitize: (html: string) => Promise<string>;
  /** Adds the slice of a feature that is loaded later. */
  inject: (slice: LaterSlice) => unknown;
}

/** The store's dispatch type: thunks get the extra argument. */
export type AppDispatch = ThunkDispatch<unknown, ThunkExtra, UnknownAction>;

/** The extra argument of a thunk or base query. */
export function thunkExtraOf(api: { extra: unknown }): ThunkExtra {
  return api.extra as ThunkExtra;
}
