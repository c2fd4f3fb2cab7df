import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database, Queries } from './Database';
import { rowsOf } from './rows';

/** The database does not match the migrations of this build. */
export class MigrationError extends Error {
  constructor(problem: string) {
    super(problem);
    this.name = 'MigrationError';
  }
}

interface Migration {
  name: string;
  script: string;
  checksum: string;
}

/** Any fixed number: two servers that start at the same time take turns with it. */
const advisoryLock = 7_402_011;

/**
 * Upgrades the database to this build's version: runs the SQL files that it has not applied,
 * ordered by name, in one transaction. Returns the names of the files it ran. `upTo` stops early
 * (for tests).
 */
export async function migrate(
  database: Database,
  folder: string,
  upTo?: string,
): Promise<string[]> {
  const all = await readMigrations(folder);
  const wanted = all.filter(({ name }) => upTo === undefined || name <= upTo);
  return database.withoutTimeLimits((queries) =>
    queries.transaction(async (tx) => {
      const applied = await lockMigrations(tx);
      if (upTo === undefined) rejectUnknown(applied, wanted);
      return applyMigrations(tx, wanted);
    }),
  );
}

/**
 * The applied migrations and this build's pending ones. The database is new if `applied` is empty.
 */
export async function migrationState(queries: Queries, folder: string) {
  const [found] = await rowsOf<{ table: string | null }>(
    queries,
    sql`select to_regclass('migrations')::text as table`,
  );
  const applied = found?.table ? await readApplied(queries) : new Map<string, string>();
  const fresh = (await readMigrations(folder)).filter(({ name }) => !applied.has(name));
  return { applied: [...applied.keys()], fresh: fresh.map(({ name }) => name) };
}

/** Waits for the lock, holds it until the transaction ends, and returns the applied migrations. */
export async function lockMigrations(tx: Queries): Promise<Map<string, string>> {
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLock})`);
  await tx.execute(sql`create table if not exists migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  return readApplied(tx);
}

/**
 * Runs the migrations that the database has not applied. Returns their names. Call it under
 * `lockMigrations`.
 */
export async function applyMigrations(tx: Queries, migrations: Migration[]): Promise<string[]> {
  const applied = await readApplied(tx);
  const fresh = migrations.filter((migration) => isFresh(migration, applied));
  for (const { name, script, checksum } of fresh) {
    for (const statement of statementsOf(script)) await tx.execute(sql.raw(statement));
    await tx.execute(sql`insert into migrations (name, checksum) values (${name}, ${checksum})`);
  }
  return fresh.map((migration) => migration.name);
}

/** Reads this build's migrations, in order. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (name) => {
      const script = await readFile(join(folder, name), 'utf8');
      return { name, script, checksum: createHash('sha256').update(script).digest('hex') };
    }),
  );
}

async function readApplied(tx: Queries): Promise<Map<string, string>> {
  const rows = await rowsOf<{ name: string; checksum: string }>(
    tx,
    sql`select name, checksum from migrations`,
  );
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

function isFresh(migration: Migration, applied: Map<string, string>): boolean {
  const checksum = applied.get(migration.name);
  if (checksum !== undefined && checksum !== migration.checksum) {
    throw new MigrationError(`Migration ${migration.name} was changed after it had been applied.`);
  }
  return checksum === undefined;
}

function rejectUnknown(applied: Map<string, string>, migrations: Migration[]): void {
  const known = new Set(migrations.map((migration) => migration.name));
  const unknown = [...applied.keys()].find((name) => !known.has(name));
  if (unknown !== undefined) {
    throw new MigrationError(`The database is newer than this build: it has ${unknown}.`);
  }
}

/**
 * Splits a script at the semicolons that end a line, since a prepared statement holds one command.
 * Leaves a function's body between `$$` whole, even with such semicolons.
 */
function statementsOf(script: string): string[] {
  const withoutComments = script.replace(/^[ \t]*--.*$/gm, '');
  const statements: string[] = [];
  let rest = '';
  for (const part of withoutComments.split(/;[ \t]*$/m)) {
    rest = rest === '' ? part : `${rest};${part}`;
    const insideBody = (rest.match(/\$\$/g)?.length ?? 0) % 2 === 1;
    if (insideBody) continue;
    if (rest.trim() !== '') statements.push(rest);
    rest = '';
  }
  return statements;
}
