import type { DBSchema } from 'idb';
import { openPhoneDatabase } from '@/api/phoneDatabase';
import type { StoredSession } from '@/events/session';
import { isSame } from './compareSessions';

interface Schema extends DBSchema {
  session: { key: string; value: StoredSession };
}

const store = 'session';
const key = 'current';

export type SessionDatabase = ReturnType<typeof openSessionDatabase>;

/** Opens the database with the copy of the session, when it is first used. */
export function openSessionDatabase() {
  const { access } = openPhoneDatabase<Schema>('linehaul-session', store);
  return {
    /** Calls `use` with the copy while no tab can change it. */
    readCopy: (use: (copy: unknown) => void): Promise<void> =>
      access(async (database) => {
        const transaction = database.transaction(store);
        use(await transaction.store.get(key));
        await transaction.done;
      }),
    /**
     * Copies the session that `read` returns while no other tab can change the copy, or deletes the copy if there is
     * none. Resolves with that session once the change is on the disk.
     */
    copySession: (read: () => StoredSession | null): Promise<StoredSession | null> =>
      access(async (database) => {
        const transaction = database.transaction(store, 'readwrite', { durability: 'strict' });
        const { store: copies, done } = transaction;
        const copy = (await copies.get(key)) ?? null;
        const session = read();
        if (isSame(copy, session)) await done;
        else await Promise.all([session ? copies.put(session, key) : copies.delete(key), done]);
        return session;
      }),
  };
}
