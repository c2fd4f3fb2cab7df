import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/Database';
import { lockReportsShared } from '../../platform/database/reportsLock';
import { users } from '../tables/accounts';

/**
 * Locks the driver's row. Every write of a driver's reports takes this lock first, so that two
 * requests of one driver take turns. It blocks neither other drivers' requests nor writes that only
 * refer to the row by a foreign key.
 */
export async function lockDriver(tx: Queries, ownerId: number): Promise<void> {
  await lockReportsShared(tx);
  await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('no key update');
}
