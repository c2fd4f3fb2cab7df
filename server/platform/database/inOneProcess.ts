import { sql } from 'drizzle-orm';
import type { Database } from './Database';
import { queryRows } from './rows';

/**
 * Runs the work unless another process on the same PostgreSQL is running it under this advisory lock. The lock belongs
 * to a connection, so a crash also releases it.
 */
export async function inOneProcess(
  database: Database,
  lock: number,
  work: () => Promise<void>,
): Promise<void> {
  if (database.kind === 'embedded') return work();
  return database.withoutTimeLimits(async (queries) => {
    const [taken] = await queryRows<{ isOurs: boolean }>(
      queries,
      sql`select pg_try_advisory_lock(${lock}::bigint) as "isOurs"`,
    );
    if (taken?.isOurs) await work();
  });
}
