import { combineSlices, configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import type { TypedStartListening } from '@reduxjs/toolkit';
import { api } from '../api/api';
import type { AppDispatch as ThunkExtraDispatch, ThunkExtra } from '../api/thunkExtra';
import { RefreshMutex } from '../api/refreshMutex';
import { defaultSettings } from '../contract/settings';
import type { PublicSettings } from '../contract/settings';
import { authSlice, selectTokens } from '../features/auth/authSlice';
import { followStoredSession, startSessionListeners } from '../features/auth/session';
import { createMemorySessionStorage } from '../features/auth/sessionStorage';
import type { SessionStorage } from '../features/auth/sessionStorage';
import { contentSlice } from '../features/content/contentSlice';
import { sanitizeInBrowser } from '../features/content/richText/sanitizeInBrowser';
import { uiSlice } from '../features/ui/uiSlice';

/** Injected reducers are kept in the combination's closure, so every store needs its own. */
const combineEager = () => combineSlices(api, authSlice, contentSlice, uiSlice);

export type RootState = ReturnType<ReturnType<typeof combineEager>>;

/** Dependencies of a store. Each has a default that touches nothing outside the store. */
export interface StoreOptions {
  preloaded?: Partial<RootState>;
  settings?: PublicSettings;
  sessionStorage?: SessionStorage;
  readCookie?: (name: string) => string | undefined;
  currentPath?: () => string;
  /**
   * Origin of the calls, if not the settings' API host: the server render needs an absolute
   * address.
   */
  apiOrigin?: string;
  fetch?: typeof fetch;
  /** Timeout for refreshing the access token, in ms. */
  refreshTimeout?: number;
  /** The server render passes its own; the default loads the sanitizer on first use. */
  sanitize?: (html: string) => Promise<string>;
}

/**
 * redux-persist passes callbacks in these actions; they are called, never stored. The draft itself
 * is checked.
 */
const persistActions = ['persist/PERSIST', 'persist/FLUSH', 'persist/REHYDRATE'];

/**
 * Creates a complete store, listeners included: one for the browser, one for each server render,
 * test and story. The inspection reducer is injected later with its route (docs/product.md,
 * Session).
 */
export function makeStore(options: StoreOptions = {}) {
  const sessionStorage = options.sessionStorage ?? createMemorySessionStorage();
  const settings = options.settings ?? defaultSettings;
  const extra: ThunkExtra = {
    settings,
    apiOrigin: options.apiOrigin ?? settings.apiHost,
    // Looked up at call time, because tests and Storybook replace the global fetch.
    fetch: options.fetch ?? ((...args) => fetch(...args)),
    readCookie: options.readCookie ?? (() => undefined),
    currentPath: options.currentPath ?? (() => '/'),
    tokens: () => selectTokens(store.getState()),
    followStoredSession: () => followStoredSession(store, sessionStorage),
    refreshMutex: new RefreshMutex(),
    refreshTimeout: options.refreshTimeout ?? 10_000,
    sanitize: options.sanitize ?? ((html) => sanitizeInBrowser(html, settings.apiHost)),
  };
  const rootReducer = combineEager();
  const listeners = createListenerMiddleware({ extra });

  const store = configureStore({
    reducer: rootReducer,
    preloadedState: options.preloaded,
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: extra },
        serializableCheck: { ignoredActions: persistActions },
      })
        .prepend(listeners.middleware)
        .concat(api.middleware),
  });

  const startListening = listeners.startListening as TypedStartListening<
    RootState,
    ThunkExtraDispatch,
    ThunkExtra
  >;
  startSessionListeners(startListening, sessionStorage);
  sessionStorage.subscribe(() => followStoredSession(store, sessionStorage));

  return Object.assign(store, { inject: rootReducer.inject, startListening, extra });
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
