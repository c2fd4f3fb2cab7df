import {
  combineSlices,
  configureStore,
  createListenerMiddleware,
  type TypedStartListening,
} from '@reduxjs/toolkit';
import { api } from '@/api/api';
import { createThunkExtra, type ThunkExtraOptions } from '@/api/createThunkExtra';
import { authSlice, selectStoredSession } from '@/features/auth/authSlice';
import { followTabs, sessionAccess } from '@/features/auth/session/followTabs';
import { startSessionListeners } from '@/features/auth/session/session';
import {
  createMemorySessionStorage,
  type SessionStorage,
} from '@/features/auth/session/sessionStorage';
import type { AppDispatch as ThunkExtraDispatch, ThunkExtra } from '@/api/thunkExtra';
import { defaultSettings } from '@/contract/settings';
import { contentSlice } from '@/features/content/contentSlice';
import { sanitizeInBrowser } from '@/features/content/richText/sanitizeInBrowser';
import { uiSlice } from '@/features/ui/uiSlice';

/** Created for each store, because the combined reducer keeps injected reducers. */
const combineEager = () => combineSlices(api, authSlice, contentSlice, uiSlice);

export type RootState = ReturnType<ReturnType<typeof combineEager>>;

export interface StoreOptions extends Partial<ThunkExtraOptions> {
  preloaded?: Partial<RootState>;
  sessionStorage?: SessionStorage;
}

/** Actions in which redux-persist passes callbacks. The callbacks never reach the state. */
const persistActions = ['persist/PERSIST', 'persist/FLUSH', 'persist/REHYDRATE'];

/**
 * Creates a store with its listeners. The start of the inspection injects the inspection's reducer later
 * (docs/product.md, Session).
 */
export function makeStore(options: StoreOptions = {}) {
  const { auth } = options.preloaded ?? {};
  const sessionStorage =
    options.sessionStorage ?? createMemorySessionStorage(auth && selectStoredSession({ auth }));
  const settings = options.settings ?? defaultSettings;
  const sanitize = (html: string) => sanitizeInBrowser(html, settings.apiHost);
  const rootReducer = combineEager();
  const extra: ThunkExtra = createThunkExtra(
    { sanitize, inject: (slice) => rootReducer.inject(slice), ...options },
    sessionAccess(() => store, sessionStorage, settings.fleet),
  );
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
  followTabs(store, sessionStorage, extra);

  return store;
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
