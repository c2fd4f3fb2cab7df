import { eq, sql } from 'drizzle-orm';
import type { NumberRelease, Vehicle } from '@/contract/office/vehicles';
import { vehicleLabel } from '@/contract/vehicleLabel';
import { fillVehicleKeys } from '../../platform/database/fillVehicleKeys';
import { lockReportsAlone } from '../../platform/database/reportsLock';
import { fieldErrors } from '../../platform/rejections';
import { recordAudit } from '../audit/audit';
import { vehicles } from '../tables/vehicles';
import { changedNow, readVersion, type Context } from './changeVehicle';
import { readNumberUses } from './numberUse';
import { readVehicle } from './readVehicles';

const heldText = (vehicle: Vehicle) =>
  `${vehicleLabel(vehicle)} is held, and the number may still be on its door. Release it once the defects are certified.`;

/**
 * Releases a vehicle's earlier number, so the next report with that number belongs to another vehicle. Throws 409 with
 * the current vehicle if `version` is outdated, and a field error if the vehicle does not have the number, or is held
 * and may still have it painted on it.
 */
export function releaseNumber(
  { queries, actor, calendar }: Omit<Context, 'notifications'>,
  id: number,
  { version, earlier }: NumberRelease,
): Promise<Vehicle> {
  return queries.transaction(async (tx) => {
    await lockReportsAlone(tx);
    await fillVehicleKeys(tx);
    const before = await readVersion(tx, id, version, calendar);
    const released = before.earlier_numbers.find((one) => one.id === earlier);
    if (!released) throw fieldErrors({ earlier: ['The vehicle does not have this number.'] });
    const getUse = await readNumberUses(tx, calendar, [{ kind: before.kind, ...released }]);
    const { earlier: owners } = getUse({ kind: before.kind, ...released });
    if (owners.some((owner) => owner.id === id && owner.is_held)) {
      throw fieldErrors({ earlier: [heldText(before)] });
    }
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
