import { sql } from 'drizzle-orm';
import { maxReadings, odometerResponse } from '@/contract/office/vehicles';
import type { Queries } from '../../platform/database/Database';
import { jsonRows } from '../../platform/database/jsonRows';

/**
 * Reads a truck's last odometer reading of each day. Leaves out readings that are not numbers, which the form once
 * accepted. Returns null if there is no such vehicle or it was merged.
 */
export async function readOdometer(queries: Queries, id: number) {
  const [found] = await jsonRows(
    queries,
    odometerResponse,
    sql`select (
      select coalesce(jsonb_agg(jsonb_build_object('report_id', report_id,
        'inspected_at', to_char(date_inspected, 'YYYY-MM-DD HH24:MI'), 'miles', miles::bigint)
        order by inspected_at, report_id), '[]')
      from (
        select distinct on (inspections.inspected_at::date) report_id, inspections.inspected_at, date_inspected, odometer_reading as miles
        from report_vehicles join inspections on inspections.id = report_id
        where vehicle_id = vehicles.id and vehicles.kind = 'truck'
          and odometer_reading ~ '^[0-9]{1,12}$'
        order by inspections.inspected_at::date desc, inspections.inspected_at desc, report_id desc limit ${maxReadings}
      ) as newest
    ) as data from vehicles where id = ${id} and merged_into is null`,
  );
  return found ?? null;
}
