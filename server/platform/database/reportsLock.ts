import { sql } from 'drizzle-orm';
import type { Queries } from './Database';

/** The advisory lock that the function `store_report` (migration 0111) also takes. */
const advisoryLock = 7_402_012;

/** Takes a shared lock until the transaction ends, which excludes `lockReportsAlone`. */
export async function lockReportsShared(tx: Queries): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${advisoryLock})`);
}

/** Takes an exclusive lock until the transaction ends, which also excludes `lockReportsShared`. */
export async function lockReportsAlone(tx: Queries): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLock})`);
}
