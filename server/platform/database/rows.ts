import type { SQL } from 'drizzle-orm';
import type { Queries } from './Database';

/**
 * Runs raw SQL and returns its rows. Both database drivers return them in `rows`, although their common type does not
 * say so.
 */
export async function queryRows<Row>(queries: Queries, query: SQL): Promise<Row[]> {
  const result: unknown = await queries.execute(query);
  return (result as { rows: Row[] }).rows;
}
