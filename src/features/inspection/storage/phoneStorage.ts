import { thunkExtraOf } from '@/api/thunkExtra';
import type { DraftStorage } from './draftStorage';

/** By a store's dependencies, since stories and tests have phones of their own. */
const storages = new WeakMap<object, DraftStorage>();

/** Says where a store's driver keeps what is next to the draft. */
export function keepBesideDraft(storage: DraftStorage, extra: object): void {
  storages.set(extra, storage);
}

/** Undefined before the inspection has started. */
export function storageOf(api: { extra: unknown }): DraftStorage | undefined {
  return storages.get(thunkExtraOf(api));
}
