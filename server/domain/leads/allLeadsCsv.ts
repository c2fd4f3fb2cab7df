import type { Queries } from '../../platform/database/Database';
import { toCsv } from '../../platform/csv/csv';
import { leadsSince } from './readLeads';

/**
 * The columns of both kinds in one table, so that one spreadsheet contains them. Columns that a
 * kind lacks stay blank.
 */
const columns = [
  'kind',
  'id',
  'createdAt',
  'first_name',
  'last_name',
  'phone',
  'email',
  'state',
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

/** Returns the leads since an instant as CSV, oldest first. */
export async function allLeadsCsv(queries: Queries, since: Date): Promise<string> {
  const { applications, quotes } = await leadsSince(queries, since);
  const leads = [
    ...applications.map((lead) => ({ kind: 'driver_application', ...lead })),
    ...quotes.map((lead) => ({ kind: 'quote_request', ...lead })),
  ];
  leads.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  return toCsv(columns, leads);
}
