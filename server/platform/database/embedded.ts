import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { PGlite, types } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database, Queries } from './Database';
import { DurableFolder, startParams } from './durableFolder';
import { OperatorError } from '../OperatorError';
import { DiskFull, freeBytes, rejectFullDisk } from './diskFull';
import { getRootCauseMessage } from './failures';
import { lockFolder } from './lockFolder';
import { makeOwnerOnly } from './ownerOnly';
import { queryRows } from './rows';

/** The embedded database's files are unreadable. The message includes PostgreSQL's reason. */
export class DatabaseDamaged extends OperatorError {}

export const databaseName = 'db';

/** Opens the embedded PostgreSQL (PGlite) in an existing folder. Only one process can open it at a time. */
export async function openEmbedded(folder: string, name = databaseName): Promise<Database> {
  const lock = await lockFolder(folder);
  try {
    // On a full disk, PostgreSQL sometimes still starts, and then fails at its first write.
    rejectFullDisk(folder);
    await makeOwnerOnly(folder);
    const client = await openReadable(join(folder, name));
    return { ...wrapPGlite(client, lock.release), lock, dataFolder: folder };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** How many bytes PostgreSQL may need to start: one segment of its write-ahead log. */
const neededToOpen = 16 * 1024 * 1024;

async function openReadable(folder: string): Promise<PGlite> {
  // Throws if PG_VERSION is missing, because PGlite would create a new database over the existing one.
  const isNew = !existsSync(folder) || readdirSync(folder).length === 0;
  if (!isNew && !existsSync(join(folder, 'PG_VERSION'))) {
    throw damaged(folder, 'PG_VERSION is missing');
  }
  let reason = '';
  const onStderr = (line: string) => {
    reason = /(?:FATAL|PANIC): +(.*)/.exec(line)?.[1] ?? reason;
    return true;
  };
  try {
    const client = await PGlite.create({ fs: new DurableFolder(folder), startParams, onStderr });
    await readAll(drizzle(client));
    return client;
  } catch (error) {
    if (freeBytes(folder) < neededToOpen) throw new DiskFull(folder);
    throw isNew ? error : damaged(folder, reason || getRootCauseMessage(error));
  }
}

const damaged = (folder: string, reason: string) =>
  new DatabaseDamaged(`The embedded database in ${folder} cannot be read (${reason}).`);

/** Reads every page of every table, which makes PostgreSQL verify the checksums. */
async function readAll(queries: Queries): Promise<void> {
  const tables = await queryRows<{ name: string }>(
    queries,
    sql`select oid::regclass::text as name from pg_class where relkind in ('r', 't')`,
  );
  for (const { name } of tables) await queries.execute(sql.raw(`select count(*) from ${name}`));
}

/** PostgreSQL's built-in types have ids below this one. */
const firstRowType = 10_000;

/** Removes the parsers for arrays of whole rows, which no query selects. PGlite copies all parsers for each query. */
function dropRowParsers(client: PGlite): void {
  const ours = Object.entries(client.parsers).filter(([id]) => Number(id) < firstRowType);
  client.parsers = Object.fromEntries(ours);
}

/** Converts bytes 40 times as fast as PGlite's own code, which handles each byte on its own: a film took 2 s. */
function convertBytes({ parsers, serializers }: PGlite): void {
  parsers[types.BYTEA] = (hex) => Buffer.from(hex.slice(2), 'hex');
  serializers[types.BYTEA] = (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}`;
}

/** How long PGlite can work before other code gets a turn, in ms. */
const turn = 20;

/**
 * Lets other code run between PGlite's messages. PGlite works in this thread and does not return to the event loop, so
 * a backup or an export with many short queries would block all other requests.
 */
function takeTurns(client: PGlite): void {
  const work = client.execProtocolRaw.bind(client);
  let begun = performance.now();
  client.execProtocolRaw = async (message, options) => {
    if (performance.now() - begun > turn) {
      await setImmediate();
      begun = performance.now();
    }
    return work(message, options);
  };
}

export function wrapPGlite(client: PGlite, unlock: () => Promise<void>): Database {
  dropRowParsers(client);
  convertBytes(client);
  takeTurns(client);
  const queries = drizzle(client);
  return {
    kind: 'embedded',
    queries,
    withoutTimeLimits: (work) => work(queries),
    // Never calls `regained`, because one process with one connection loses no notification.
    listen: async (channel, listener) => {
      await client.listen(channel, listener.changed);
    },
    countOthers: async () => 0,
    ping: async () => {
      await queries.execute(sql`select 1`);
    },
    close: async () => {
      await client.close();
      await unlock();
    },
  };
}
