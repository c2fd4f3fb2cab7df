import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { vehicle } from '@/contract/office/vehicles';
import type { Vehicle, VehicleQuery, VehicleSort } from '@/contract/office/vehicles';
import type { Api } from '../../Api';
import type { Queries } from '../../db/Database';
import { daysBefore, todayOf } from '../days';
import { allOf, countOf, isInNumber, jsonRows } from '../jsonRows';
import { contains, rangeOf } from '../requests';

/** The first day of those on which an inspection is recent enough. */
export function firstRecentDay(api: Api): string {
  return daysBefore(todayOf(api), api.settings.overdueDays);
}

/**
 * Vehicles with what their reports and defects tell, as a table `vehicles`. The last report is the one with the latest
 * inspection; one that its driver has corrected since by a newer report of the same vehicle is left out.
 */
export function knownVehicles(firstRecent: string): SQL {
  return sql`(
    select vehicles.*, last.report_id as last_report_id, last.inspected_at,
      case when kind = 'truck' then report.odometer_reading end as last_odometer,
      coalesce(counted.open, 0) as open_defects, coalesce(counted.deferred, 0) as deferred_defects,
      coalesce(report.satisfactory_vehicle_condition = 'above_defects_need_correction'
        and report.result <> 'defects_closed', false) as do_not_dispatch,
      kind = 'truck' and in_service
        and coalesce(last.inspected_at < ${firstRecent}::date, true) as is_overdue
    from vehicles
    left join lateral (
      select report_id, inspected_at from report_vehicles
      where vehicle_id = vehicles.id and not is_replaced
      order by inspected_at desc, report_id desc limit 1
    ) as last on true
    left join inspections as report on report.id = last.report_id
    left join (
      select vehicle_id, count(*) filter (where state = 'open') as open,
        count(*) filter (where state = 'deferred') as deferred
      from defects where closed_at is null group by vehicle_id
    ) as counted on counted.vehicle_id = vehicles.id
    where merged_into is null
  ) as vehicles`;
}

const columns = sql`
  id, kind, number, vin, plate, make, year, in_service, last_report_id,
  to_char(inspected_at, 'YYYY-MM-DD HH24:MI') as last_inspected_at, last_odometer,
  open_defects, deferred_defects, do_not_dispatch, is_overdue, version`;

/** Numbers by code points, so that every database sorts them alike. */
const sortFields: Record<VehicleSort, SQL> = {
  number: sql`number_key collate "C"`,
  last_inspected_at: sql`coalesce(inspected_at, '-infinity')`,
  open_defects: sql`open_defects`,
  id: sql`id`,
};

/** A page of the vehicles that pass the filters. */
export async function listVehicles(queries: Queries, query: VehicleQuery, firstRecent: string) {
  const { limit, offset } = rangeOf(query);
  const from = sql`${knownVehicles(firstRecent)} where ${matching(query)}`;
  const direction = sql.raw(query.order);
  const data = await jsonRows(
    queries,
    vehicle,
    sql`select ${columns} from ${from} order by ${sortFields[query.sort]} ${direction}, id ${direction}
      limit ${limit} offset ${offset}`,
  );
  return { data, total: await countOf(queries, from) };
}

/** One vehicle; null when there is none, or it was merged into another. */
export async function readVehicle(
  queries: Queries,
  id: number,
  firstRecent: string,
): Promise<Vehicle | null> {
  const from = knownVehicles(firstRecent);
  const [found] = await jsonRows(
    queries,
    vehicle,
    sql`select ${columns} from ${from} where id = ${id}`,
  );
  return found ?? null;
}

function matching(query: VehicleQuery): SQL {
  const { search, kind, in_service, overdue, do_not_dispatch, open_defects } = query;
  return allOf([
    kind !== undefined && sql`kind = ${kind}`,
    in_service !== undefined && sql`in_service = ${in_service}`,
    overdue !== undefined && sql`is_overdue = ${overdue}`,
    do_not_dispatch !== undefined && sql`do_not_dispatch = ${do_not_dispatch}`,
    open_defects !== undefined && sql`(open_defects > 0) = ${open_defects}`,
    search !== undefined &&
      search !== '' &&
      sql`(${isInNumber(search)} or ${contains(sql`vin`, search)} or ${contains(sql`plate`, search)})`,
  ]);
}
