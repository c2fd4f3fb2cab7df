import type { SQL } from 'drizzle-orm';
import type { Queries } from './Database';

/**
 * Runs raw SQL and returns its rows. Both drivers return them in `rows`, which the common type
 * hides.
 */
export async function rowsOf<Row>(queries: Queries, query: SQL): Promise<Row[]> {
  const result: unknown = await queries.execute(query);
  return (result as { rows: Row[] }).rows;
}
