import { eq, or, sql } from 'drizzle-orm';
import type { Vehicle, VehicleMerge } from '@/contract/office/vehicles';
import type { Queries } from '../../platform/database/Database';
import { fillVehicleKeys } from '../../platform/database/fillVehicleKeys';
import { lockReportsAlone } from '../../platform/database/reportsLock';
import { fieldErrors } from '../../platform/rejections';
import { announceHolds } from '../notifications/announceHolds';
import { recordAudit } from '../audit/audit';
import { defects, reportVehicles, vehicles } from '../tables/vehicles';
import { changedNow, readVersion, type Context } from './changeVehicle';
import { checkNumber } from './numberUse';
import { settleNumber } from './sameNumber';
import { joinDoubledDefects } from './joinDefects';
import { readVehicle } from './readVehicles';

/**
 * Merges a vehicle into another of the same kind, and returns the other one. That vehicle gets the reports and defects,
 * the details that it lacks, and later reports with the old number. Throws 409 if `version` is outdated, and a field
 * error if the other vehicle is unsuitable, or a third one had the number and the office has not confirmed it.
 */
export async function mergeVehicles(
  { queries, actor, calendar, notifications }: Context,
  id: number,
  { version, into, confirmed_number: confirmed }: VehicleMerge,
): Promise<Vehicle> {
  const merged = await queries.transaction(async (tx) => {
    await lockReportsAlone(tx);
    await fillVehicleKeys(tx);
    const gone = await readVersion(tx, id, version, calendar);
    const target = await readVehicle(tx, into, calendar);
    if (!target) throw fieldErrors({ into: ['There is no such vehicle.'] });
    if (into === id) throw fieldErrors({ into: ['Choose another vehicle.'] });
    if (target.kind !== gone.kind) {
      throw fieldErrors({ into: ['A truck and a trailer cannot be merged.'] });
    }
    await checkNumber(tx, calendar, { ...gone, confirmed, except: [id, into] });
    const by = { by: actor.id, today: calendar.today };
    const joined = await joinDoubledDefects(tx, { id, into, ...by });
    await tx.update(defects).set({ vehicleId: into }).where(eq(defects.vehicleId, id));
    await moveReports(tx, id, into);
    await joinRows(tx, id, into);
    const { today } = calendar;
    await settleNumber(tx, { notifications, today }, gone.number);
    await announceHolds(tx, { notifications, today }, sql`vehicles.id = ${into}`);
    const after = (await readVehicle(tx, into, calendar)) ?? target;
    const entry = { actor, action: 'merge', resource: 'vehicles', recordId: id } as const;
    await recordAudit(tx, {
      ...entry,
      before: { merged: gone, into: target },
      after: { into: after, defects: joined },
    });
    return after;
  });
  notifications.deliverSoon();
  return merged;
}

/** Moves a vehicle's reports to the other vehicle. A report that names both is linked only once. */
async function moveReports(tx: Queries, id: number, into: number): Promise<void> {
  await tx.execute(sql`delete from report_vehicles moved where vehicle_id = ${id} and exists (
    select from report_vehicles kept where kept.report_id = moved.report_id and vehicle_id = ${into})`);
  await tx.update(reportVehicles).set({ vehicleId: into }).where(eq(reportVehicles.vehicleId, id));
}

async function joinRows(tx: Queries, id: number, into: number): Promise<void> {
  await tx.execute(sql`update vehicles set version = vehicles.version + 1, updated_at = now(),
      vin = coalesce(nullif(vehicles.vin, ''), merged.vin),
      plate = coalesce(nullif(vehicles.plate, ''), merged.plate),
      make = coalesce(nullif(vehicles.make, ''), merged.make),
      year = coalesce(vehicles.year, merged.year)
    from vehicles merged where vehicles.id = ${into} and merged.id = ${id}`);
  await tx
    .update(vehicles)
    .set({ mergedInto: into, ...changedNow })
    .where(or(eq(vehicles.id, id), eq(vehicles.mergedInto, id)));
}
