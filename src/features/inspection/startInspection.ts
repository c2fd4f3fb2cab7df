import { createAction } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { persistStore } from 'redux-persist';
import type { ThunkExtra, AppDispatch } from '@/api/thunkExtra';
import { runJobs } from '@/features/inspection/delivery/jobs';
import { DraftEngine } from '@/features/inspection/storage/draftEngine';
import { keepDrafts } from '@/features/inspection/storage/draftSession';
import { listen, type InspectionStore } from '@/features/inspection/storage/inspectionStore';
import { inspectionReducerWith } from '@/features/inspection/storage/persistedDraft';
import { thisPhone, type OpenPhone, type Phone } from '@/features/inspection/storage/phone';
import { connectionHinted, phoneWoke } from '@/features/inspection/model/inspectionSlice';
import { now } from '@/features/inspection/model/state/header';

/**
 * Dispatches actions for the page's and the connection's events. The browser's connection events are only hints,
 * because `navigator.onLine` is unreliable. `flush` writes the driver's entries, because a hidden page's timers may
 * never run again. Returns a function that stops this.
 */
function watchPage(dispatch: AppDispatch, flush: () => void): () => void {
  const woke = () => void dispatch(phoneWoke(now()));
  const lost = () => void dispatch(connectionHinted('lost'));
  const back = () => void dispatch(connectionHinted('back'));
  const shownOrHidden = () => (document.visibilityState === 'hidden' ? flush() : woke());
  const listeners = [
    [window, 'offline', lost],
    [window, 'online', back],
    [window, 'pageshow', woke],
    [window, 'pagehide', flush],
    [document, 'visibilitychange', shownOrHidden],
  ] as const;
  for (const [target, event, listener] of listeners) target.addEventListener(event, listener);
  return () => {
    for (const [target, event, listener] of listeners) target.removeEventListener(event, listener);
  };
}

const inspectionStarted = createAction('inspection/started');

/** redux-persist reads the draft only once this tab holds its lock. The library's type lacks `manualPersist`. */
const persistorOptions = { enhancer: undefined, manualPersist: true };

function open(store: InspectionStore, { inject }: ThunkExtra, phone: Phone): OpenPhone {
  const engine = new DraftEngine();
  inject({ reducerPath: 'inspection', reducer: inspectionReducerWith(engine) });
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
    // Tells RTK Query whether the page has the focus, because polls pause without it.
    ...(settings.fleet ? [setupListeners(store.dispatch)] : []),
  ];
  store.dispatch(inspectionStarted());
  return () => {
    for (const end of endings) end({ cancelActive: true });
    phone.stop = null;
  };
}

/** Starts the inspection in a store unless it is running. Returns a function that stops the inspection, for tests. */
export function startInspection(store: InspectionStore, phone: Phone = thisPhone()): () => void {
  return store.dispatch((_dispatch, _getState, extra) => {
    extra.phone ??= open(store, extra, phone);
    extra.phone.stop ??= start(store, extra, extra.phone);
    return extra.phone.stop;
  });
}
