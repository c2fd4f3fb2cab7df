import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database } from './Database';
import { lockFolder } from './lockFolder';

/**
 * Opens the embedded PostgreSQL (PGlite) in `folder`, which must exist, and which only one process may
 * open at a time: a second gets FolderInUse.
 */
export async function openEmbedded(folder: string): Promise<Database> {
  const lock = await lockFolder(folder);
  try {
    const client = await PGlite.create({ dataDir: join(folder, 'db') });
    return { ...wrap(client, lock.release), lock };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Opens a database in memory, for tests, from a dump of an empty one (which saves seconds). */
export async function openInMemory(dump?: Blob): Promise<Database> {
  return wrap(await PGlite.create({ loadDataDir: dump }), async () => {});
}

function wrap(client: PGlite, unlock: () => Promise<void>): Database {
  const queries = drizzle(client);
  return {
    kind: 'embedded',
    queries,
    // One process and one connection: nothing can be missed, and `regained` never happens.
    listen: async (channel, listener) => {
      await client.listen(channel, listener.changed);
    },
    ping: async () => {
      await queries.execute(sql`select 1`);
    },
    close: async () => {
      await client.close();
      await unlock();
    },
  };
}
