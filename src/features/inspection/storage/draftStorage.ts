import type { DBSchema, IDBPObjectStore } from 'idb';
import { openPhoneDatabase } from '@/api/phoneDatabase';

/** Stores drafts on this phone. Promises resolve once the data is on disk. */
export interface DraftStorage {
  /** Resolves with null if the key has no value. */
  read: (key: string) => Promise<unknown>;
  write: (key: string, draft: unknown) => Promise<void>;
  remove: (key: string) => Promise<void>;
  /** Lists the records whose keys start with this key and a colon. */
  list: (key: string) => Promise<unknown[]>;
  /** Lists the keys that start with this key and a colon. */
  listKeys: (key: string) => Promise<string[]>;
  /** Moves a draft to another key without changing it. */
  setAside: (key: string) => Promise<void>;
  /** The keys of drafts set aside from this key, latest first. */
  listAside: (key: string) => Promise<string[]>;
  /**
   * Moves drafts and their `list` records to other keys. If one move fails, nothing moves. An existing draft under the
   * new key is set aside.
   */
  move: (moves: readonly Move[]) => Promise<void>;
}

export interface Move {
  from: string;
  to: string;
  /** Replaces the moved draft if given. */
  draft?: unknown;
}

interface DraftDatabase extends DBSchema {
  drafts: { key: string; value: unknown };
}

type Drafts = IDBPObjectStore<DraftDatabase, ['drafts'], 'drafts', 'readwrite'>;

const store = 'drafts';

/** Stores drafts in IndexedDB. */
export function createDraftStorage(databaseName = 'linehaul'): DraftStorage {
  const { access } = openPhoneDatabase<DraftDatabase>(databaseName, store);

  /** `strict` means that the data is on disk when the transaction ends. By default, it may still be in memory. */
  const change = (work: (drafts: Drafts) => Promise<unknown>): Promise<void> =>
    access(async (database) => {
      const transaction = database.transaction(store, 'readwrite', { durability: 'strict' });
      const worked = work(transaction.store).catch((error: unknown) => {
        // Without the abort, the browser would commit the changes made before the failure.
        transaction.abort();
        throw error;
      });
      await Promise.all([worked, transaction.done]);
    });

  return {
    read: async (key) => (await access((database) => database.get(store, key))) ?? null,
    write: (key, draft) => change((drafts) => drafts.put(draft, key)),
    remove: (key) => change((drafts) => drafts.delete(key)),
    list: (key) => access((database) => database.getAll(store, rangeUnder(key))),
    listKeys: (key) => access((database) => database.getAllKeys(store, rangeUnder(key))),
    setAside: (key) =>
      change(async (drafts) => {
        const draft = await drafts.get(key);
        if (draft !== undefined) await drafts.put(draft, asideKey(key));
        await drafts.delete(key);
      }),
    listAside: async (key) =>
      (await access((database) => database.getAllKeys(store, asideRange(key)))).reverse(),
    move: (moves) =>
      change(async (drafts) => {
        for (const move of moves) await moveIn(drafts, move);
      }),
  };
}

async function moveIn(drafts: Drafts, { from, to, draft }: Move): Promise<void> {
  for (const key of await drafts.getAllKeys(rangeUnder(from))) {
    await drafts.put(
      await drafts.get(key),
      key.replace(from, () => to),
    );
    await drafts.delete(key);
  }
  const [moved, inTheWay] = await Promise.all([drafts.get(from), drafts.get(to)]);
  if (moved === undefined) return;
  if (inTheWay !== undefined) await drafts.put(inTheWay, asideKey(to));
  await drafts.put(draft ?? moved, to);
  await drafts.delete(from);
}

/** A key consists of encoded parts. An unrelated key therefore never starts with this key and a colon. */
function rangeUnder(key: string): IDBKeyRange {
  return IDBKeyRange.bound(`${key}:`, `${key}:\uffff`);
}

const asideRange = (key: string) => rangeUnder(`${key}:aside`);

function asideKey(key: string): string {
  return `${key}:aside:${new Date().toISOString()}`;
}
