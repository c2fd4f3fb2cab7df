import { sql, type SQL } from 'drizzle-orm';
import { numbersResponse, type NumbersResponse } from '@/contract/extensions';
import type { Queries } from '../../platform/database/Database';
import { jsonRows } from '../../platform/database/jsonRows';

/** The maximum number of vehicles of each kind. */
const maxNumbers = 5000;

const toConfirmedNumbersSql = (kind: 'truck' | 'trailer'): SQL => sql`(
  select coalesce(jsonb_agg(number), '[]') from (
    select number from vehicles where kind = ${kind} and merged_into is null and in_service
      and unconfirmed is null order by id limit ${maxNumbers}) as confirmed)`;

/**
 * Reads the numbers to which a phone compares the driver's entry. Leaves out unconfirmed numbers, because they may be
 * mistyped, and vehicles out of service.
 */
export async function confirmedNumbers(queries: Queries): Promise<NumbersResponse> {
  const [numbers] = await jsonRows(
    queries,
    numbersResponse,
    sql`select ${toConfirmedNumbersSql('truck')} as trucks, ${toConfirmedNumbersSql('trailer')} as trailers`,
  );
  if (!numbers) throw new Error('numbers are one row');
  return numbers;
}
