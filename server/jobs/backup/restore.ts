import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../../platform/database/Database';
import { applyMigrations, lockMigrations, readMigrations } from '../../platform/database/migrate';
import { queryRows } from '../../platform/database/rows';
import { RestoreError, rowBatches, type BackupFile } from './backupFile';
import {
  allTables,
  backedUpTables,
  inUtc,
  notBackedUp,
  rowsIn,
  readTableSum,
  tablesInOrder,
  type TableRows,
} from './tables';

/**
 * Replaces the database's contents with a checked backup, in one transaction. Creates the tables of the backup's
 * version, fills them, and runs the later migrations. Rolls back and throws a RestoreError if the migrations, tables,
 * row counts or checksums of the backup do not match. Returns the row counts.
 */
export async function restore(
  database: Database,
  file: BackupFile,
  migrationsFolder: string,
): Promise<TableRows[]> {
  const migrations = await readMigrations(migrationsFolder);
  const theirs = migrations.filter(({ name }) => file.migrations.includes(name));
  if (theirs.length !== file.migrations.length) {
    throw new RestoreError('The backup was made by a newer version; restore it with that one.');
  }
  return database.withoutTimeLimits((queries) =>
    queries.transaction(async (tx) => {
      await inUtc(tx);
      await lockMigrations(tx);
      await dropAll(tx);
      await lockMigrations(tx);
      await applyMigrations(tx, theirs);
      const restored = await fill(tx, file);
      await applyMigrations(tx, migrations);
      for (const table of await tablesInOrder(tx)) await continueIds(tx, table);
      await tx.execute(sql`select pg_notify('content_changed', 'restore')`);
      return restored;
    }),
  );
}

/** Drops all tables, with their indexes and triggers, and all functions. Migrations create nothing else. */
async function dropAll(tx: Queries): Promise<void> {
  const tables = await allTables(tx);
  for (const table of tables) await tx.execute(sql`drop table ${sql.identifier(table)} cascade`);
  const functions = await queryRows<{ signature: string }>(
    tx,
    sql`select oid::regprocedure::text as signature from pg_proc
      where pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`,
  );
  for (const { signature } of functions) await tx.execute(sql.raw(`drop function ${signature}`));
}

async function fill(tx: Queries, file: BackupFile): Promise<TableRows[]> {
  const tables = file.tables.filter(({ table }) => !notBackedUp.has(table));
  const here = await backedUpTables(tx);
  const listed = tables.map(({ table }) => table);
  const stray = [...here, ...listed].find((name) => !here.includes(name) || !listed.includes(name));
  if (stray !== undefined) throw new RestoreError(`The backup was changed at table ${stray}.`);
  for await (const { table, rows } of rowBatches(file)) {
    if (!notBackedUp.has(table)) await insert(tx, table, rows);
  }
  for (const { table, rows, checksum } of tables) {
    const isEqual =
      checksum === undefined
        ? (await rowsIn(tx, table)).rows === rows
        : (await readTableSum(tx, table)).checksum === checksum;
    if (!isEqual) throw new RestoreError(`Table ${table} did not come back as it was.`);
  }
  return tables.map(({ table, rows }) => ({ table, rows }));
}

async function insert(tx: Queries, table: string, rows: string[]): Promise<void> {
  const name = sql.identifier(table);
  const json = `[${rows.join(',')}]`;
  await tx.execute(
    sql`insert into ${name} select * from jsonb_populate_recordset(null::${name}, ${json}::jsonb)`,
  );
}

/** Makes the next generated id of a table follow the highest restored id. */
async function continueIds(tx: Queries, table: string): Promise<void> {
  const [column] = await queryRows<{ sequence: string | null }>(
    tx,
    sql`select pg_get_serial_sequence(${table}, column_name) as sequence
      from information_schema.columns
      where table_schema = 'public' and table_name = ${table} and is_identity = 'YES'`,
  );
  if (!column?.sequence) return;
  await tx.execute(
    sql`select setval(${column.sequence}::regclass, coalesce(max(id), 0) + 1, false)
      from ${sql.identifier(table)}`,
  );
}
