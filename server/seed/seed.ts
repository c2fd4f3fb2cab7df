import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../db/Database';
import { rowsOf } from '../db/rows';
import { seedAccounts } from './accounts';
import { seedContent } from './seedContent';

/**
 * Stores the demonstration carrier in a database without accounts and content. Returns whether it
 * did. Runs in one transaction, so that a killed start leaves nothing half done.
 */
export async function seedDemo(database: Database): Promise<boolean> {
  return database.queries.transaction(async (tx) => {
    if (!(await isEmpty(tx))) return false;
    await seedAccounts(tx);
    await seedContent(tx);
    return true;
  });
}

/** Whether there are no accounts and no content. */
export async function isEmpty(tx: Queries): Promise<boolean> {
  const [row] = await rowsOf<{ empty: boolean }>(
    tx,
    sql`select not exists (select from users) and not exists (select from contacts)
      and not exists (select from companies) as empty`,
  );
  return row?.empty === true;
}
