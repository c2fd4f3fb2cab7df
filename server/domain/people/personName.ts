import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/**
 * A person's display name, which is the full name, or the username if there is none. `users` is the
 * name of the table in the query.
 */
export function personName(users = sql`users`): SQL {
  return sql`coalesce(nullif(${users}.full_name, ''), ${users}.username)`;
}

/**
 * The display name of the account with an id, null without one. PostgreSQL looks it up by its id for
 * each row of a page; with a join it would read all accounts.
 */
export const nameOfAccount = (id: SQLWrapper) =>
  sql<string | null>`(select ${personName(sql`person`)} from users person where person.id = ${id})`;
