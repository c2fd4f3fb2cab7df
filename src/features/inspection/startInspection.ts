import { createAction } from '@reduxjs/toolkit';
import { startReportSync } from '@/features/inspection/delivery/reportSync';
import {
  connectionHinted,
  retryRequested,
  takeOverRequested,
} from '@/features/inspection/model/inspectionSlice';
import { DraftSession } from '@/features/inspection/storage/draftSession';
import type { InspectionStore } from '@/features/inspection/storage/inspectionStore';
import { persistedDraftOf } from '@/features/inspection/storage/persistedDraft';
import { thisPhone } from '@/features/inspection/storage/phone';
import type { Phone } from '@/features/inspection/storage/phone';
import { watchMemory } from '@/features/inspection/storage/watchMemory';
import { watchClock } from './watchClock';

const started = new WeakMap<object, () => void>();
const inspectionStarted = createAction('inspection/started');

/** Hints that the connection has changed: `navigator.onLine` is unreliable. */
function watchConnection({ dispatch }: InspectionStore): () => void {
  const lost = () => void dispatch(connectionHinted('lost'));
  const back = () => {
    dispatch(connectionHinted('back'));
    dispatch(retryRequested());
  };
  const seen = () => {
    if (document.visibilityState === 'visible') dispatch(retryRequested());
  };
  window.addEventListener('offline', lost);
  window.addEventListener('online', back);
  document.addEventListener('visibilitychange', seen);
  return () => {
    window.removeEventListener('offline', lost);
    window.removeEventListener('online', back);
    document.removeEventListener('visibilitychange', seen);
  };
}

/** The part for our own backend is a chunk of its own; a failed load is tried again by the page. */
function startFleetLater(store: InspectionStore, phone: Phone): () => void {
  let stop: (() => void) | null = null;
  let isStopped = false;
  void import(
    /* webpackChunkName: "fleet-start" */ '@/features/inspection/delivery/startFleet'
  ).then(
    ({ startFleet }) => {
      if (!isStopped) stop = startFleet(store, phone);
    },
    () => undefined,
  );
  return () => {
    isStopped = true;
    stop?.();
  };
}

/**
 * Injects the inspection into a store, once: its reducer, draft storage, and synchronisation. Call
 * it on the report's route, and when idle for a signed-in driver, so that a waiting report is sent
 * from any page. Returns a function that stops it, for tests.
 */
export function startInspection(store: InspectionStore, phone: Phone = thisPhone()): () => void {
  const running = started.get(store);
  if (running) return running;

  store.inject({ reducerPath: 'inspection', reducer: persistedDraftOf(store).reducer });
  const session = new DraftSession(store, phone);
  const endings = [
    startReportSync(store),
    store.startListening({ predicate: () => true, effect: () => session.checkLogin() }),
    store.startListening({
      actionCreator: takeOverRequested,
      effect: () => session.takeOver(),
    }),
    watchConnection(store),
    watchClock(store),
    watchMemory(store, phone.storage),
  ];
  if (store.extra.settings.fleet) endings.push(startFleetLater(store, phone));
  store.dispatch(inspectionStarted());

  const stop = () => {
    for (const end of endings) end();
    started.delete(store);
  };
  started.set(store, stop);
  return stop;
}
