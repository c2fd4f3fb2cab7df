import { sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import * as v from 'valibot';
import type { Queries } from '../db/Database';
import { rowsOf } from '../db/rows';

/** Runs a select and reads its rows by the contract's schema. As JSON, so that both drivers bring numbers as numbers. */
export async function jsonRows<Schema extends v.GenericSchema>(
  queries: Queries,
  schema: Schema,
  select: SQL,
): Promise<v.InferOutput<Schema>[]> {
  const rows = await rowsOf<{ row: unknown }>(
    queries,
    sql`select to_jsonb(answer) as row from (${select}) as answer`,
  );
  return rows.map(({ row }) => v.parse(schema, row));
}

/** How many rows `from` (tables and conditions) has. */
export async function countOf(queries: Queries, from: SQL): Promise<number> {
  const [row] = await rowsOf<{ count: number | string }>(
    queries,
    sql`select count(*) as count from ${from}`,
  );
  return Number(row?.count ?? 0);
}

/** An instant as JavaScript writes it, whatever the database's zone. */
export function instant(column: SQLWrapper): SQL {
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** How people are named: by their full name where the account has one. `users` is the table's name in the query. */
export function personName(users = sql`users`): SQL {
  return sql`coalesce(nullif(${users}.full_name, ''), ${users}.username)`;
}

/** Conditions joined by `and`; `true` when there is none. */
export function allOf(conditions: (SQL | undefined | false)[]): SQL {
  const given = conditions.filter((condition) => condition !== undefined && condition !== false);
  return given.length === 0 ? sql`true` : sql.join(given, sql` and `);
}

/** A column within days, both included and both optional, as YYYY-MM-DD. */
export function within(column: SQL, from: string | undefined, to: string | undefined) {
  return allOf([
    from !== undefined && sql`${column} >= ${from}::date`,
    to !== undefined && sql`${column} < ${to}::date + 1`,
  ]);
}

/** Whether a text is part of a vehicle's number, by letters and digits only (migration 0008). */
export function isInNumber(search: string): SQL {
  return sql`(letters_and_digits(${search}) <> ''
    and position(letters_and_digits(${search}) in vehicles.number_key) > 0)`;
}
