import { sql } from 'drizzle-orm';
import { lead, type Lead, type LeadFilters } from '@/contract/office/leads';
import type { Queries } from '../../platform/database/Database';
import { timeZoneName } from '@/contract/timeZone';
import { minuteIn } from '../dayIn';
import type { CellValue } from '../../platform/csv/csv';
import { batchSize, csvInBatches } from '../../platform/csv/csvInBatches';
import { jsonRows } from '../../platform/database/jsonRows';
import { leadColumns, leadTables, matching } from './leadRows';

const ofApplication = ['first_name', 'last_name', 'phone', 'email'] as const;
const ofQuote = [
  'business_email',
  'pickup_location',
  'delivery_location',
  'pickup_date',
  'commodity',
  'total_weight',
  'equipment',
  'hazardous_materials',
  'drop_trailer_required',
] as const;
const ofLead = ['id', 'kind', 'received_at', 'state', 'assignee', 'notes'] as const;

interface Export {
  queries: Queries;
  query: LeadFilters;
  /** The carrier's time zone. */
  timeZone: string;
}

/** Streams the leads that match the filters as CSV, newest first. */
export function leadsCsv({ queries, query, timeZone }: Export): AsyncGenerator<string> {
  const names = ofLead.map((column) =>
    column === 'received_at' ? `received_at (${timeZoneName(timeZone)})` : column,
  );
  return csvInBatches({
    columns: [...names, ...ofApplication, 'home_state', ...ofQuote],
    readBatch: (before) => batchBefore({ queries, query, timeZone }, before),
    cellsOf: (row) => cellsOf({ ...row, received_at: minuteIn(timeZone, row.received_at) }),
  });
}

function batchBefore({ queries, query, timeZone }: Export, before: number | null): Promise<Lead[]> {
  const older = before === null ? sql`true` : sql`leads.id < ${before}`;
  return jsonRows(
    queries,
    lead,
    sql`select ${leadColumns} from ${leadTables}
      where ${matching(query, timeZone)} and ${older}
      order by leads.id desc limit ${batchSize}`,
  );
}

function cellsOf(row: Lead): CellValue[] {
  const { application, quote } = row;
  return [
    ...ofLead.map((column) => row[column]),
    ...ofApplication.map((column) => application?.[column]),
    application?.state,
    ...ofQuote.map((column) => quote?.[column]),
  ];
}
