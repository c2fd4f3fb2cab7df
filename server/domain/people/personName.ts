import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Queries } from '../../platform/database/Database';
import { instant } from '../../platform/database/jsonRows';
import { contains } from '../../platform/database/lists';
import { queryRows } from '../../platform/database/rows';
import { found } from '../../platform/rejections';

/** Selects a person's full name, or the username if there is none. `users` is the table's alias in the query. */
export function personName(users = sql`users`): SQL<string> {
  return sql`coalesce(nullif(${users}.full_name, ''), ${users}.username)`;
}

/**
 * Selects an account's display name; null without an id. PostgreSQL looks the name up for each row of a page, because a
 * join would read all accounts.
 */
export const nameOfAccount = (id: SQLWrapper) =>
  sql<string | null>`(select ${personName(sql`person`)} from users person where person.id = ${id})`;

/** An event in a query. It has the account that acted, and the time by the server's clock. */
interface Event {
  id: SQLWrapper;
  at: SQLWrapper;
}

const asOf = <T>(selected: SQL, { id, at }: Event) => sql<T>`(
  select ${selected} from (
    select earlier.username, earlier.full_name, earlier.until from earlier_names earlier
    where earlier.user_id = ${id} and earlier.until > ${at}
    union all
    select person.username, person.full_name, 'infinity' from users person where person.id = ${id}
  ) as named order by named.until limit 1)`;

/** Selects the display name that an account had at the time of an event; null without an id. */
export const nameAt = (event: Event) => asOf<string | null>(personName(sql`named`), event);

/** Reads the display name that an account had at an instant, or has if the instant is in the future. */
export async function readNameAt(queries: Queries, account: number, at: string): Promise<string> {
  const event = { id: sql`${account}::integer`, at: sql`${at}::timestamptz` };
  const [row] = await queryRows<{ name: string }>(queries, sql`select ${nameAt(event)} as name`);
  return found(row).name;
}

/** Selects the username that an account had at the time of an event. */
export const usernameAt = (event: Event) => asOf<string>(sql`named.username`, event);

/** Selects the full name that an account had at the time of an event, which may be empty. */
export const fullNameAt = (event: Event) => asOf<string>(sql`named.full_name`, event);

/** Selects an account's present display name if it differs from the one at the time of an event. */
export const presentName = (event: Event) =>
  sql<string | null>`nullif(${nameOfAccount(event.id)}, ${nameAt(event)})`;

/**
 * Selects the instant since which only this row of `users` has had its username. It is far in the future if another
 * account had the name before, because a phone may still file that person's report by it.
 */
export const nameSince = sql<string>`${instant(sql`case when exists (
    select from earlier_names earlier
    where earlier.user_id <> users.id and lower(earlier.username) = lower(users.username)
  ) then '9999-12-31' else coalesce((
    select max(earlier.until) from earlier_names earlier
    where earlier.user_id = users.id and earlier.username <> users.username), users.created_at) end`)}`;

const hasName = (names: SQL, word: string) =>
  sql`(${contains(sql`${names}.username`, word)} or ${contains(sql`${names}.full_name`, word)})`;

/** Selects the ids of the accounts whose present username or full name contains a word. */
export const accountsNamed = (word: string) =>
  sql`select person.id from users person where ${hasName(sql`person`, word)}`;

/**
 * Whether an account had a name with the word at the time of an event, and has been renamed since. Finds the renamed
 * accounts once, not for each row.
 */
export const wasNamed = ({ id, at }: Event, word: string) => sql`(
  ${id} in (select earlier.user_id from earlier_names earlier where ${hasName(sql`earlier`, word)})
  and (select ${hasName(sql`earlier`, word)} from earlier_names earlier
    where earlier.user_id = ${id} and earlier.until > ${at} order by earlier.until limit 1))`;
