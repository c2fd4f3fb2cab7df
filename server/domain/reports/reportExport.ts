import { sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import { typedNameText } from '@/contract/defectFacts';
import { reportQuery } from '@/contract/office/reports';
import { reportRow } from '@/contract/records';
import { jsonRows } from '../../platform/database/jsonRows';
import { headingIn, minuteIn } from '../dayIn';
import { holdsOn, isOpenOn } from '../defects/sets';
import { listExport, type ExportContext } from '../exports/listExport';
import { mayBeHeld } from '../vehicles/lookAlikes';
import { withSameNumber } from '../vehicles/numbers';
import { reportOrder } from './readReports';
import { matching, reportColumns } from './reportRows';

const exportedRow = v.object({
  ...reportRow.entries,
  odometer: v.string(),
  location: v.string(),
  condition: v.string(),
  mechanic: v.string(),
  /** Such as 'horn: repaired by Rosa Ortiz, doors: open'. */
  defects: v.string(),
  /** Items that now hold a vehicle of the report. */
  do_not_dispatch: v.string(),
  /** Numbers of held vehicles that may be the same as one of the report's vehicles. */
  may_be_held_as: v.string(),
});
type ExportedRow = v.InferOutput<typeof exportedRow>;

export const reportExport = listExport({
  list: 'reports',
  needs: 'reports.read',
  query: v.omit(reportQuery, ['page', 'perPage']),
  selectIds: (query) =>
    sql`select id from inspections where ${matching(query)} order by ${reportOrder(query)}`,
  rowsWith: (ids, context) => rowsWith(ids, context),
  columns: ({ timeZone }) => ({
    id: ({ id }: ExportedRow) => id,
    "date (driver's clock)": ({ date }) => date,
    driver: ({ driver }) => driver,
    name: ({ carrier }) => carrier,
    truck: (row) => formatVehicleNumbers(row, 'truck'),
    trailers: (row) => formatVehicleNumbers(row, 'trailer'),
    odometer: ({ odometer }) => odometer,
    location: ({ location }) => location,
    condition: ({ condition }) => condition,
    result: ({ result }) => result,
    state: ({ state }) => state,
    defects: ({ defects }) => defects,
    mechanic: ({ mechanic }) => mechanic,
    [headingIn(timeZone, 'received')]: (row) => minuteIn(timeZone, row.created_at),
    trip: ({ trip }) => trip,
    do_not_dispatch: (row) => row.do_not_dispatch,
    may_be_held_as: (row) => row.may_be_held_as,
  }),
});

const formatVehicleNumbers = ({ vehicles }: ExportedRow, kind: 'truck' | 'trailer') =>
  vehicles
    .filter((vehicle) => vehicle.kind === kind)
    .map(({ number }) => number)
    .join(', ');

function rowsWith(ids: readonly number[], { queries, today }: ExportContext) {
  return jsonRows(
    queries,
    exportedRow,
    sql`select ${reportColumns}, odometer_reading as odometer, address as location,
        satisfactory_vehicle_condition as condition, mechanics_signature as mechanic,
        (
          select coalesce(string_agg(item || ': ' || ${said(today)}, ', ' order by defects.id), '')
          from report_defects join defects on defects.id = defect_id where report_id = inspections.id
        ) as defects,
        (
          select coalesce(string_agg(item, ', ' order by defects.id), '')
          from defects
          where vehicle_id = any(array${withSameNumber(
            sql`select vehicle_id from report_vehicles where report_id = inspections.id`,
          )}) and ${holdsOn(today)}
        ) as do_not_dispatch,
        (
          select coalesce(string_agg(number, ', '), '')
          from report_vehicles join ${mayBeHeld(today)} as alike using (vehicle_id),
            jsonb_array_elements_text(alike.numbers) as number
          where report_id = inspections.id
        ) as may_be_held_as
      from inspections join users on users.id = owner_id where inspections.id in ${ids}`,
  );
}

function said(today: string): SQL {
  return sql`case when certified_on = 'drivers_phone' then ${typedNameText}::text || ':'
      when defects.state = 'deferred' and ${isOpenOn(today)} then 'open, was deferred'
      else replace(defects.state, '_', ' ') end
    || case when certified_name = '' then '' when certified_on = 'drivers_phone' then ' ' || certified_name
      else ' by ' || certified_name end
    || case when deferred_until is not null then ' until ' || to_char(deferred_until, 'YYYY-MM-DD') else '' end`;
}
