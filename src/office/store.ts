import {
  combineSlices,
  configureStore,
  createListenerMiddleware,
  type TypedStartListening,
} from '@reduxjs/toolkit';
import { api } from '@/api/api';
import { packageType } from '@/contract/office/reports';
import { createThunkExtra, type ThunkExtraOptions } from '@/api/createThunkExtra';
import { authSlice } from '@/features/auth/authSlice';
import { followTabs, sessionAccess } from '@/features/auth/session/followTabs';
import { startSessionListeners } from '@/features/auth/session/session';
import type { SessionStorage } from '@/features/auth/session/sessionStorage';
import type { AppDispatch, ThunkExtra } from '@/api/thunkExtra';

const rootReducer = combineSlices(api, authSlice);
type OfficeState = ReturnType<typeof rootReducer>;

const sanitize = () => Promise.reject(new Error('The office shows no HTML.'));

/**
 * RTK Query reads a clone of each response as text. For an audit package, the clone is empty, because it would take as
 * much memory again.
 */
const fetchOnce: typeof fetch = async (...request) => {
  const response = await fetch(...request);
  const isPackage = response.headers.get('Content-Type') === packageType;
  return isPackage ? Object.assign(response, { clone: () => new Response() }) : response;
};

/** Creates a store for the session. react-admin keeps the records. */
export function makeOfficeStore(
  storage: SessionStorage,
  options: Omit<ThunkExtraOptions, 'sanitize'> = {},
) {
  const extra: ThunkExtra = createThunkExtra(
    { sanitize, fetch: fetchOnce, ...options },
    sessionAccess(() => store, storage, true),
  );
  const listeners = createListenerMiddleware({ extra });
  const store = configureStore({
    reducer: rootReducer,
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: extra } })
        .prepend(listeners.middleware)
        .concat(api.middleware),
  });
  startSessionListeners(
    listeners.startListening as TypedStartListening<OfficeState, AppDispatch, ThunkExtra>,
    storage,
  );
  followTabs(store, storage, extra);
  return store;
}

export type OfficeStore = ReturnType<typeof makeOfficeStore>;
