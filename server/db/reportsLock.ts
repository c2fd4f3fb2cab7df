import { sql } from 'drizzle-orm';
import type { Queries } from './Database';

/** The same number as in migration 0008, where `create_report` takes it. */
const advisoryLock = 7_402_012;

/**
 * Drivers' writes of reports go on beside each other, but not beside one of the office (`lockReportsAlone`): whatever is
 * certified or merged meets no report that is just being written. Until the end of the transaction.
 */
export async function lockReportsShared(tx: Queries): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${advisoryLock})`);
}

/** For every write of the office to reports, defects and vehicles: it waits for drivers' writes, and they for it. */
export async function lockReportsAlone(tx: Queries): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLock})`);
}
