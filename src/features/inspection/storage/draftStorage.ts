import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase, IDBPObjectStore } from 'idb';

/** Stores drafts on this phone, each under a key. Promises resolve once the data is on disk. */
export interface DraftStorage {
  /** Resolves with null if there is nothing under the key. */
  read: (key: string) => Promise<unknown>;
  write: (key: string, draft: unknown) => Promise<void>;
  /** The records whose keys begin with this key and a colon. */
  list: (key: string) => Promise<unknown[]>;
  /** Moves an unreadable draft untouched to another key. */
  setAside: (key: string) => Promise<void>;
  /** The keys of drafts set aside from this one, latest first. */
  listAside: (key: string) => Promise<string[]>;
  remove: (key: string) => Promise<void>;
  /**
   * Moves a draft and the records of `list` to another key. An existing draft there is set aside.
   * `draft` replaces the moved draft, if given.
   */
  move: (from: string, to: string, draft?: unknown) => Promise<void>;
  /** Moves all drafts, or none if that fails. */
  moveAll: (moves: readonly Move[]) => Promise<void>;
}

/** A key and its new name. */
export interface Move {
  from: string;
  to: string;
}

interface DraftDatabase extends DBSchema {
  drafts: { key: string; value: unknown };
}

const store = 'drafts';

/** Drafts in IndexedDB. Reopens a connection that the browser has closed. */
export function createDraftStorage(databaseName = 'linehaul'): DraftStorage {
  let connection: Promise<IDBPDatabase<DraftDatabase>> | null = null;

  function connect() {
    connection ??= openDB<DraftDatabase>(databaseName, 1, {
      upgrade: (database) => void database.createObjectStore(store),
      blocking: (_current, _wanted, event) => {
        if (event.target instanceof IDBDatabase) event.target.close();
        connection = null;
      },
      terminated: () => {
        connection = null;
      },
    }).catch((error: unknown) => {
      connection = null;
      throw error;
    });
    return connection;
  }

  /** With `strict`, the data is on disk when the transaction ends, and not only in the browser. */
  async function change() {
    const database = await connect();
    const transaction = database.transaction(store, 'readwrite', { durability: 'strict' });
    return { transaction, drafts: transaction.objectStore(store) };
  }

  return {
    async read(key) {
      const database = await connect();
      return (await database.get(store, key)) ?? null;
    },
    async write(key, draft) {
      const { transaction, drafts } = await change();
      await Promise.all([drafts.put(draft, key), transaction.done]);
    },
    async list(key) {
      const database = await connect();
      return database.getAll(store, rangeUnder(key));
    },
    async setAside(key) {
      const { transaction, drafts } = await change();
      const draft = await drafts.get(key);
      if (draft !== undefined) await drafts.put(draft, asideKey(key));
      await drafts.delete(key);
      await transaction.done;
    },
    async listAside(key) {
      const database = await connect();
      return (await database.getAllKeys(store, asideRange(key))).reverse();
    },
    async remove(key) {
      const { transaction, drafts } = await change();
      await drafts.delete(key);
      await transaction.done;
    },
    async move(from, to, draft) {
      const { transaction, drafts } = await change();
      await moveIn(drafts, { from, to }, draft);
      await transaction.done;
    },
    async moveAll(moves) {
      const { transaction, drafts } = await change();
      for (const move of moves) await moveIn(drafts, move);
      await transaction.done;
    },
  };
}

type Drafts = IDBPObjectStore<DraftDatabase, ['drafts'], 'drafts', 'readwrite'>;

async function moveIn(drafts: Drafts, { from, to }: Move, draft?: unknown): Promise<void> {
  for (const key of await drafts.getAllKeys(rangeUnder(from))) {
    await drafts.put(
      await drafts.get(key),
      key.replace(from, () => to),
    );
    await drafts.delete(key);
  }
  const [kept, inTheWay] = await Promise.all([drafts.get(from), drafts.get(to)]);
  if (kept === undefined) return;
  if (inTheWay !== undefined) await drafts.put(inTheWay, asideKey(to));
  await drafts.put(draft ?? kept, to);
  await drafts.delete(from);
}

/** Keys consist of encoded parts, so no unrelated key starts with this key and a colon. */
function rangeUnder(key: string): IDBKeyRange {
  return IDBKeyRange.bound(`${key}:`, `${key}:\uffff`);
}

const asideRange = (key: string) => rangeUnder(`${key}:aside`);

function asideKey(key: string): string {
  return `${key}:aside:${new Date().toISOString()}`;
}
