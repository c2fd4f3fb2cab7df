import { openDB, type DBSchema, type IDBPDatabase, type StoreNames } from 'idb';
import { isLostHandle } from './lostHandle';

/** A database of IndexedDB with one object store, whose keys are given with each value. */
export interface PhoneDatabase<Schema extends DBSchema> {
  /** Runs the work, and repeats it once on a new connection if the connection was lost. */
  access: <Result>(work: (database: IDBPDatabase<Schema>) => Promise<Result>) => Promise<Result>;
}

/** Connects to the database when it is first used, and again after the connection was lost or closed. */
export function openPhoneDatabase<Schema extends DBSchema>(
  name: string,
  store: StoreNames<Schema>,
): PhoneDatabase<Schema> {
  type Connection = Promise<IDBPDatabase<Schema>>;
  let connection: Connection | null = null;
  const forget = (lost: Connection) => {
    if (connection === lost) connection = null;
  };

  const open = async (onClosed: () => void) =>
    openDB<Schema>(name, 1, {
      upgrade: (database) => void database.createObjectStore(store),
      blocking: (_current, _wanted, event) => {
        if (event.target instanceof IDBDatabase) event.target.close();
        onClosed();
      },
      terminated: onClosed,
    });

  function connect(): Connection {
    if (connection) return connection;
    const opened: Connection = open(() => forget(opened));
    connection = opened;
    opened.catch(() => forget(opened));
    return opened;
  }

  return {
    access: async (work) => {
      const used = connect();
      try {
        return await work(await used);
      } catch (error) {
        if (!isLostHandle(error)) throw error;
        forget(used);
        // An open connection would block the database's deletion.
        used.then((database) => database.close()).catch(() => undefined);
        return work(await connect());
      }
    },
  };
}
