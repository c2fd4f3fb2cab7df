import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/Database';
import { queryRows } from '../../platform/database/rows';

export interface TableRows {
  table: string;
  rows: number;
}

export interface TableSum extends TableRows {
  checksum: string;
}

/** The table with counts of requests and guesses, which are not records (migration 0020). */
export const rateLimits = 'rate_limits';

export const notBackedUp: ReadonlySet<string> = new Set([
  'sessions',
  'sign_in_links',
  'known_networks',
  rateLimits,
  'browser_errors',
  'idempotency_keys',
  'write_checks',
]);

/**
 * Lists the tables to back up. Each table follows those to which it refers, so that a restore can insert rows in this
 * order.
 */
export async function backedUpTables(queries: Queries): Promise<string[]> {
  return (await tablesInOrder(queries)).filter((table) => !notBackedUp.has(table));
}

/** Lists every table except the list of migrations. Each table follows those to which it refers. */
export async function tablesInOrder(queries: Queries): Promise<string[]> {
  const tables = (await allTables(queries)).filter((name) => name !== 'migrations');
  const references = await queryRows<{ child: string; parent: string }>(
    queries,
    sql`select conrelid::regclass::text as child, confrelid::regclass::text as parent
      from pg_constraint where contype = 'f' and conrelid <> confrelid`,
  );
  const ordered: string[] = [];
  const visit = (table: string) => {
    if (ordered.includes(table)) return;
    references.filter(({ child }) => child === table).forEach(({ parent }) => visit(parent));
    ordered.push(table);
  };
  tables.forEach(visit);
  return ordered;
}

export async function allTables(queries: Queries): Promise<string[]> {
  const tables = await queryRows<{ name: string }>(
    queries,
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  return tables.map(({ name }) => name);
}

export async function rowsIn(queries: Queries, table: string): Promise<TableRows> {
  const [counted] = await queryRows<{ rows: string | number }>(
    queries,
    sql`select count(*) as rows from ${sql.identifier(table)}`,
  );
  return { table, rows: Number(counted?.rows ?? 0) };
}

/**
 * Returns a table's row count and a checksum of its rows, which is the same on PGlite and PostgreSQL. Requires `inUtc`.
 * Loads the whole table into memory.
 */
export async function readTableSum(queries: Queries, table: string): Promise<TableSum> {
  const row = sql`to_jsonb(t)::text collate "C"`;
  const [sum] = await queryRows<{ rows: string | number; checksum: string }>(
    queries,
    sql`select count(*) as rows, md5(coalesce(string_agg(${row}, ',' order by ${row}), '')) as checksum
      from ${sql.identifier(table)} t`,
  );
  return { table, rows: Number(sum?.rows ?? 0), checksum: sum?.checksum ?? '' };
}

/** Makes the text of times independent of the server's time zone for the rest of the transaction. */
export async function inUtc(tx: Queries): Promise<void> {
  await tx.execute(sql`set local timezone to 'UTC'`);
}
