import { randomBytes } from 'node:crypto';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { allTables } from '../jobs/backup/tables';
import type { Database } from '../platform/database/Database';
import { wrapPGlite } from '../platform/database/embedded';
import { migrate } from '../platform/database/migrate';
import { openPostgres } from '../platform/database/postgres';
import { leavesOut } from '../../tools/test/onlyAll';

export const migrationsFolder = join(__dirname, '..', 'migrations');

declare global {
  /** Set by environment.ts. */
  var dumpOfDatabase: (() => Promise<Blob>) | undefined;
}

export type DatabaseKind = Database['kind'];

/**
 * PGlite, and PostgreSQL if TEST_DATABASE_URL is set. For suites with results that depend on PostgreSQL's locks, types
 * or processes.
 */
export const bothDatabases: DatabaseKind[] = process.env.TEST_DATABASE_URL
  ? ['embedded', 'postgres']
  : ['embedded'];

/** The databases for all other suites, which run on PostgreSQL only with `npm test -- --all`. */
export const databaseKinds = leavesOut ? bothDatabases.slice(0, 1) : bothDatabases;

/** Opens a new database without tables. `close` deletes it. */
export async function openEmpty(kind: DatabaseKind): Promise<Database> {
  if (kind === 'postgres') return openPostgresDatabase(await createPostgresDatabase());
  const database = await openMigrated('embedded');
  await database.queries.execute(sql`drop schema public cascade`);
  await database.queries.execute(sql`create schema public`);
  return database;
}

/** Opens a new database with this build's tables and no rows. */
export async function openMigrated(kind: DatabaseKind): Promise<Database> {
  if (kind === 'postgres') return openPostgresDatabase(await createMigratedPostgres());
  const dump = await globalThis.dumpOfDatabase?.();
  const database = await openInMemory(dump);
  // Migrates without a dump, because only Jest provides one and the benches run without Jest.
  if (!dump) await migrate(database, migrationsFolder);
  return database;
}

/** Opens a database in memory, with the dump's tables, or without tables if there is no dump. */
async function openInMemory(dump?: Blob): Promise<Database> {
  // A small cache, because preparing PostgreSQL's usual 128 MB is a third of the work.
  const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];
  return wrapPGlite(await PGlite.create({ loadDataDir: dump, startParams }), async () => {});
}

/** Deletes all rows except the applied migrations. */
export async function deleteAll({ queries }: Database): Promise<void> {
  const tables = (await allTables(queries)).filter((name) => name !== 'migrations');
  await queries.execute(sql.raw(`truncate ${tables.join(', ')} restart identity`));
}

/** Creates a data folder with a migrated embedded database without rows. */
export async function migratedDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'linehaul-data-'));
  await cp(join(process.env.EMBEDDED_TEMPLATE ?? '', 'data'), folder, { recursive: true });
  return folder;
}

type Created = Awaited<ReturnType<typeof createPostgresDatabase>>;

async function openPostgresDatabase({ url, drop }: Created): Promise<Database> {
  const database = await openPostgres(url);
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}

/** Creates a new database on the server of TEST_DATABASE_URL, either empty or as a copy of `template`. */
export async function createPostgresDatabase(template = 'template1') {
  const name = `linehaul_test_${randomBytes(8).toString('hex')}`;
  await runOnServer(`create database ${name} template ${template}`);
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return { name, url: url.href, drop: () => dropPostgresDatabase(name) };
}

/** Creates a copy of the migrated, empty database on the server of TEST_DATABASE_URL. */
export function createMigratedPostgres() {
  return createPostgresDatabase(process.env.POSTGRES_TEMPLATE);
}

export function dropPostgresDatabase(name: string): Promise<void> {
  return runOnServer(`drop database ${name} with (force)`);
}

function serverUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE_URL is not set');
  return url;
}

async function runOnServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
