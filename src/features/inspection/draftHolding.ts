import { persistReducer, persistStore } from 'redux-persist';
import type { Persistor } from 'redux-persist';
import { createDraftEngine } from './draftEngine';
import { draftVersion, parseDraft } from './draftSchema';
import type { DraftStorage } from './draftStorage';
import type { InspectionStore } from './inspectionStore';
import { changesNotSaved, changesSaved, draftSetAside, inspectionReducer } from './reportSlice';
import { draftParts } from './reportState';
import type { InspectionState } from './reportState';

/** A draft that this tab writes. */
export interface Holding {
  /** Whether the phone let us read it; nothing is written otherwise. */
  isReadable: boolean;
  /** Begins to write all that has changed; kept when it is on the disk, or was refused. */
  flush: () => Promise<void>;
  /** Writes nothing from now on. */
  stop: () => void;
}

/**
 * Reads the draft into the store and writes every change of it back, by redux-persist. Its key can't change: each
 * draft has a reducer of its own, injected over the one before; the state must be without `_persist` then.
 */
export async function holdDraft(
  store: InspectionStore,
  storage: DraftStorage,
  key: string,
  onSaved: () => void,
): Promise<Holding> {
  const engine = createDraftEngine(storage, () => {
    store.dispatch(changesSaved());
    onSaved();
  });

  /** What is kept, or nothing; what can't be read is put aside before anything is written. */
  async function readDraft() {
    const text = await engine.getItem(key);
    const contents = text === null ? null : parseDraft(text);
    if (text !== null && contents === null) {
      await storage.setAside(key);
      store.dispatch(draftSetAside());
    }
    engine.open();
    return contents === null
      ? undefined
      : { ...contents, _persist: { version: draftVersion, rehydrated: true } };
  }

  const reducer = persistReducer<InspectionState>(
    {
      key,
      keyPrefix: '',
      version: draftVersion,
      storage: engine,
      whitelist: [...draftParts],
      throttle: 0,
      timeout: 0,
      getStoredState: readDraft,
      writeFailHandler: () => store.dispatch(changesNotSaved()),
    },
    inspectionReducer,
  );
  store.inject({ reducerPath: 'inspection', reducer }, { overrideExisting: true });
  const persistor = await new Promise<Persistor>((resolve) => {
    const started = persistStore(store, null, () => resolve(started));
  });

  return {
    isReadable: engine.isOpen(),
    flush: async () => {
      await persistor.flush();
      await engine.settled();
    },
    stop: () => {
      engine.close();
      persistor.pause();
    },
  };
}
