import { applicationFields } from '@/contract/driverApplication';
import type { Queries } from '../../platform/database/Database';
import { toCsv } from '../../platform/csv/csv';
import { readTimeZone } from '../company/readCompany';
import { headingIn, minuteIn } from '../dayIn';
import { quoteColumns } from './quoteColumns';
import { leadsSince } from './readLeads';

/**
 * Returns the leads since a day as CSV, oldest first. One table contains both kinds of leads, so a column is blank for
 * a kind without that field. Days and times are the carrier's; `time_zone` applies until the company chooses one.
 */
export async function allLeadsCsv(
  queries: Queries,
  { since, time_zone }: { since: string; time_zone: string },
): Promise<string> {
  const timeZone = await readTimeZone(queries, time_zone);
  const { applications, quotes } = await leadsSince(queries, since, timeZone);
  const leads = [
    ...applications.map((lead) => ({ kind: 'driver_application', ...lead })),
    ...quotes.map((lead) => ({ kind: 'quote_request', ...lead })),
  ];
  leads.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const received = headingIn(timeZone, 'received_at');
  return toCsv(
    ['kind', 'id', received, ...applicationFields, ...quoteColumns],
    leads.map((lead) => ({
      ...lead,
      [received]: minuteIn(timeZone, lead.createdAt.toISOString()),
    })),
  );
}
