import { sql } from 'drizzle-orm';
import type { Queries } from './Database';

/** The advisory lock that the function `store_report` (migration 0070) also takes. */
const advisoryLock = 7_402_012;

/**
 * Takes a shared lock until the transaction ends. Drivers' writes to reports run concurrently, but not with the
 * office's (`lockReportsAlone`). A report therefore cannot change while the office certifies its defects or merges its
 * vehicles.
 */
export async function lockReportsShared(tx: Queries): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${advisoryLock})`);
}

/**
 * Takes an exclusive lock for the office's write to reports, defects or vehicles. Drivers' writes wait until the
 * transaction ends.
 */
export async function lockReportsAlone(tx: Queries): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLock})`);
}
