import { fetchBaseQuery } from '@reduxjs/toolkit/query';
import { defaultSettings, type PublicSettings } from '@/contract/settings';
import { addCsrfHeader } from './csrf';
import { RefreshMutex } from './refreshMutex';
import { thunkExtraOf, type SessionAccess, type ThunkExtra } from './thunkExtra';

/**
 * Dependencies of a store's calls. All except `sanitize` have a default that touches nothing
 * outside the store.
 */
export interface ThunkExtraOptions {
  settings?: PublicSettings;
  readCookie?: (name: string) => string | undefined;
  currentPath?: () => string;
  /**
   * Origin of the calls, if it differs from the settings' API host. The server's render needs an
   * absolute address.
   */
  apiOrigin?: string;
  fetch?: typeof fetch;
  /** Timeout for refreshing the access token, in ms. */
  refreshTimeout?: number;
  sanitize: ThunkExtra['sanitize'];
  inject?: ThunkExtra['inject'];
}

/** Creates the extra argument of a store's thunks. */
export function createThunkExtra(options: ThunkExtraOptions, session: SessionAccess): ThunkExtra {
  const settings = options.settings ?? defaultSettings;
  return {
    settings,
    rawBaseQuery: fetchBaseQuery({
      baseUrl: options.apiOrigin ?? settings.apiHost,
      credentials: 'include',
      // `fetch` is looked up at call time, because tests and Storybook replace the global fetch.
      fetchFn: options.fetch ?? ((...args) => fetch(...args)),
      prepareHeaders: (headers, api) => addCsrfHeader(headers, thunkExtraOf(api)),
    }),
    readCookie: options.readCookie ?? (() => undefined),
    currentPath: options.currentPath ?? (() => '/'),
    ...session,
    refreshMutex: new RefreshMutex(),
    refreshTimeout: options.refreshTimeout ?? 10_000,
    sanitize: options.sanitize,
    inject: options.inject ?? (() => undefined),
  };
}
