import { sql } from 'drizzle-orm';
import type { Queries } from './Database';

/** The number that `create_report` of migration 0008 locks. */
const advisoryLock = 7_402_012;

/**
 * A shared lock until the end of the transaction. Drivers' writes to reports run concurrently, but
 * not with the office's (`lockReportsAlone`), so that no report changes while its defects are
 * certified or its vehicles merged.
 */
export async function lockReportsShared(tx: Queries): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${advisoryLock})`);
}

/**
 * An exclusive lock for every write of the office to reports, defects and vehicles. Such a write
 * and drivers' writes wait for each other.
 */
export async function lockReportsAlone(tx: Queries): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLock})`);
}
