import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/Database';
import { lockReportsShared } from '../../platform/database/reportsLock';
import { users } from '../tables/accounts';

/**
 * Takes the shared lock on reports and then locks the driver's row, so one driver's requests run in turn. The row's
 * lock does not block rows that only refer to the driver by a foreign key.
 */
export async function lockDriver(tx: Queries, ownerId: number): Promise<void> {
  await lockReportsShared(tx);
  await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('no key update');
}
