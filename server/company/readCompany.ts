import { demonstrationCompany } from '@/contract/company';
import type { PublicCompany } from '@/contract/company';
import type { Queries } from '../db/Database';
import { company } from '../db/schema/officeContent';

/** Reads the company's name and look; those of the demonstration if none are stored. */
export async function readCompany(queries: Queries): Promise<PublicCompany & { version: number }> {
  const [row] = await queries.select().from(company);
  if (!row) return { ...demonstrationCompany, version: 1 };
  const { id, ...fields } = row;
  return fields;
}
