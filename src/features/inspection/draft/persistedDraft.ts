import { isAnyOf } from '@reduxjs/toolkit';
import { REHYDRATE, persistReducer, persistStore } from 'redux-persist';
import type { Persistor } from 'redux-persist';
import { draftClosed, draftOpened, draftShown, inspectionReducer } from '../inspectionSlice';
import { draftParts } from '../inspectionState';
import type { InspectionState } from '../inspectionState';
import type { InspectionStore } from '../inspectionStore';
import { DraftEngine } from './draftEngine';

const version = 2;
const beginsDraft = isAnyOf(draftOpened, draftShown, draftClosed);

function persist(engine: DraftEngine) {
  return persistReducer<InspectionState>(
    {
      key: 'inspection',
      version,
      storage: engine,
      whitelist: [...draftParts],
      serialize: false,
      throttle: 0,
      timeout: 0,
      // redux-persist's own would parse the parts as JSON.
      getStoredState: async () => {
        const contents = await engine.getItem();
        return contents ? { ...contents, _persist: { version, rehydrated: true } } : undefined;
      },
    },
    inspectionReducer,
  );
}

export interface PersistedDraft {
  engine: DraftEngine;
  reducer: ReturnType<typeof persist>;
}

const drafts = new WeakMap<object, PersistedDraft>();

/**
 * A store's draft: the reducer to be injected, and the engine that writes it, each made once. redux-persist reads when
 * it meets a state that does not have its mark; so each driver's draft begins with no state.
 */
export function persistedDraftOf(store: object): PersistedDraft {
  const known = drafts.get(store);
  if (known) return known;
  const engine = new DraftEngine();
  const persisted = persist(engine);
  const draft: PersistedDraft = {
    engine,
    reducer: (state, action) => persisted(beginsDraft(action) ? undefined : state, action),
  };
  drafts.set(store, draft);
  return draft;
}

/** Reads the draft that the engine has open into the store; every change of it is written from then on. */
export function readDraft(store: InspectionStore, before: Persistor | null): Promise<Persistor> {
  return new Promise((resolve) => {
    const stop = store.startListening({
      predicate: ({ type }) => type === REHYDRATE,
      effect: () => {
        stop();
        resolve(persistor);
      },
    });
    const persistor = before ?? persistStore(store);
    before?.persist();
  });
}
