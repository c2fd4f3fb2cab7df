import { eq } from 'drizzle-orm';
import type { Queries } from '../db/Database';
import { lockReportsShared } from '../db/reportsLock';
import { users } from '../db/schema/accounts';

/**
 * Every write of a driver's reports first locks the driver's own row, so that two requests of one driver
 * take turns, and those of others don't wait. What refers to the row by a foreign key doesn't either.
 */
export async function lockDriver(tx: Queries, ownerId: number): Promise<void> {
  await lockReportsShared(tx);
  await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('no key update');
}
