import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { applicationFields, type ApplicationField } from '@/contract/driverApplication';
import { lead, leadQuery, type Lead } from '@/contract/office/leads';
import type { CellValue } from '../../platform/csv/csv';
import { jsonRows } from '../../platform/database/jsonRows';
import { headingIn, minuteIn } from '../dayIn';
import { listExport } from '../exports/listExport';
import { leadColumns, leadTables, matching } from './leadRows';
import { quoteColumns } from './quoteColumns';
import { leadOrder } from './readLeadRecords';

type CellOf = (row: Lead) => CellValue;

/** The column 'state' is the lead's status, so an applicant's home state needs another name. */
const getColumnName = (field: ApplicationField) => (field === 'state' ? 'home_state' : field);

const ofApplication = Object.fromEntries(
  applicationFields.map((field): [string, CellOf] => [
    getColumnName(field),
    ({ application }) => application?.[field],
  ]),
);

const ofQuote = Object.fromEntries(
  quoteColumns.map((field): [string, CellOf] => [field, ({ quote }) => quote?.[field]]),
);

/** Exports applications and quotes in one table. A column is blank for a kind without that field. */
export const leadExport = listExport({
  list: 'leads',
  needs: 'leads',
  query: v.omit(leadQuery, ['page', 'perPage']),
  selectIds: (query, { timeZone }) =>
    sql`select leads.id from ${leadTables} where ${matching(query, timeZone)}
      order by ${leadOrder(query)}`,
  rowsWith: (ids, { queries }) =>
    jsonRows(queries, lead, sql`select ${leadColumns} from ${leadTables} where leads.id in ${ids}`),
  columns: ({ timeZone }) => ({
    id: ({ id }: Lead) => id,
    kind: ({ kind }) => kind,
    [headingIn(timeZone, 'received_at')]: (row) => minuteIn(timeZone, row.received_at),
    state: ({ state }) => state,
    assignee: ({ assignee }) => assignee,
    notes: ({ notes }) => notes,
    ...ofApplication,
    ...ofQuote,
  }),
});
