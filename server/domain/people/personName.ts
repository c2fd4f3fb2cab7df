import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/**
 * A person's full name, with the username as a fallback. `users` is the table's name in the
 * query.
 */
export function personName(users = sql`users`): SQL {
  return sql`coalesce(nullif(${users}.full_name, ''), ${users}.username)`;
}

/**
 * The display name of the account with an id; null without an id. PostgreSQL looks up the name for
 * each row of a page. With a join, it would read all accounts.
 */
export const nameOfAccount = (id: SQLWrapper) =>
  sql<string | null>`(select ${personName(sql`person`)} from users person where person.id = ${id})`;
