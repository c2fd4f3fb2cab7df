import type { DraftStorage } from './draftStorage';

/** The storage engine of redux-persist for one draft, as long as this tab holds it. */
export interface DraftEngine {
  getItem: (key: string) => Promise<string | null>;
  setItem: (key: string, text: string) => Promise<void>;
  removeItem: () => Promise<void>;
  /** The draft was read, or put aside: from now on it may be written over. */
  open: () => void;
  isOpen: () => boolean;
  /** Kept when no write is under way. */
  settled: () => Promise<void>;
  /** Another tab or another driver comes now: nothing more is written. */
  close: () => void;
}

/** How long to wait before a failed write is tried again, in ms. */
const retryDelay = 5000;

/**
 * Writes one text at a time; of those that come in meanwhile only the latest, since each is the whole draft.
 * `onSaved` is called when the latest text is on the disk.
 */
export function createDraftEngine(storage: DraftStorage, onSaved: () => void): DraftEngine {
  let gate: 'unread' | 'open' | 'closed' = 'unread';
  let latest: { key: string; text: string } | null = null;
  let writing: Promise<void> | null = null;
  let retry: ReturnType<typeof setTimeout> | null = null;

  async function drain(): Promise<void> {
    try {
      while (latest !== null && gate === 'open') {
        const draft = latest;
        latest = null;
        await storage.write(draft.key, draft.text).catch((error: unknown) => {
          latest ??= draft;
          throw error;
        });
      }
    } catch (error) {
      retry = setTimeout(() => void start().catch(() => undefined), retryDelay);
      throw error;
    } finally {
      // At once, not a microtask later: a text that comes in between would be nobody's to write.
      writing = null;
    }
    if (gate === 'open') onSaved();
  }

  function start(): Promise<void> {
    if (retry !== null) clearTimeout(retry);
    retry = null;
    if (latest === null || gate !== 'open') return Promise.resolve();
    writing ??= drain();
    return writing;
  }

  return {
    getItem: (key) => storage.read(key),
    async setItem(key, text) {
      if (gate !== 'open') throw new Error('The draft on this phone has not been read.');
      latest = { key, text };
      await start();
    },
    removeItem: async () => undefined,
    open: () => {
      if (gate === 'unread') gate = 'open';
    },
    isOpen: () => gate === 'open',
    settled: async () => {
      await writing?.catch(() => undefined);
    },
    close: () => {
      gate = 'closed';
      if (retry !== null) clearTimeout(retry);
    },
  };
}
