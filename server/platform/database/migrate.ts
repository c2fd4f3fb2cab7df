import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database, Queries } from './Database';
import { fillKeys, fillLookKeys } from './fillVehicleKeys';
import { OperatorError } from '../OperatorError';
import { queryRows } from './rows';

/** The database does not match the migrations of this build. */
export class MigrationError extends OperatorError {}

export interface Migration {
  name: string;
  script: string;
  checksum: string;
  /** A build that contains the named migration works with this one. Null if only builds that contain this one do. */
  worksSince: string | null;
  /** TypeScript code to run after the script. */
  step: Step | null;
  summary: string;
}

type Step = (tx: Queries) => Promise<unknown>;

interface Applied {
  checksum: string;
  worksSince: string | null;
}

/** Matches a migration's line `-- works since NAME`. */
const worksSinceLine = /^-- works since (\S+)$/m;

/** Matches a migration's line `-- runs NAME`. It names one of `steps` to run after the script. */
const runsLine = /^-- runs (\S+)$/m;

const steps: Readonly<Record<string, Step>> = {
  fillVehicleKeys: fillKeys,
  fillLookKeys,
};

export const migrated = 'migrate';

/** An arbitrary number. The number of each advisory lock begins with 7_402. */
const advisoryLock = 7_402_011;

/**
 * Upgrades the database to this build's version in one transaction. Returns the names of the SQL files that it ran.
 * Accepts a newer build's migrations only if they declare that this build works with them. Tests name the last
 * migration to run with `upTo`.
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
      if (upTo === undefined) rejectNewer(applied, wanted);
      const ran = await applyMigrations(tx, wanted);
      // Makes the previous release's processes read the content again and log the upgrade.
      if (ran.length > 0) await tx.execute(sql`select pg_notify('content_changed', ${migrated})`);
      return ran;
    }),
  );
}

/** Lists the applied migrations, the pending migrations of this build, and the applied migrations of a newer build. */
export async function migrationState(queries: Queries, folder: string) {
  const [found] = await queryRows<{ table: string | null }>(
    queries,
    sql`select to_regclass('migrations')::text as table`,
  );
  const applied = found?.table
    ? (await queryRows<{ name: string }>(queries, sql`select name from migrations`)).map(getName)
    : [];
  const all = (await readMigrations(folder)).map(getName);
  return {
    applied,
    fresh: all.filter((name) => !applied.includes(name)),
    newer: applied.filter((name) => !all.includes(name)),
  };
}

/** Takes the migrations' lock until the transaction ends, and returns the applied migrations. */
export async function lockMigrations(tx: Queries): Promise<Map<string, Applied>> {
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLock})`);
  await tx.execute(sql`create table if not exists migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  await tx.execute(sql`alter table migrations add column if not exists works_since text`);
  return readApplied(tx);
}

/** Runs the pending migrations and returns their names. Call it under `lockMigrations`. */
export async function applyMigrations(tx: Queries, migrations: Migration[]): Promise<string[]> {
  const applied = await readApplied(tx);
  const fresh = migrations.filter((migration) => isFresh(migration, applied));
  if (applied.size > 0 && fresh.some(({ script }) => script.includes('alter table users'))) {
    // Locks the accounts first, as a report's transaction does, because another order could deadlock.
    await tx.execute(sql`lock table users in access exclusive mode`);
  }
  for (const { name, script, checksum, worksSince, step } of fresh) {
    for (const statement of splitStatements(script)) await tx.execute(sql.raw(statement));
    await step?.(tx);
    await tx.execute(sql`insert into migrations (name, checksum, works_since)
      values (${name}, ${checksum}, ${worksSince})`);
  }
  return fresh.map(getName);
}

/** Throws a MigrationError if the database contains a newer build's migration that is incompatible with this build. */
export async function rejectIncompatible(queries: Queries, known: Migration[]): Promise<void> {
  rejectNewer(await readApplied(queries), known);
}

export async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (name) => {
      const script = await readFile(join(folder, name), 'utf8');
      const checksum = createHash('sha256').update(script).digest('hex');
      const worksSince = worksSinceLine.exec(script)?.[1] ?? null;
      const [step, summary] = [findMigrationStep(name, script), parseSummary(script)];
      return { name, script, checksum, worksSince, step, summary };
    }),
  );
}

/** Returns the first sentence of a script's comment. */
function parseSummary(script: string): string {
  const lines = script.split('\n').filter((line) => !/^-- (works since|runs) /.test(line));
  const end = lines.findIndex((line) => !line.startsWith('-- '));
  const comment = lines.slice(0, end).map((line) => line.slice('-- '.length));
  const [sentence = ''] = comment.join(' ').split('. ');
  return sentence.endsWith('.') ? sentence : `${sentence}.`;
}

function findMigrationStep(name: string, script: string): Step | null {
  const wanted = runsLine.exec(script)?.[1];
  if (wanted === undefined) return null;
  const step = steps[wanted];
  if (!step) throw new Error(`Migration ${name} runs ${wanted}, which does not exist.`);
  return step;
}

const getName = ({ name }: { name: string }) => name;

async function readApplied(tx: Queries): Promise<Map<string, Applied>> {
  const rows = await queryRows<{ name: string; checksum: string; works_since: string | null }>(
    tx,
    sql`select name, checksum, works_since from migrations order by name`,
  );
  return new Map(
    rows.map(({ name, checksum, works_since: worksSince }) => [name, { checksum, worksSince }]),
  );
}

function isFresh(migration: Migration, applied: Map<string, Applied>): boolean {
  const before = applied.get(migration.name);
  if (before && before.checksum !== migration.checksum) {
    throw new MigrationError(`Migration ${migration.name} was changed after it had been applied.`);
  }
  return !before;
}

function rejectNewer(applied: Map<string, Applied>, migrations: Migration[]): void {
  const known = new Set(migrations.map(getName));
  for (const [name, { worksSince }] of applied) {
    if (known.has(name) || (worksSince !== null && known.has(worksSince))) continue;
    throw new MigrationError(`The database is newer than this build: it has ${name}.`);
  }
}

/**
 * Splits a script at semicolons at line ends, because a prepared statement holds one command. Keeps function bodies
 * between `$$` whole.
 */
function splitStatements(script: string): string[] {
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
