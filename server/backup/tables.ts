import { sql } from 'drizzle-orm';
import type { Queries } from '../db/Database';
import { rowsOf } from '../db/rows';

/** What a table holds: how many rows, and a checksum of them all. */
export interface TableSum {
  table: string;
  rows: number;
  checksum: string;
}

/** Every table of ours, each after those it refers to, so that rows can be put back in this order. */
export async function tablesInOrder(queries: Queries): Promise<string[]> {
  const tables = await rowsOf<{ name: string }>(
    queries,
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_name <> 'migrations' order by 1`,
  );
  const references = await rowsOf<{ child: string; parent: string }>(
    queries,
    sql`select conrelid::regclass::text as child, confrelid::regclass::text as parent
      from pg_constraint where contype = 'f'`,
  );
  const ordered: string[] = [];
  const visit = (table: string) => {
    if (ordered.includes(table)) return;
    references.filter(({ child }) => child === table).forEach(({ parent }) => visit(parent));
    ordered.push(table);
  };
  tables.forEach(({ name }) => visit(name));
  return ordered;
}

/** Sums a table up the same way on PGlite and on PostgreSQL. Call it within `frozen` or a transaction. */
export async function sumOf(queries: Queries, table: string): Promise<TableSum> {
  const row = sql`to_jsonb(t)::text collate "C"`;
  const [sum] = await rowsOf<{ rows: string | number; checksum: string }>(
    queries,
    sql`select count(*) as rows, md5(coalesce(string_agg(${row}, ',' order by ${row}), '')) as checksum
      from ${sql.identifier(table)} t`,
  );
  return { table, rows: Number(sum?.rows ?? 0), checksum: sum?.checksum ?? '' };
}

/** Makes times read the same whatever the server's zone. For the rest of the transaction. */
export async function inUtc(tx: Queries): Promise<void> {
  await tx.execute(sql`set local timezone to 'UTC'`);
}
