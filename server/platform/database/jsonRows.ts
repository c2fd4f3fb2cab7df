import { and, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import * as v from 'valibot';
import { maxCounted } from '@/contract/office/lists';
import type { Queries } from './Database';
import { queryRows } from './rows';

/**
 * Runs a select and parses its rows with a schema. PostgreSQL returns the rows as JSON, so both database
 * drivers return numbers as numbers.
 */
export async function jsonRows<Schema extends v.GenericSchema>(
  queries: Queries,
  schema: Schema,
  select: SQL,
): Promise<v.InferOutput<Schema>[]> {
  const rows = await queryRows<{ row: unknown }>(
    queries,
    sql`select to_jsonb(response) as row from (${select}) as response`,
  );
  return rows.map(({ row }) => v.parse(schema, row));
}

interface PageQueries<Schema extends v.GenericSchema> {
  schema: Schema;
  page: SQL;
  all: SQL;
}

/** Returns a page of a list. Reads and counts at the same time, on two connections if there are two. */
export async function queryPage<Schema extends v.GenericSchema>(
  queries: Queries,
  { schema, page, all }: PageQueries<Schema>,
) {
  const [data, total] = await Promise.all([
    jsonRows(queries, schema, page),
    countListRows(queries, all),
  ]);
  return { data, total };
}

interface FoundPageQueries<Schema extends v.GenericSchema> {
  schema: Schema;
  /** Selects all rows of the list, or at least the columns that identify and sort them. */
  found: SQL;
  page: SQL;
}

/** Returns a page of a list. Finds the list's rows only once, because finding them is expensive. */
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

/** Returns the time when the transaction started, by the database's clock. */
export async function now(tx: Queries): Promise<string> {
  const [row] = await jsonRows(
    tx,
    v.object({ now: v.string() }),
    sql`select ${instant(sql`now()`)} as now`,
  );
  return row?.now ?? '';
}

/** Converts a phone's instant to a value that is not later than now, because the phone's clock may be ahead. */
export const notAfterNow = (instant: string) =>
  sql`least(${new Date(instant).toISOString()}::timestamptz, now())`;

/** Counts the rows of a list. Stops at `maxCounted` + 1. */
export const countListRows = (queries: Queries, from: SQL) =>
  countRows(queries, sql`(select from ${from} limit ${maxCounted + 1}) as counted`);

/** Counts the rows of `from` (tables and conditions). */
export async function countRows(queries: Queries, from: SQL): Promise<number> {
  const [row] = await queryRows<{ count: number | string }>(
    queries,
    sql`select count(*) as count from ${from}`,
  );
  return Number(row?.count ?? 0);
}

/** Formats an instant like JavaScript's `toISOString`, whatever the database's time zone. */
export function instant(column: SQLWrapper): SQL {
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** Joins conditions with `and`; `true` if there are none. */
export function joinConditions(conditions: (SQL | undefined | false)[]): SQL {
  return and(...conditions.map((condition) => condition || undefined)) ?? sql`true`;
}

/** Limits a local time, which has no time zone, to a range of days (YYYY-MM-DD). Both ends are inclusive and optional. */
export function within(column: SQL, from: string | undefined, to: string | undefined) {
  return joinConditions([
    from !== undefined && sql`${column} >= ${from}::date`,
    to !== undefined && sql`${column} < ${to}::date + 1`,
  ]);
}

/** Limits an instant to a range of days in a time zone. Both ends are inclusive and optional. */
export function withinDays(
  column: SQL,
  { from, to }: { from?: string | undefined; to?: string | undefined },
  timeZone: string,
) {
  return joinConditions([
    from !== undefined && sql`${column} >= ${from}::timestamp at time zone ${timeZone}`,
    to !== undefined &&
      sql`${column} < (${to}::timestamp + interval '1 day') at time zone ${timeZone}`,
  ]);
}
