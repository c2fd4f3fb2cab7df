import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { reportRow } from '@/contract/records';
import type { ReportFilters } from '@/contract/office/reports';
import type { Queries } from '../../db/Database';
import type { CellValue } from '../../leads/csv';
import { batchSize, csvInBatches } from '../csvInBatches';
import { jsonRows } from '../jsonRows';
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
] as const;

const exportedRow = v.object({
  ...reportRow.entries,
  odometer: v.string(),
  location: v.string(),
  condition: v.string(),
  mechanic: v.string(),
  /** For example 'horn: repaired, doors: open'. */
  defects: v.string(),
});
type ExportedRow = v.InferOutput<typeof exportedRow>;

/** Streams the reports that match the filters as CSV, newest first. */
export function reportsCsv(queries: Queries, filters: ReportFilters): AsyncGenerator<string> {
  return csvInBatches({
    columns,
    readBatch: (before) => batchBefore(queries, filters, before),
    cellsOf,
  });
}

function batchBefore(
  queries: Queries,
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
          select coalesce(string_agg(item || ': ' || replace(state, '_', ' '), ', ' order by defects.id), '')
          from report_defects join defects on defects.id = defect_id where report_id = inspections.id
        ) as defects
      from (
        select * from inspections where ${matching(filters)} and ${older} order by id desc limit ${batchSize}
      ) as inspections join users on users.id = owner_id order by inspections.id desc`,
  );
}

function cellsOf(row: ExportedRow): CellValue[] {
  const numbers = (kind: string) =>
    row.vehicles
      .filter((vehicle) => vehicle.kind === kind)
      .map(({ number }) => number)
      .join(', ');
  const cells: Record<(typeof columns)[number], string | number> = {
    ...row,
    name: row.carrier,
    truck: numbers('truck'),
    trailers: numbers('trailer'),
    received: row.created_at,
  };
  return columns.map((column) => cells[column]);
}
