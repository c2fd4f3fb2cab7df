import { createDraftStorage } from './draftStorage';
import type { DraftStorage } from './draftStorage';

/** The phone's storage features. */
export interface Phone {
  storage: DraftStorage;
  locks: LockManager | undefined;
  /** Notifies tabs that show a draft when it was written; null without BroadcastChannel. */
  openChannel: (name: string) => BroadcastChannel | null;
  /** Asks the browser to keep our storage when the phone runs low on space. */
  askToPersist: () => void;
}

export function thisPhone(): Phone {
  return {
    storage: createDraftStorage(),
    locks: navigator.locks,
    // Failures are ignored: without permission, the browser may delete drafts when it needs space.
    askToPersist: () => {
      if ('storage' in navigator) navigator.storage.persist().catch(() => undefined);
    },
    openChannel: (name) =>
      typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name),
  };
}
