import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import type { Database } from '../db/Database';
import { openInMemory } from '../db/embedded';
import { openPostgres } from '../db/postgres';

export const migrationsFolder = join(__dirname, '..', 'migrations');

declare global {
  /** Set by Jest's environment (environment.ts). */
  var dumpOfEmptyDatabase: (() => Promise<Blob>) | undefined;
}

export type DatabaseKind = Database['kind'];

/**
 * The databases that the suites run on: always PGlite, and PostgreSQL if TEST_DATABASE_URL is set.
 */
export const databaseKinds: DatabaseKind[] = process.env.TEST_DATABASE_URL
  ? ['embedded', 'postgres']
  : ['embedded'];

/** PGlite takes seconds to create a database. */
export const openTimeout = 60_000;

/** Opens a new empty database without tables. `close` leaves nothing behind. */
export async function openEmpty(kind: DatabaseKind): Promise<Database> {
  if (kind === 'embedded') return openInMemory(await globalThis.dumpOfEmptyDatabase?.());
  const { url, drop } = await createPostgresDatabase();
  const database = await openPostgres(url);
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}

/** Creates a new database on the server of TEST_DATABASE_URL. */
export async function createPostgresDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error('TEST_DATABASE_URL is not set');
  const name = `linehaul_test_${randomBytes(8).toString('hex')}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  await runOnServer(server, `create database ${name}`);
  return { url: url.href, drop: () => runOnServer(server, `drop database ${name} with (force)`) };
}

async function runOnServer(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
