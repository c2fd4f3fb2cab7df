import { eq, sql } from 'drizzle-orm';
import type { NumberRelease, Vehicle } from '@/contract/office/vehicles';
import { lockReportsAlone } from '../../platform/database/reportsLock';
import { fieldErrors } from '../../platform/rejections';
import { recordAudit } from '../audit/audit';
import { vehicles } from '../tables/vehicles';
import { changedNow, readVersion, type Context } from './changeVehicle';
import { readVehicle } from './readVehicles';

/**
 * Releases a vehicle's earlier number, so the next report with that number belongs to another vehicle. Throws 409 with
 * the current vehicle if `version` is outdated, and a field error if the vehicle does not have the number.
 */
export function releaseNumber(
  { queries, actor, calendar }: Omit<Context, 'notifications'>,
  id: number,
  { version, earlier }: NumberRelease,
): Promise<Vehicle> {
  return queries.transaction(async (tx) => {
    await lockReportsAlone(tx);
    const before = await readVersion(tx, id, version, calendar);
    const released = before.earlier_numbers.find((one) => one.id === earlier);
    if (!released) throw fieldErrors({ earlier: ['The vehicle does not have this number.'] });
    // During an upgrade, processes of Linehaul's previous version still find a vehicle by `number_key`, so the row with
    // the released number needs a different key.
    await tx
      .update(vehicles)
      .set({ releasedAt: sql`now()`, numberKey: `released:${earlier}` })
      .where(eq(vehicles.id, earlier));
    await tx.update(vehicles).set(changedNow).where(eq(vehicles.id, id));
    const entry = { actor, action: 'release', resource: 'vehicles', recordId: id } as const;
    await recordAudit(tx, { ...entry, before: { number: released.number }, after: null });
    return (await readVehicle(tx, id, calendar)) ?? before;
  });
}
