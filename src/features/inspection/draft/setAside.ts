import type { DraftNames } from './draftRecord';
import type { DraftStorage } from './draftStorage';

/** Where this phone keeps the drafts of an owner that could not be read, latest first; none where it can't say. */
export async function setAsideKeys(storage: DraftStorage, names: DraftNames): Promise<string[]> {
  const lists = [names.record, names.earlierRecord].map((key) => storage.listAside(key));
  return (await Promise.all(lists).catch(() => [])).flat();
}
