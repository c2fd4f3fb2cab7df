import { createCourier } from './courier';
import { DraftKeeper } from './draftKeeper';
import type { DraftWorld } from './draftKeeper';
import { isDraftChanged } from './draftReducers';
import { createDraftStorage } from './draftStorage';
import { inspectionIn, isInspectionChanged } from './inspectionStore';
import type { InspectionStore } from './inspectionStore';
import { retryRequested, takeOverRequested } from './reportEvents';
import { connectionHinted, inspectionReducer } from './reportSlice';

const started = new WeakMap<object, () => void>();

/** This phone's own means of keeping drafts. */
function browserWorld(): DraftWorld {
  return {
    storage: createDraftStorage(),
    locks: navigator.locks,
    // A refusal changes nothing: drafts are kept as long as the browser likes then.
    askToPersist: () => {
      if ('storage' in navigator) navigator.storage.persist().catch(() => undefined);
    },
    openChannel: (name) =>
      typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name),
  };
}

/** Signs, not proofs, that the connection has changed (design 5: `navigator.onLine` lies). */
function watchConnection(store: InspectionStore, wake: () => void): () => void {
  const lost = () => void store.dispatch(connectionHinted('lost'));
  const back = () => {
    store.dispatch(connectionHinted('back'));
    wake();
  };
  const seen = () => {
    if (document.visibilityState === 'visible') wake();
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

/**
 * Injects the inspection into a store, once: its reducer, the keeping of drafts, and the courier that carries reports
 * to the server. Call it with the report's route, and after idle for a signed-in driver, so that a waiting report
 * goes out from any page (design 3). Gives a function that ends it, for tests.
 */
export function startInspection(store: InspectionStore, world: DraftWorld = browserWorld()) {
  const running = started.get(store);
  if (running) return running;

  store.inject({ reducerPath: 'inspection', reducer: inspectionReducer });
  const { dispatch } = store;
  const courier = createCourier({
    dispatch,
    inspection: () => inspectionIn(store.getState()),
    owner: () => store.environment.tokens()?.owner ?? null,
  });
  const keeper = new DraftKeeper(store, world, courier.wake);

  const endings = [
    store.startListening({
      predicate: (_action, now, before) =>
        isInspectionChanged(now, before) && isDraftChanged(inspectionIn(before), inspectionIn(now)),
      effect: () => keeper.flush(),
    }),
    store.startListening({
      predicate: (_action, now, before) => isInspectionChanged(now, before),
      effect: () => courier.attend(),
    }),
    store.startListening({ predicate: () => true, effect: () => keeper.attend() }),
    store.startListening({ predicate: retryRequested.match, effect: () => courier.wake() }),
    store.startListening({ predicate: takeOverRequested.match, effect: () => keeper.takeOver() }),
    watchConnection(store, courier.wake),
    courier.stop,
  ];
  dispatch({ type: 'inspection/started' });

  function stop(): void {
    for (const end of endings) end();
    started.delete(store);
  }
  started.set(store, stop);
  return stop;
}
