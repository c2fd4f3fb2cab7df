import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { PublicSettings } from '../contract/settings';
import type { RefreshMutex } from './refreshMutex';

/** The session's tokens as the base query needs them. `owner` is the username, null until it is known. */
export interface Tokens {
  accessToken: string;
  refreshToken: string | null;
  owner: string | null;
}

/**
 * What the data layer needs from outside, given to every thunk as its extra argument. `makeStore` fills it in,
 * so that a browser, a server render, a test and a story each bring their own.
 */
export interface ThunkExtra {
  settings: PublicSettings;
  /** Where calls go: the settings' API host, or what a server render is told in its place. */
  apiOrigin: string;
  fetch: typeof fetch;
  /** A readable cookie's value, if there is one. */
  readCookie: (name: string) => string | undefined;
  /** The path of the page we are on. */
  currentPath: () => string;
  /** The tokens of the session we are in; null when signed out. */
  tokens: () => Tokens | null;
  /** Takes over what another tab has stored since; call before the stored token is judged. */
  followStoredSession: () => void;
  refreshMutex: RefreshMutex;
  /** How long a refresh may take, in ms. */
  refreshTimeout: number;
  /** Makes an editor's HTML harmless, before the cache holds it. */
  sanitize: (html: string) => Promise<string>;
}

/** Dispatch as features use it: thunks get the extra argument. */
export type AppDispatch = ThunkDispatch<unknown, ThunkExtra, UnknownAction>;

/** The extra argument of a thunk or base query of our own store. */
export function thunkExtraOf(api: { extra: unknown }): ThunkExtra {
  return api.extra as ThunkExtra;
}
