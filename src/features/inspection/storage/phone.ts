import type { Persistor } from 'redux-persist';
import { storageManager } from '@/api/browserInterfaces';
import { thunkExtraOf, type AppDispatch } from '@/api/thunkExtra';
import type { DraftEngine } from './draftEngine';
import { draftNames } from './draftNames';
import { createDraftStorage, type DraftStorage } from './draftStorage';

/** The phone's storage features. */
export interface Phone {
  storage: DraftStorage;
  locks: LockManager | undefined;
  /**
   * Opens a channel on which each write notifies the tabs that show the draft. Null in a browser
   * without BroadcastChannel.
   */
  openChannel: (name: string) => BroadcastChannel | null;
  /** Asks the browser to keep the storage when the phone runs low on space. */
  askToPersist: () => void;
}

/** The phone, with the engine and the persistor that write a store's draft to its disk. */
export interface OpenPhone extends Phone {
  engine: DraftEngine;
  persistor: Persistor;
  /** Stops the inspection. Null if the inspection is not running. */
  stop: (() => void) | null;
}

declare module '@/api/thunkExtra' {
  interface ThunkExtra {
    /**
     * Set when the inspection starts, because the inspection's chunk loads after the store is
     * created.
     */
    phone?: OpenPhone;
  }
}

/** Returns a store's phone. Throws if the inspection has not started. */
export function phoneOf(api: { extra: unknown }): OpenPhone {
  const { phone } = thunkExtraOf(api);
  if (!phone) throw new Error('The inspection has not started.');
  return phone;
}

/** A thunk that does the same as `phoneOf`, for hooks. */
export const openPhone = () => (_dispatch: AppDispatch, _getState: () => unknown, extra: unknown) =>
  phoneOf({ extra });

/** The phone's storage, and the keys of an owner's records in it. */
export const recordsOf = (api: { extra: unknown }, owner: string) => ({
  storage: phoneOf(api).storage,
  names: draftNames(thunkExtraOf(api).settings.apiHost, owner),
});

/**
 * Writes the draft. Resolves when the draft is on disk, or when the write fails or takes unusually
 * long, because a full disk must not stop the driver.
 */
export async function flushDraft(api: { extra: unknown }): Promise<void> {
  await phoneOf(api).persistor.flush();
}

export function thisPhone(): Phone {
  return {
    storage: createDraftStorage(),
    locks: navigator.locks,
    // Failures are ignored. Without permission, the browser may delete drafts when it needs space.
    askToPersist: () => {
      storageManager()
        ?.persist()
        .catch(() => undefined);
    },
    openChannel: (name) =>
      typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name),
  };
}
