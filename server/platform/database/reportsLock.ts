import { sql } from 'drizzle-orm';
import type { Queries } from './Database';

/** The number that the function `create_report` of migration 0008 locks. */
const advisoryLock = 7_402_012;

/**
 * Takes a shared lock until the transaction ends. Drivers' writes to reports run concurrently, but
 * not with the office's writes (`lockReportsAlone`). A report therefore cannot change while the
 * office certifies its defects or merges its vehicles.
 */
export async function lockReportsShared(tx: Queries): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${advisoryLock})`);
}

/**
 * Takes an exclusive lock for an office write to reports, defects or vehicles. Office writes and
 * drivers' writes wait for each other.
 */
export async function lockReportsAlone(tx: Queries): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLock})`);
}
