import { createAction, isAnyOf } from '@reduxjs/toolkit';
import { backOff, startReportSync } from '@/features/inspection/delivery/reportSync';
import { retryRequested, takeOverRequested } from '@/features/inspection/model/inspectionSlice';
import { DraftSession } from '@/features/inspection/storage/draftSession';
import type { InspectionStore } from '@/features/inspection/storage/inspectionStore';
import { persistedDraftOf } from '@/features/inspection/storage/persistedDraft';
import { thisPhone } from '@/features/inspection/storage/phone';
import type { Phone } from '@/features/inspection/storage/phone';
import { keepBesideDraft } from '@/features/inspection/storage/phoneStorage';
import { watchMemory } from '@/features/inspection/storage/watchMemory';
import { watchPage } from './watchPage';

const started = new WeakMap<object, () => void>();
const inspectionStarted = createAction('inspection/started');

/**
 * The part for our own backend is a chunk of its own. It is requested until it is there, because
 * nothing else sends photos and reviews.
 */
function startFleetLater(store: InspectionStore): () => void {
  let stop: () => void = () => undefined;
  const stopListening = store.startListening({
    actionCreator: inspectionStarted,
    effect: async (_action, { pause, condition }) => {
      for (let failures = 1; ; failures += 1) {
        const chunk = await pause(
          import(
            /* webpackChunkName: "fleet-start" */ '@/features/inspection/delivery/startFleet'
          ).catch(() => null),
        );
        if (chunk) {
          stop = chunk.startFleet(store);
          return;
        }
        await condition(isAnyOf(retryRequested), backOff(failures));
      }
    },
  });
  return () => {
    stopListening({ cancelActive: true });
    stop();
  };
}

/**
 * Injects the inspection into a store, once: its reducer, draft storage, and synchronization. Call
 * it on the report's route, and when idle for a signed-in driver, so that a waiting report is sent
 * from any page. Returns a function that stops it, for tests.
 */
export function startInspection(store: InspectionStore, phone: Phone = thisPhone()): () => void {
  const running = started.get(store);
  if (running) return running;

  store.inject({ reducerPath: 'inspection', reducer: persistedDraftOf(store).reducer });
  keepBesideDraft(phone.storage, store.extra);
  const session = new DraftSession(store, phone);
  const endings = [
    startReportSync(store),
    store.startListening({ predicate: () => true, effect: () => session.checkLogin() }),
    store.startListening({
      actionCreator: takeOverRequested,
      effect: () => session.takeOver(),
    }),
    watchPage(store, () => session.flush()),
    watchMemory(store, phone.storage),
  ];
  if (store.extra.settings.fleet) endings.push(startFleetLater(store));
  store.dispatch(inspectionStarted());

  const stop = () => {
    for (const end of endings) end();
    started.delete(store);
  };
  started.set(store, stop);
  return stop;
}
