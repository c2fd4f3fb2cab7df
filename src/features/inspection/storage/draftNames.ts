import type { DraftStorage } from './draftStorage';

/** The storage keys of a driver's draft, and the name of its lock. */
export interface DraftNames {
  record: string;
  /** The record's key in versions up to a2466ab. */
  earlierRecord: string;
  /**
   * The lock's name is the same in every version, because a tab with an earlier version must not write at the same
   * time.
   */
  lock: string;
  /** The prefill's key in versions up to 8514ef2. */
  earlierPrefill: string;
  /** The key of the previous reports on this driver's vehicles. */
  previous: string;
  /** The key of the carrier's vehicle numbers. */
  numbers: string;
  /** The prefix of the photos' keys. A colon and the photo's id follow. */
  photos: string;
}

const formats = { record: 'report:v2', earlierRecord: 'report:v1' } as const;

/** The API host and the owner identify a draft. A new format gets a new number. */
export function draftNames(apiHost: string, owner: string): DraftNames {
  const place = `${encodeURIComponent(apiHost)}:${encodeURIComponent(owner)}`;
  const earlierRecord = `${formats.earlierRecord}:${place}`;
  return {
    record: `${formats.record}:${place}`,
    earlierRecord,
    lock: `linehaul-report:${earlierRecord}`,
    earlierPrefill: `memory:v1:${place}`,
    previous: `previous:v1:${place}`,
    numbers: `numbers:v1:${place}`,
    photos: `photos:v1:${place}`,
  };
}

/** The keys of an owner's drafts that were set aside, each format's latest first. Empty if the storage fails. */
export async function setAsideKeys(storage: DraftStorage, names: DraftNames): Promise<string[]> {
  const lists = [names.record, names.earlierRecord].map((key) => storage.listAside(key));
  return (await Promise.all(lists).catch(() => [])).flat();
}

/** The owners of this phone's reports of an API host. An account's id begins with `#`; other owners are usernames. */
export async function listOwners(storage: DraftStorage, apiHost: string): Promise<string[]> {
  const prefixes = Object.values(formats).map((name) => `${name}:${encodeURIComponent(apiHost)}`);
  const keys = (await Promise.all(prefixes.map((prefix) => storage.listKeys(prefix)))).flat();
  const owners = keys.map((key) => decodeURIComponent(key.split(':')[3] ?? ''));
  return [...new Set(owners)].filter((owner) => owner !== '');
}
