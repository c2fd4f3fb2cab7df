import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../db/Database';
import { rowsOf } from '../db/rows';
import { seedAccounts } from './accounts';
import { seedContent } from './seedContent';

/**
 * Puts the demonstration carrier into a database that has neither an account nor a word of content, once.
 * Answers whether it did. All in one transaction: a start that is killed leaves no half carrier.
 */
export async function seedDemo(database: Database): Promise<boolean> {
  return database.queries.transaction(async (tx) => {
    if (!(await isEmpty(tx))) return false;
    await seedAccounts(tx);
    await seedContent(tx);
    return true;
  });
}

/** Whether there is neither an account nor content. */
export async function isEmpty(tx: Queries): Promise<boolean> {
  const [row] = await rowsOf<{ empty: boolean }>(
    tx,
    sql`select not exists (select from users) and not exists (select from contacts)
      and not exists (select from companies) as empty`,
  );
  return row?.empty === true;
}
