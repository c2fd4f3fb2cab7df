import { sql } from 'drizzle-orm';
import type { Vehicle, VehicleMerge } from '@/contract/office/vehicles';
import type { Queries } from '../../db/Database';
import { lockReportsAlone } from '../../db/reportsLock';
import { rowsOf } from '../../db/rows';
import { fieldErrors } from '../../http/refusals';
import { recordAudit } from '../audit';
import { readVersion } from './changeVehicle';
import type { Context } from './changeVehicle';
import { readVehicle } from './readVehicles';

/**
 * Merges a vehicle into another of its kind, which takes over its reports and defects, and its data
 * where it has none of its own. Later reports with the old number belong to the other vehicle too.
 * Returns the other vehicle. Throws 409 if `version` is outdated, and a field error if the other
 * vehicle is not suitable.
 */
export async function mergeVehicles(
  { queries, actor, firstRecent }: Context,
  id: number,
  { version, into }: VehicleMerge,
): Promise<Vehicle> {
  return queries.transaction(async (tx) => {
    await lockReportsAlone(tx);
    const merged = await readVersion(tx, id, version, firstRecent);
    const target = await readVehicle(tx, into, firstRecent);
    if (!target) throw fieldErrors({ into: ['There is no such vehicle.'] });
    if (into === id) throw fieldErrors({ into: ['Choose another vehicle.'] });
    if (target.kind !== merged.kind) {
      throw fieldErrors({ into: ['A truck and a trailer cannot be one.'] });
    }
    const joined = await joinDoubledDefects(tx, id, into);
    await tx.execute(sql`update defects set vehicle_id = ${into} where vehicle_id = ${id}`);
    await moveReports(tx, id, into);
    await joinRows(tx, id, into);
    const after = (await readVehicle(tx, into, firstRecent)) ?? target;
    const entry = { actor, action: 'merge', resource: 'vehicles', recordId: id };
    await recordAudit(tx, {
      ...entry,
      before: { merged, into: target },
      after: { into: after, defects: joined },
    });
    return after;
  });
}

interface Joined {
  kept: string;
  gone: string;
}

/**
 * If both vehicles have an unresolved defect of the same item, keeps the older row with the reports
 * and photos of both. It is open if either was.
 */
async function joinDoubledDefects(tx: Queries, id: number, into: number): Promise<Joined[]> {
  await tx.execute(sql`create temporary table doubled on commit drop as
    select least(one.id, other.id) as kept, greatest(one.id, other.id) as gone,
      'open' in (one.state, other.state) as is_open
    from defects one join defects other using (item)
    where one.vehicle_id = ${id} and other.vehicle_id = ${into}
      and one.closed_at is null and other.closed_at is null`);
  await tx.execute(sql`insert into report_defects (report_id, defect_id, marked_good)
    select report_id, kept, marked_good from report_defects join doubled on gone = defect_id
    on conflict (report_id, defect_id) do update
      set marked_good = report_defects.marked_good and excluded.marked_good`);
  await tx.execute(sql`delete from report_defects using doubled where defect_id = gone`);
  await tx.execute(
    sql`update report_events set defect_id = kept from doubled where defect_id = gone`,
  );
  await tx.execute(sql`insert into photographed_defects (photo_id, defect_id)
    select photo_id, kept from photographed_defects join doubled on gone = defect_id
    on conflict do nothing`);
  await tx.execute(sql`delete from photographed_defects using doubled where defect_id = gone`);
  await tx.execute(sql`delete from defects using doubled where id = gone`);
  await tx.execute(sql`update defects set version = version + 1, updated_at = now(),
      state = case when is_open then 'open' else state end,
      deferred_until = case when is_open then null else deferred_until end,
      deferred_reason = case when is_open then '' else deferred_reason end
    from doubled where id = kept`);
  const joined = await rowsOf<Joined>(
    tx,
    sql`select kept::text as kept, gone::text as gone from doubled order by doubled.kept`,
  );
  await tx.execute(sql`drop table doubled`);
  return joined;
}

/** A report that names both vehicles is linked to the other one only once. */
async function moveReports(tx: Queries, id: number, into: number): Promise<void> {
  await tx.execute(sql`delete from report_vehicles moved where vehicle_id = ${id} and exists (
    select from report_vehicles kept where kept.report_id = moved.report_id and vehicle_id = ${into})`);
  await tx.execute(sql`update report_vehicles set vehicle_id = ${into} where vehicle_id = ${id}`);
}

async function joinRows(tx: Queries, id: number, into: number): Promise<void> {
  await tx.execute(sql`update vehicles set version = vehicles.version + 1, updated_at = now(),
      vin = coalesce(nullif(vehicles.vin, ''), merged.vin),
      plate = coalesce(nullif(vehicles.plate, ''), merged.plate),
      make = coalesce(nullif(vehicles.make, ''), merged.make),
      year = coalesce(vehicles.year, merged.year)
    from vehicles merged where vehicles.id = ${into} and merged.id = ${id}`);
  await tx.execute(sql`update vehicles set merged_into = ${into}, version = version + 1, updated_at = now()
    where id = ${id} or merged_into = ${id}`);
}
