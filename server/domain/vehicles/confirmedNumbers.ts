import { sql, type SQL } from 'drizzle-orm';
import { numbersResponse, type NumbersResponse } from '@/contract/extensions';
import type { Queries } from '../../platform/database/Database';
import { jsonRows } from '../../platform/database/jsonRows';
import type { CarrierDay } from '../days';
import { toOtherOwnersSql } from './earlierOwners';

/** The maximum number of vehicles of each kind. */
const maxNumbers = 5000;

const toConfirmedNumbersSql = (kind: 'truck' | 'trailer'): SQL => sql`(
  select coalesce(jsonb_agg(number), '[]') from (
    select number from vehicles where kind = ${kind} and merged_into is null and in_service
      and unconfirmed is null order by id limit ${maxNumbers}) as confirmed)`;

/** The earlier numbers of all vehicles. */
const earlierNumbers = sql`(
  select distinct on (kind, key) kind, number, key from vehicles
  where merged_into is not null order by kind, key, id limit ${maxNumbers})`;

/**
 * Reads the numbers to which a phone compares the driver's entry. Leaves out unconfirmed numbers, because they may be
 * mistyped, and vehicles out of service. Adds the vehicles that may still have another's number painted on them.
 */
export async function confirmedNumbers(
  queries: Queries,
  day: CarrierDay,
): Promise<NumbersResponse> {
  const [numbers] = await jsonRows(
    queries,
    numbersResponse,
    sql`select ${toConfirmedNumbersSql('truck')} as trucks, ${toConfirmedNumbersSql('trailer')} as trailers,
      ${toOtherOwnersSql(day, earlierNumbers)} as earlier_owners`,
  );
  if (!numbers) throw new Error('numbers are one row');
  return numbers;
}
