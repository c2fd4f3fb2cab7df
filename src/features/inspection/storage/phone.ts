import type { Persistor } from 'redux-persist';
import { storageManager } from '@/api/browserInterfaces';
import { openTabChannel, type TabChannel } from '@/api/tabChannel';
import { getThunkExtra, type AppDispatch } from '@/api/thunkExtra';
import { draftIn } from '@/features/inspection/model/state/inspectionState';
import type { DraftEngine } from './draftEngine';
import { draftNames } from './draftNames';
import { createDraftStorage, type DraftStorage } from './draftStorage';

export interface Phone {
  storage: DraftStorage;
  locks: LockManager | undefined;
  /** Opens a channel on which each write notifies the tabs that show the draft. Null without BroadcastChannel. */
  openChannel: (name: string) => TabChannel | null;
  /** Asks the browser to keep the storage when the phone runs low on space. */
  askToPersist: () => void;
}

/** A phone with the engine and the persistor that write a store's draft. */
export interface OpenPhone extends Phone {
  engine: DraftEngine;
  persistor: Persistor;
  /** Stops the inspection. Null if it is not running. */
  stop: (() => void) | null;
}

declare module '@/api/thunkExtra' {
  interface ThunkExtra {
    /** Set when the inspection starts, because the inspection's chunk loads after the store is created. */
    phone?: OpenPhone;
  }
}

/** Returns a store's phone. Throws before the inspection has started. */
export function getPhone(api: { extra: unknown }): OpenPhone {
  const { phone } = getThunkExtra(api);
  if (!phone) throw new Error('The inspection has not started.');
  return phone;
}

/** A thunk that returns the store's phone. */
export const openPhone = () => (_dispatch: AppDispatch, _getState: () => unknown, extra: unknown) =>
  getPhone({ extra });

export const getDraftStorage = (api: { extra: unknown }, owner: string) => ({
  storage: getPhone(api).storage,
  names: draftNames(getThunkExtra(api).settings.apiHost, owner),
});

/**
 * Writes the draft. Also resolves when the write fails or takes unusually long, because a full disk must not stop the
 * driver.
 */
export async function flushDraft(api: { extra: unknown }): Promise<void> {
  await getPhone(api).persistor.flush();
}

/** Writes the draft, including changes made during the write. Resolves with whether the phone has stored it all. */
export async function saveDraft(
  { persistor, engine }: OpenPhone,
  getState: () => unknown,
): Promise<boolean> {
  for (;;) {
    const before = draftIn(getState()).revision;
    await persistor.flush();
    const { revision } = draftIn(getState());
    if (engine.getDisk().written === revision) return true;
    if (revision === before) return false;
  }
}

export function thisPhone(): Phone {
  return {
    storage: createDraftStorage(),
    locks: navigator.locks,
    // A failure is ignored. Without permission, the browser may delete drafts when it needs space.
    askToPersist: () => {
      storageManager()
        ?.persist()
        .catch(() => undefined);
    },
    openChannel: openTabChannel,
  };
}
