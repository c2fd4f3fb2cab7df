import type { Reducer, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { fetchBaseQuery } from '@reduxjs/toolkit/query';
import type { PublicSettings } from '@/contract/settings';
import type { RefreshMutex } from './refreshMutex';

/**
 * The session's tokens for the base query. `owner` is the username, or null until it is known.
 * `name` is the person's name, or the username if there is none.
 */
export interface Tokens {
  accessToken: string;
  refreshToken: string | null;
  owner: string | null;
  name: string | null;
}

/** The part of the session that calls need. The auth feature provides it. */
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
 * The data layer's outside dependencies, as the extra argument of every thunk. `makeStore` supplies
 * them, so that a browser, a server render, a test and a story can each use their own.
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

/** The store's dispatch type, whose thunks get the extra argument. */
export type AppDispatch = ThunkDispatch<unknown, ThunkExtra, UnknownAction>;

/** The extra argument of a thunk or base query. */
export function thunkExtraOf(api: { extra: unknown }): ThunkExtra {
  return api.extra as ThunkExtra;
}
