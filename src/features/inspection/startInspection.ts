import { createAction } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { persistStore } from 'redux-persist';
import type { ThunkExtra } from '@/api/thunkExtra';
import { runJobs } from '@/features/inspection/delivery/jobs';
import { DraftEngine } from '@/features/inspection/storage/draftEngine';
import { keepDrafts } from '@/features/inspection/storage/draftSession';
import { listen } from '@/features/inspection/storage/inspectionStore';
import type { InspectionStore } from '@/features/inspection/storage/inspectionStore';
import { persistedReducer } from '@/features/inspection/storage/persistedDraft';
import { thisPhone } from '@/features/inspection/storage/phone';
import type { OpenPhone, Phone } from '@/features/inspection/storage/phone';
import { watchPage } from './watchPage';

const inspectionStarted = createAction('inspection/started');

/** The draft is read once its lock is held. The library's type lacks this option. */
const persistorOptions = { enhancer: undefined, manualPersist: true };

/** Connects the phone to the store's thunks, and adds its draft to the store. */
function open(store: InspectionStore, { inject }: ThunkExtra, phone: Phone): OpenPhone {
  const engine = new DraftEngine();
  inject({ reducerPath: 'inspection', reducer: persistedReducer(engine) });
  const persistor = persistStore(store, persistorOptions);
  return { ...phone, engine, persistor, stop: null };
}

function start(store: InspectionStore, { settings }: ThunkExtra, phone: OpenPhone): () => void {
  const endings = [
    store.dispatch(
      listen({
        actionCreator: inspectionStarted,
        effect: (_action, listener) => keepDrafts(listener, phone, runJobs),
      }),
    ),
    watchPage(store.dispatch, () => void phone.persistor.flush()),
    // Tracks the browser's focus, for polling.
    ...(settings.fleet ? [setupListeners(store.dispatch)] : []),
  ];
  store.dispatch(inspectionStarted());
  return () => {
    for (const end of endings) end({ cancelActive: true });
    phone.stop = null;
  };
}

/**
 * Starts the inspection in a store, once, with its reducer, the draft's storage and the sending
 * jobs. Call it on the report's route, and when idle for a signed-in driver, so that a waiting
 * report is sent from any page. Returns a function that stops it, for tests.
 */
export function startInspection(store: InspectionStore, phone: Phone = thisPhone()): () => void {
  return store.dispatch((_dispatch, _getState, extra) => {
    extra.phone ??= open(store, extra, phone);
    extra.phone.stop ??= start(store, extra, extra.phone);
    return extra.phone.stop;
  });
}
