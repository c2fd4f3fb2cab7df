import type { AppStore } from '@/app/store';
import {
  draftIn,
  type InspectionRoot,
  type DraftState,
} from '@/features/inspection/model/state/inspectionState';
import { startInspection } from '@/features/inspection/startInspection';
import { createDraftStorage, type DraftStorage } from '@/features/inspection/storage/draftStorage';
import { openPhone, type Phone } from '@/features/inspection/storage/phone';

let disks = 0;

/** Opens a phone's empty disk, which is a separate database in IndexedDB. Pages of one phone share it. */
export function openDisk(): DraftStorage {
  disks += 1;
  const databaseName = `linehaul-test-${disks}`;
  // Storybook's browser keeps databases when a page loads again.
  indexedDB.deleteDatabase(databaseName);
  return createDraftStorage(databaseName);
}

/** A phone with one tab. */
export function createPhone(storage: DraftStorage = openDisk()): Phone {
  return { storage, locks: undefined, openChannel: () => null, askToPersist: () => undefined };
}

/** An empty disk that completes no write between `hold` and `release`. */
export function heldDisk() {
  const disk = openDisk();
  let gate = Promise.resolve();
  let release = () => {};
  return {
    hold: () => {
      gate = new Promise((resolve) => (release = resolve));
    },
    release: () => release(),
    disk: {
      ...disk,
      write: async (key: string, draft: unknown) => {
        await gate;
        await disk.write(key, draft);
      },
    },
  };
}

/** A phone that never completes a write to its disk. */
export function slowPhone(): Phone {
  return createPhone({ ...openDisk(), write: () => new Promise(() => {}) });
}

/** A phone that rejects every write to its disk, as if the disk were full. */
export function brokenPhone(): Phone {
  const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  return createPhone({ ...openDisk(), write: full });
}

/**
 * Starts the inspection in a store. `state` returns the draft, and `until` waits until the draft meets a condition.
 */
export function startInspectionIn(store: AppStore, phone: Phone = createPhone()) {
  const stop = startInspection(store, phone);
  const state = (): DraftState => draftIn(store.getState());
  const root = (): InspectionRoot => store.getState() as unknown as InspectionRoot;
  const { engine } = store.dispatch(openPhone());
  const isSaved = () => state().revision === engine.getDisk().written;
  const until = (condition: (now: DraftState) => boolean): Promise<void> =>
    new Promise((resolve) => {
      const endings: (() => void)[] = [];
      const look = () => {
        if (!condition(state())) return;
        for (const end of endings) end();
        resolve();
      };
      endings.push(store.subscribe(look), engine.subscribe(look));
      look();
    });
  const isFailed = () => engine.getDisk().problem === 'failed';
  return { stop, root, state, until, isSaved, isFailed };
}
