import { sql, type SQL } from 'drizzle-orm';
import { holdsOn } from '../defects/sets';

/**
 * Selects pairs of an undecided look-alike and a vehicle that it resembles or whose number it has taken. For a merged
 * vehicle, selects the one into which it was merged.
 */
const undecided = sql`
  select own.id as one, coalesce(alike.merged_into, alike.id) as other
  from vehicles own join vehicles alike on alike.kind = own.kind and alike.look_key = own.look_key
  where own.unconfirmed = 'look_alike' and own.merged_into is null
    and (alike.released_at is null or alike.key = own.key)
    and coalesce(alike.merged_into, alike.id) <> own.id`;

/** A table of the look-alike pairs in both directions. */
const lookAlikes = sql`(
  with pairs as (${undecided})
  select one as vehicle_id, other as other_id from pairs union select other, one from pairs)`;

/** Numbers of vehicles that may be the same as a row of `vehicles`, as a JSON array. */
export const numbersOfAlikes = sql`(
  select coalesce(jsonb_agg(other.number order by other.id), '[]')
  from ${lookAlikes} as pair join vehicles other on other.id = pair.other_id
  where pair.vehicle_id = vehicles.id)`;

/** A table of vehicles that may be held, with the numbers of their held look-alikes. */
export const mayBeHeld = (today: string) => sql`(
  select pair.vehicle_id, jsonb_agg(other.number order by other.id) as numbers
  from ${lookAlikes} as pair join vehicles other on other.id = pair.other_id
  where exists (select from defects where defects.vehicle_id = other.id and ${holdsOn(today)})
  group by pair.vehicle_id)`;

/** A report's vehicles that may be held, as a JSON array. */
export const toMayBeHeldSql = (report: SQL, today: string) => sql`(
  select coalesce(jsonb_agg(jsonb_build_object(
      'vehicle', jsonb_build_object('id', named.id, 'kind', named.kind, 'number', named.number),
      'as', alike.numbers) order by named.id), '[]')
  from report_vehicles join vehicles named on named.id = vehicle_id
    join ${mayBeHeld(today)} as alike on alike.vehicle_id = named.id
  where report_id = ${report})`;
