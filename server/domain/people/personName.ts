import { sql, type SQL } from 'drizzle-orm';

/**
 * A person's display name, which is the full name, or the username if there is none. `users` is the
 * name of the table in the query.
 */
export function personName(users = sql`users`): SQL {
  return sql`coalesce(nullif(${users}.full_name, ''), ${users}.username)`;
}
