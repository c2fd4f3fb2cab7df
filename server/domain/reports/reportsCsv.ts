import { sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import { typedNameText } from '@/contract/defectFacts';
import { reportRow } from '@/contract/records';
import { timeZoneName } from '@/contract/timeZone';
import type { ReportFilters } from '@/contract/office/reports';
import type { Queries } from '../../platform/database/Database';
import { holdsOn, isOpenOn } from '../defects/sets';
import { mayBeHeld } from '../vehicles/lookAlikes';
import { withSameNumber } from '../vehicles/numbers';
import type { CellValue } from '../../platform/csv/csv';
import { batchSize, csvInBatches } from '../../platform/csv/csvInBatches';
import { jsonRows } from '../../platform/database/jsonRows';
import { minuteIn } from '../dayIn';
import { matching, reportColumns } from './reportRows';

const columns = [
  'id',
  'date',
  'driver',
  'name',
  'truck',
  'trailers',
  'odometer',
  'location',
  'condition',
  'result',
  'state',
  'defects',
  'mechanic',
  'received',
  'trip',
  'do_not_dispatch',
  'may_be_held_as',
] as const;

const exportedRow = v.object({
  ...reportRow.entries,
  odometer: v.string(),
  location: v.string(),
  condition: v.string(),
  mechanic: v.string(),
  /** For example 'horn: repaired by Rosa Ortiz, doors: open'. */
  defects: v.string(),
  /** The items that hold a vehicle of the report now, whoever reported them. */
  do_not_dispatch: v.string(),
  /** The numbers of held vehicles that may be a vehicle of the report. */
  may_be_held_as: v.string(),
});
type ExportedRow = v.InferOutput<typeof exportedRow>;

interface Export {
  queries: Queries;
  query: ReportFilters;
  /** The carrier's current day and time zone. */
  today: string;
  timeZone: string;
}

/** Streams the reports that match the filters as CSV, newest first. */
export function reportsCsv({ queries, query, today, timeZone }: Export): AsyncGenerator<string> {
  const clocks = { date: "driver's clock", received: timeZoneName(timeZone) };
  return csvInBatches({
    columns: columns.map((column) =>
      column === 'date' || column === 'received' ? `${column} (${clocks[column]})` : column,
    ),
    readBatch: (before) => batchBefore({ queries, today }, query, before),
    cellsOf: (row) => cellsOf(row, timeZone),
  });
}

function batchBefore(
  { queries, today }: { queries: Queries; today: string },
  filters: ReportFilters,
  before: number | null,
): Promise<ExportedRow[]> {
  const older = before === null ? sql`true` : sql`inspections.id < ${before}`;
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
      from (
        select * from inspections where ${matching(filters)} and ${older} order by id desc limit ${batchSize}
      ) as inspections join users on users.id = owner_id order by inspections.id desc`,
  );
}

/** The status of a row of `defects` in words, with the name of the person who signed. */
function said(today: string): SQL {
  return sql`case when certified_on = 'drivers_phone' then ${typedNameText}::text || ':'
      when defects.state = 'deferred' and ${isOpenOn(today)} then 'open, was deferred'
      else replace(defects.state, '_', ' ') end
    || case when certified_name = '' then '' when certified_on = 'drivers_phone' then ' ' || certified_name
      else ' by ' || certified_name end
    || case when deferred_until is not null then ' until ' || to_char(deferred_until, 'YYYY-MM-DD') else '' end`;
}

function cellsOf(row: ExportedRow, timeZone: string): CellValue[] {
  const numbers = (kind: string) =>
    row.vehicles
      .filter((vehicle) => vehicle.kind === kind)
      .map(({ number }) => number)
      .join(', ');
  const cells: Record<(typeof columns)[number], string | number> = {
    ...row,
    trip: row.trip ?? '',
    name: row.carrier,
    truck: numbers('truck'),
    trailers: numbers('trailer'),
    received: minuteIn(timeZone, row.created_at),
  };
  return columns.map((column) => cells[column]);
}
