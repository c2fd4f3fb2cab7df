import { createDraftStorage } from './draftStorage';
import type { DraftStorage } from './draftStorage';

/** What the phone gives us to keep drafts with. */
export interface Phone {
  storage: DraftStorage;
  locks: LockManager | undefined;
  /** Tells the tabs that show a draft that it was written; null where the browser can't. */
  openChannel: (name: string) => BroadcastChannel | null;
  /** Asks the browser not to clear our storage when the phone runs short of space. */
  askToPersist: () => void;
}

export function thisPhone(): Phone {
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
