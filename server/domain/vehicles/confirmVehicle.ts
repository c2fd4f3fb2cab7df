import { eq, sql } from 'drizzle-orm';
import type { Vehicle } from '@/contract/office/vehicles';
import { lockReportsAlone } from '../../platform/database/reportsLock';
import { pickChangedFields, recordAudit } from '../audit/audit';
import { vehicles } from '../tables/vehicles';
import { changedNow, readVersion, type Context } from './changeVehicle';
import { readVehicle } from './readVehicles';
import { settleNumber } from './sameNumber';

/**
 * Confirms that a vehicle is not a misspelling of another one. Throws 409 with the current vehicle if `version` is
 * outdated.
 */
export async function confirmVehicle(
  { queries, actor, calendar, notifications }: Context,
  id: number,
  { version }: { version: number },
): Promise<Vehicle> {
  const confirmed = await queries.transaction(async (tx) => {
    await lockReportsAlone(tx);
    const before = await readVersion(tx, id, version, calendar);
    await tx
      .update(vehicles)
      .set({ unconfirmed: null, confirmedAt: sql`now()`, ...changedNow })
      .where(eq(vehicles.id, id));
    await settleNumber(tx, { notifications, today: calendar.today }, before.number);
    const after = (await readVehicle(tx, id, calendar)) ?? before;
    const entry = { actor, action: 'confirm', resource: 'vehicles', recordId: id } as const;
    await recordAudit(tx, { ...entry, ...pickChangedFields(before, after) });
    return after;
  });
  notifications.deliverSoon();
  return confirmed;
}
