import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database, Queries } from './Database';
import { rowsOf } from './rows';

/** The database and the migrations of this build do not fit together. */
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

/** Any fixed number: two servers that start at once take turns by it. */
const advisoryLock = 7_402_011;

/**
 * Brings the database to this build's version: runs the SQL files that it has not seen, in the order of
 * their names, all in one transaction. Answers the names of those it ran. `upTo` stops early (tests).
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
      if (upTo === undefined) refuseUnknown(applied, wanted);
      return applyMigrations(tx, wanted);
    }),
  );
}

/** What the database has seen, and what it has not seen yet of this build's. It is new when `applied` is empty. */
export async function migrationState(queries: Queries, folder: string) {
  const [found] = await rowsOf<{ table: string | null }>(
    queries,
    sql`select to_regclass('migrations')::text as table`,
  );
  const applied = found?.table ? await readApplied(queries) : new Map<string, string>();
  const fresh = (await readMigrations(folder)).filter(({ name }) => !applied.has(name));
  return { applied: [...applied.keys()], fresh: fresh.map(({ name }) => name) };
}

/** Waits for its turn, which lasts until the transaction ends, and answers what was applied. */
export async function lockMigrations(tx: Queries): Promise<Map<string, string>> {
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLock})`);
  await tx.execute(sql`create table if not exists migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  return readApplied(tx);
}

/** Runs those that the database has not seen. Answers their names. Call it under `lockMigrations`. */
export async function applyMigrations(tx: Queries, migrations: Migration[]): Promise<string[]> {
  const applied = await readApplied(tx);
  const fresh = migrations.filter((migration) => isFresh(migration, applied));
  for (const { name, script, checksum } of fresh) {
    for (const statement of statementsOf(script)) await tx.execute(sql.raw(statement));
    await tx.execute(sql`insert into migrations (name, checksum) values (${name}, ${checksum})`);
  }
  return fresh.map((migration) => migration.name);
}

/** This build's migrations, in their order. */
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

function refuseUnknown(applied: Map<string, string>, migrations: Migration[]): void {
  const known = new Set(migrations.map((migration) => migration.name));
  const unknown = [...applied.keys()].find((name) => !known.has(name));
  if (unknown !== undefined) {
    throw new MigrationError(`The database is newer than this build: it has ${unknown}.`);
  }
}

/**
 * Splits a script at the semicolons that end a line, since a prepared statement holds one command.
 * A function's body between `$$` may hold such semicolons too.
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
