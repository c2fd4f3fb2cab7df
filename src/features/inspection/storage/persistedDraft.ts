import { isAnyOf } from '@reduxjs/toolkit';
import { REHYDRATE, persistReducer, persistStore } from 'redux-persist';
import type { Persistor } from 'redux-persist';
import {
  draftClosed,
  draftOpened,
  draftShown,
  inspectionReducer,
} from '@/features/inspection/model/inspectionSlice';
import { draftParts } from '@/features/inspection/model/state/inspectionState';
import type { InspectionState } from '@/features/inspection/model/state/inspectionState';
import type { InspectionStore } from './inspectionStore';
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
      // redux-persist's default would parse the parts as JSON.
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
 * A store's draft: the reducer to inject and the engine that writes it, created once per store.
 * redux-persist reads whenever it finds a state without its marker, so each driver's draft starts
 * as undefined.
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

/** Reads the engine's open draft into the store; from then on every change is written. */
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
