import { fetchBaseQuery } from '@reduxjs/toolkit/query';
import { defaultSettings, type PublicSettings } from '@/contract/settings';
import { addCsrfHeader } from './csrf';
import { RefreshMutex } from './refreshMutex';
import { getThunkExtra, type SessionAccess, type ThunkExtra } from './thunkExtra';

/** The dependencies of a store's calls. */
export interface ThunkExtraOptions {
  settings?: PublicSettings;
  readCookie?: (name: string) => string | undefined;
  currentPath?: () => string;
  /** The origin of the calls, if it is not the API host. */
  apiOrigin?: string;
  fetch?: typeof fetch;
  /** The time limit for refreshing the access token, in ms. */
  refreshTimeout?: number;
  sanitize: ThunkExtra['sanitize'];
  inject?: ThunkExtra['inject'];
}

export function createThunkExtra(options: ThunkExtraOptions, session: SessionAccess): ThunkExtra {
  const settings = options.settings ?? defaultSettings;
  // Looks `fetch` up at each call, because tests and Storybook replace the global fetch.
  const fetchFn: typeof fetch = options.fetch ?? ((...args) => fetch(...args));
  return {
    settings,
    fetch: fetchFn,
    rawBaseQuery: fetchBaseQuery({
      baseUrl: options.apiOrigin ?? settings.apiHost,
      credentials: 'include',
      fetchFn,
      prepareHeaders: (headers, api) => addCsrfHeader(headers, getThunkExtra(api)),
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
