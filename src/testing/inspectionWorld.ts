import type { AppStore } from '../app/store';
import type { DraftWorld } from '../features/inspection/draftKeeper';
import type { DraftStorage } from '../features/inspection/draftStorage';
import { inspectionIn } from '../features/inspection/inspectionStore';
import type { InspectionState } from '../features/inspection/reportState';
import { startInspection } from '../features/inspection/startInspection';

/** A phone's storage that lives as long as the test. `texts` is what is on its disk. */
export function createMemoryDrafts(texts = new Map<string, string>()): DraftStorage {
  return {
    read: async (key) => texts.get(key) ?? null,
    write: async (key, text) => void texts.set(key, text),
    setAside: async (key) => {
      texts.set(`${key}:aside`, texts.get(key) ?? '');
      texts.delete(key);
    },
    rename: async (from, to) => {
      const text = texts.get(from);
      if (text === undefined) return;
      texts.set(to, text);
      texts.delete(from);
    },
  };
}

/** A phone with one tab. */
export function createWorld(storage: DraftStorage = createMemoryDrafts()): DraftWorld {
  return { storage, locks: undefined, openChannel: () => null, askToPersist: () => undefined };
}

/** Starts the inspection in a store; `state` reads its part, `until` waits for something to become true of it. */
export function startInspectionIn(store: AppStore, world: DraftWorld = createWorld()) {
  const stop = startInspection(store, world);
  const state = (): InspectionState => inspectionIn(store.getState());
  const until = (condition: (now: InspectionState) => boolean): Promise<void> =>
    new Promise((resolve) => {
      let leave: () => void = () => undefined;
      const look = () => {
        if (!condition(state())) return;
        leave();
        resolve();
      };
      leave = store.subscribe(look);
      look();
    });
  return { stop, state, until };
}
