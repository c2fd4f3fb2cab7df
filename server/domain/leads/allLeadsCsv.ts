import type { Queries } from '../../platform/database/Database';
import { toCsv } from '../../platform/csv/csv';
import { readCompany } from '../company/readCompany';
import { headingIn, minuteIn } from '../dayIn';
import { leadsSince } from './readLeads';

/**
 * The columns of both kinds in one table, so that one spreadsheet contains them. Columns that a
 * kind lacks stay blank.
 */
const columns = [
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

/**
 * Returns the leads since a day as CSV, oldest first. The day and the times are those of the carrier,
 * whose time zone is `time_zone` unless the company has chosen another.
 */
export async function allLeadsCsv(
  queries: Queries,
  { since, time_zone }: { since: string; time_zone: string },
): Promise<string> {
  const timeZone = (await readCompany(queries)).time_zone ?? time_zone;
  const { applications, quotes } = await leadsSince(queries, since, timeZone);
  const leads = [
    ...applications.map((lead) => ({ kind: 'driver_application', ...lead })),
    ...quotes.map((lead) => ({ kind: 'quote_request', ...lead })),
  ];
  leads.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const received = headingIn(timeZone, 'received_at');
  return toCsv(
    ['kind', 'id', received, ...columns],
    leads.map((lead) => ({
      ...lead,
      [received]: minuteIn(timeZone, lead.createdAt.toISOString()),
    })),
  );
}
