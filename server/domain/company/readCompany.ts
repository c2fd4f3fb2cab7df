import { demonstrationCompany } from '@/contract/company';
import { defaultExemptItems } from '@/contract/holds';
import { defaultMaxDeferralDays, type Company } from '@/contract/office/company';
import type { Queries } from '../../platform/database/Database';
import { company } from '../tables/officeContent';

/** Reads the company's record; the demonstration's company if there is none. */
export async function readCompany(queries: Queries): Promise<Company> {
  const [row] = await queries.select().from(company);
  if (!row) {
    return {
      ...demonstrationCompany,
      max_deferral_days: defaultMaxDeferralDays,
      exempt_items: [...defaultExemptItems],
      time_zone: null,
      version: 1,
    };
  }
  const { id, ...fields } = row;
  return fields;
}

/** Returns the company's time zone, or the server's until the company chooses one. */
export async function readTimeZone(queries: Queries, ownTimeZone: string): Promise<string> {
  return (await readCompany(queries)).time_zone ?? ownTimeZone;
}
