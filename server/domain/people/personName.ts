import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

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
