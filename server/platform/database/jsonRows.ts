import { and, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import * as v from 'valibot';
import { maxCounted } from '@/contract/office/lists';
import type { Queries } from './Database';
import { rowsOf } from './rows';

/**
 * Runs a select and parses its rows with a contract schema. PostgreSQL returns the rows as JSON, so
 * that both database drivers return numbers as numbers.
 */
export async function jsonRows<Schema extends v.GenericSchema>(
  queries: Queries,
  schema: Schema,
  select: SQL,
): Promise<v.InferOutput<Schema>[]> {
  const rows = await rowsOf<{ row: unknown }>(
    queries,
    sql`select to_jsonb(response) as row from (${select}) as response`,
  );
  return rows.map(({ row }) => v.parse(schema, row));
}

interface PageQueries<Schema extends v.GenericSchema> {
  schema: Schema;
  /** Selects the page's rows. */
  page: SQL;
  /** The tables and conditions for all rows of the list. */
  all: SQL;
}

/** Returns a page of a list. PostgreSQL reads and counts at the same time, on two connections. */
export async function pageOf<Schema extends v.GenericSchema>(
  queries: Queries,
  { schema, page, all }: PageQueries<Schema>,
) {
  const [data, total] = await Promise.all([jsonRows(queries, schema, page), totalOf(queries, all)]);
  return { data, total };
}

interface FoundPageQueries<Schema extends v.GenericSchema> {
  schema: Schema;
  /** Selects all rows of the list, or only the columns that identify and sort them. */
  found: SQL;
  /** Selects the page's rows from `found`. */
  page: SQL;
}

/**
 * Returns a page of a list whose rows are expensive to find. PostgreSQL therefore finds them only
 * once.
 */
export async function pageOfFound<Schema extends v.GenericSchema>(
  queries: Queries,
  { schema, found, page }: FoundPageQueries<Schema>,
) {
  const response = v.object({ data: v.array(schema), total: v.number() });
  const [row] = await jsonRows(
    queries,
    response,
    sql`with found as materialized (${found})
      select (select least(count(*), ${maxCounted + 1}::bigint) from found) as total,
        (select coalesce(jsonb_agg(to_jsonb(shown)), '[]') from (${page}) as shown) as data`,
  );
  if (!row) throw new Error('a page is one row');
  return row;
}

/** The time by the database's clock at the start of the transaction. */
export async function now(tx: Queries): Promise<string> {
  const [row] = await jsonRows(
    tx,
    v.object({ now: v.string() }),
    sql`select ${instant(sql`now()`)} as now`,
  );
  return row?.now ?? '';
}

/**
 * Returns an instant by a phone's clock, but at the latest now, because that clock may be ahead of
 * the server's.
 */
export const notAfterNow = (instant: string) =>
  sql`least(${new Date(instant).toISOString()}::timestamptz, now())`;

/**
 * Counts a list's rows (tables and conditions). Stops at one more than the largest total that it
 * returns.
 */
export const totalOf = (queries: Queries, from: SQL) =>
  countOf(queries, sql`(select from ${from} limit ${maxCounted + 1}) as counted`);

/** Counts the rows of `from` (tables and conditions). */
export async function countOf(queries: Queries, from: SQL): Promise<number> {
  const [row] = await rowsOf<{ count: number | string }>(
    queries,
    sql`select count(*) as count from ${from}`,
  );
  return Number(row?.count ?? 0);
}

/** Formats an instant as JavaScript's `toISOString` does, whatever the database's time zone. */
export function instant(column: SQLWrapper): SQL {
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** Joins conditions with `and`; `true` if there are none. */
export function allOf(conditions: (SQL | undefined | false)[]): SQL {
  return and(...conditions.map((condition) => condition || undefined)) ?? sql`true`;
}

/** Limits a column to a range of days (YYYY-MM-DD). Both limits are inclusive and optional. */
export function within(column: SQL, from: string | undefined, to: string | undefined) {
  return allOf([
    from !== undefined && sql`${column} >= ${from}::date`,
    to !== undefined && sql`${column} < ${to}::date + 1`,
  ]);
}
