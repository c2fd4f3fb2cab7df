import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';

/** Where drafts are kept on this phone, each a text under a key. Every promise is kept once the disk has it. */
export interface DraftStorage {
  read: (key: string) => Promise<string | null>;
  write: (key: string, text: string) => Promise<void>;
  /** Keeps an unreadable draft untouched under another key. */
  setAside: (key: string) => Promise<void>;
  /** Moves a draft to its owner's new key; one that is there already is set aside. */
  rename: (from: string, to: string) => Promise<void>;
}

interface DraftDatabase extends DBSchema {
  drafts: { key: string; value: string };
}

const databaseName = 'linehaul';
const store = 'drafts';

/** Drafts in IndexedDB. A connection that the browser has closed is opened again with the next call. */
export function createDraftStorage(): DraftStorage {
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

  /** `strict`: the disk has it when the transaction has ended, not only the browser. */
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
    async write(key, text) {
      const { transaction, drafts } = await change();
      await Promise.all([drafts.put(text, key), transaction.done]);
    },
    async setAside(key) {
      const { transaction, drafts } = await change();
      const text = await drafts.get(key);
      if (text !== undefined) await drafts.put(text, asideKey(key));
      await drafts.delete(key);
      await transaction.done;
    },
    async rename(from, to) {
      const { transaction, drafts } = await change();
      const [text, inTheWay] = await Promise.all([drafts.get(from), drafts.get(to)]);
      if (text !== undefined) {
        if (inTheWay !== undefined) await drafts.put(inTheWay, asideKey(to));
        await drafts.put(text, to);
        await drafts.delete(from);
      }
      await transaction.done;
    },
  };
}

function asideKey(key: string): string {
  return `${key}:aside:${new Date().toISOString()}`;
}
