import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { CurrentQuery } from '@/contract/extensionRequests';
import { currentResponse } from '@/contract/extensions';
import { jsonRows } from '../../platform/database/jsonRows';
import type { Queries } from '../../platform/database/Database';
import type { CarrierDay } from '../days';
import { holdsOn } from '../defects/sets';
import { namedVehicles } from '../vehicles/namedVehicles';
import { withSameNumber } from '../vehicles/numbers';

/** Selects the numbers on the driver's form, each with the id of its vehicle. */
export const named = ({ truck, trailers }: CurrentQuery) => sql`
  select kind, number, key, look_key, vehicle_named(kind, number, key) as id
  from vehicles_in(${namedVehicles(truck, trailers)}::jsonb)`;

/**
 * Selects the vehicles whose holds apply to a named vehicle: itself and others with the same number. If no known number
 * is spelled exactly like the driver's, it selects each vehicle whose number differs only in spelling.
 */
export const holders = sql`array(${withSameNumber(sql`select vehicles.id`)}
  union select coalesce(other.merged_into, other.id)
    from named join vehicles other on other.kind = named.kind and other.key = named.key
    where named.id = vehicles.id and other.released_at is null
      and (other.merged_into is null) = (vehicles.key = named.key)
      and not exists (
        select from vehicles exact where exact.kind = named.kind and exact.key = named.key
          and exact.number = named.number and exact.released_at is null))`;

const holds = v.pick(currentResponse, ['holding', 'out_of_service']);

/** Reads which defects hold the vehicles on the driver's form, and which of the vehicles are out of service. */
export async function readHolds(
  queries: Queries,
  { today }: CarrierDay,
  vehicles: CurrentQuery,
): Promise<v.InferOutput<typeof holds>> {
  const [response] = await jsonRows(
    queries,
    holds,
    sql`with named as materialized (${named(vehicles)}), found as materialized (
        select vehicles.id, in_service, ${holders} as holders
        from vehicles where vehicles.id in (select id from named))
      select
        (select coalesce(jsonb_agg(defects.id order by defects.id), '[]') from defects
          where defects.vehicle_id in (select unnest(holders) from found) and ${holdsOn(today)}) as holding,
        (select coalesce(jsonb_agg(id order by id), '[]') from found where not in_service) as out_of_service`,
  );
  if (!response) throw new Error('a response is one row');
  return response;
}
