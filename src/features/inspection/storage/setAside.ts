import type { DraftNames } from './draftRecord';
import type { DraftStorage } from './draftStorage';

/**
 * The storage keys of an owner's drafts that could not be read, latest first; empty if storage
 * fails.
 */
export async function setAsideKeys(storage: DraftStorage, names: DraftNames): Promise<string[]> {
  const lists = [names.record, names.earlierRecord].map((key) => storage.listAside(key));
  return (await Promise.all(lists).catch(() => [])).flat();
}
