import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { vehicleKey } from '@/contract/vehicleKey';
import type { Queries } from '../../platform/database/Database';
import { announceHolds } from '../notifications/announceHolds';
import { vehicles } from '../tables/vehicles';
import { numbersOfAlikes } from './lookAlikes';

/**
 * Updates the vehicles that share a number after the office has decided about one of them. If only one vehicle remains
 * undecided, it no longer needs a decision. Announces vehicles that are no longer held.
 */
export async function settleNumber(
  tx: Queries,
  context: Parameters<typeof announceHolds>[1],
  number: string,
): Promise<void> {
  const hasNumber = eq(vehicles.key, vehicleKey(number));
  const undecided = await tx
    .select({ id: vehicles.id, kind: vehicles.kind })
    .from(vehicles)
    .where(and(hasNumber, isNull(vehicles.mergedInto), eq(vehicles.unconfirmed, 'same_number')));
  const alone = undecided.filter(
    ({ kind }) => undecided.filter((other) => other.kind === kind).length === 1,
  );
  const ids = alone.map(({ id }) => id);
  await tx.update(vehicles).set({ unconfirmed: null }).where(inArray(vehicles.id, ids));
  await settleLookAlikes(tx);
  await announceHolds(tx, context, hasNumber);
}

/** Ends the need for a decision about look-alikes that no longer resemble another vehicle. */
async function settleLookAlikes(tx: Queries): Promise<void> {
  await tx.execute(sql`update vehicles set unconfirmed = null
    where unconfirmed = 'look_alike' and merged_into is null and ${numbersOfAlikes} = '[]'`);
}
