import type { AppStore } from '@/app/store';
import { isOnDisk } from '@/features/inspection/draft/draftEngine';
import type { Phone } from '@/features/inspection/draft/phone';
import { persistedDraftOf } from '@/features/inspection/draft/persistedDraft';
import type { DraftStorage, Move } from '@/features/inspection/draft/draftStorage';
import { inspectionIn } from '@/features/inspection/inspectionStore';
import type { InspectionState } from '@/features/inspection/inspectionState';
import { startInspection } from '@/features/inspection/startInspection';

const isUnder = (kept: string, key: string) => kept.startsWith(`${key}:`);

function moveIn(drafts: Map<string, unknown>, { from, to }: Move, draft?: unknown): void {
  for (const key of [...drafts.keys()].filter((kept) => isUnder(kept, from))) {
    drafts.set(key.replace(from, to), drafts.get(key));
    drafts.delete(key);
  }
  const kept = drafts.get(from);
  if (kept === undefined) return;
  drafts.set(to, draft ?? kept);
  drafts.delete(from);
}

/** A phone's storage that lasts as long as the test. `drafts` is the content of its disk. */
export function createMemoryDrafts(drafts = new Map<string, unknown>()): DraftStorage {
  return {
    read: async (key) => drafts.get(key) ?? null,
    write: async (key, draft) => void drafts.set(key, structuredClone(draft)),
    list: async (key) =>
      [...drafts].flatMap(([kept, draft]) => (isUnder(kept, key) ? [draft] : [])),
    setAside: async (key) => {
      drafts.set(`${key}:aside`, drafts.get(key));
      drafts.delete(key);
    },
    listAside: async (key) => [...drafts.keys()].filter((kept) => kept.startsWith(`${key}:aside`)),
    remove: async (key) => void drafts.delete(key),
    move: async (from, to, draft) => moveIn(drafts, { from, to }, draft),
    moveAll: async (moves) => moves.forEach((move) => moveIn(drafts, move)),
  };
}

/** A phone with one tab. */
export function createPhone(storage: DraftStorage = createMemoryDrafts()): Phone {
  return { storage, locks: undefined, openChannel: () => null, askToPersist: () => undefined };
}

/** A phone whose writes never finish. */
export function slowPhone(): Phone {
  return createPhone({ ...createMemoryDrafts(), write: () => new Promise(() => {}) });
}

/** A phone whose writes all fail, as on a full disk. */
export function brokenPhone(): Phone {
  const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  return createPhone({ ...createMemoryDrafts(), write: full });
}

/**
 * Starts the inspection in a store; `state` returns its slice, `until` waits for a condition on it.
 */
export function startInspectionIn(store: AppStore, phone: Phone = createPhone()) {
  const stop = startInspection(store, phone);
  const state = (): InspectionState => inspectionIn(store.getState());
  const { engine } = persistedDraftOf(store);
  const isSaved = () => isOnDisk(state(), engine.getDisk());
  const until = (condition: (now: InspectionState) => boolean): Promise<void> =>
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
  const isFailed = () => engine.getDisk().failed;
  return { stop, state, until, isSaved, isFailed };
}
