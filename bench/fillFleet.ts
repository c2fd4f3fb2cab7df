import { sql } from 'drizzle-orm';
import type { Database } from '../server/platform/database/Database';
import { fillLookKeys } from '../server/platform/database/fillVehicleKeys';

/** The size of the bench's carrier. The reports cover three months of 1,000 trucks, with two reports a day. */
export const fleet = {
  drivers: 1000,
  trucks: 1000,
  trailers: 1500,
  reports: 200_000,
  defects: 20_000,
};

/** Fills an empty database with SQL. One in twenty defects is unresolved. Needs more than 50 trucks. */
export async function fillFleet(database: Database, size = fleet): Promise<void> {
  const { drivers, trucks, trailers, reports, defects } = size;
  await database.withoutTimeLimits(async (queries) => {
    await queries.execute(sql`insert into users (username, full_name, password_hash)
      select 'hauler-' || n, 'Driver Number ' || n, 'x' from generate_series(1, ${drivers}::integer) n`);
    await queries.execute(sql`insert into vehicles (kind, number, number_key, key)
      select 'truck', 'T-' || 1000 + n, 'T' || 1000 + n, 'T' || 1000 + n from generate_series(1, ${trucks}::integer) n
      union all
      select 'trailer', '53-' || 1000 + n, '53' || 1000 + n, '53' || 1000 + n from generate_series(1, ${trailers}::integer) n`);
    await fillLookKeys(queries);
    await queries.execute(sql`create temporary table made as
      select n as id, users.id as owner_id, n % (${trucks}::integer - n * 50 / ${reports}::integer) as truck, n % ${trailers}::integer as trailer,
        now() - (${reports}::integer - n) * interval '38 seconds' as at,
        n % 9 = 0 as has_defects, n > ${reports - drivers}::integer as is_current, n % 5 < 2 as is_superseded
      from generate_series(1, ${reports}::integer) n
      join users on users.username = 'hauler-' || 1 + n % ${drivers}::integer`);
    await queries.execute(sql`insert into inspections
      select report.* from made, jsonb_populate_record(null::inspections,
        (select jsonb_object_agg(column_name, true) from information_schema.columns
          where table_name = 'inspections' and data_type = 'boolean')
        || jsonb_build_object('id', made.id, 'owner_id', owner_id, 'carrier', 'Driver ' || owner_id, 'address', 'Columbus, OH',
          'date_inspected', at::timestamp, 'truck_number', 'T-' || 1001 + truck, 'odometer_reading', made.id::text,
          'trailer_numbers', '53-' || 1001 + trailer, 'drivers_signature', 'D', 'drivers_signature_date', at::date,
          'mechanics_signature', '', 'mechanics_signature_date', at::date,
          'satisfactory_vehicle_condition', case when made.id % 40 = 0
            then 'above_defects_need_correction' else 'above_defects_corrected' end,
          'trip', case when made.id % 100 = 0 then 'after' when made.id % 10 = 1 then 'before' end,
          'created_at', at, 'updated_at', at, 'result', case when has_defects then 'defects_closed' else 'all_clear' end,
          'sent_at', case when not is_current and not is_superseded then at end,
          'superseded_at', case when not is_current and is_superseded then at end)) as report`);
    // The inserted rows have explicit ids, so the sequence must skip them.
    await queries.execute(
      sql`select setval(pg_get_serial_sequence('inspections', 'id'), max(id)) from inspections`,
    );
    await queries.execute(sql`insert into report_vehicles (report_id, vehicle_id, inspected_at)
      select made.id, vehicles.id, at::timestamp from made join vehicles on key = 'T' || 1001 + truck
      union all
      select made.id, vehicles.id, at::timestamp from made join vehicles on key = '53' || 1001 + trailer`);
    await queries.execute(sql`insert into report_events (report_id, at, actor_id, action)
      select id, at, owner_id, 'created' from made`);
    await queries.execute(sql`create temporary table broken as
      select row_number() over (order by made.id) as id, made.id as report_id, owner_id, at, truck,
        row_number() over (order by made.id desc) <= ${defects / 20}::integer as is_open
      from made where has_defects order by made.id desc limit ${defects}::integer`);
    await queries.execute(sql`insert into defects (vehicle_id, item, description, first_report_id, inspected_on, reported_by,
        reported_at, state, closed_at)
      select vehicles.id, 'horn', 'horn is broken', report_id, at::date, owner_id, at,
        case when is_open then 'open' else 'closed_before_certification' end, case when not is_open then at end
      from broken join vehicles on key = 'T' || 1001 + truck order by broken.id
      on conflict do nothing`);
    await queries.execute(sql`insert into report_defects (report_id, defect_id)
      select first_report_id, id from defects`);
    await queries.execute(sql`update inspections set result = 'defects_open' where id in (
      select first_report_id from defects where closed_at is null)`);
    // One driver in a hundred is renamed after their reports.
    await queries.execute(sql`update users set full_name = 'Renamed ' || id where id % 100 = 0`);
    for (const table of [
      'inspections',
      'vehicles',
      'report_vehicles',
      'defects',
      'report_defects',
      'users',
    ]) {
      await queries.execute(sql.raw(`vacuum analyze ${table}`));
    }
  });
}
