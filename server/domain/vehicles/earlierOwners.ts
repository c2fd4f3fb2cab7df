import { sql, type SQL } from 'drizzle-orm';
import type { CarrierDay } from '../days';
import { forbidsDrivingOn, holdsOn } from '../defects/sets';
import { withSameNumber } from './numbers';

/**
 * Selects the vehicles that may still have the number of a row `named` (`kind`, `number`, `key`) painted on them, because
 * they had it lately, had it before a defect held them, or keep it until another vehicle gets it. Leaves out `except`,
 * an array of ids.
 */
export const toEarlierOwnersSql = ({ today, timeZone }: CarrierDay, except: SQL): SQL => sql`
  select owner.id, owner.kind, earlier.number, owner.number as now, held.is_held, held.only_waits,
    to_char(earlier.until at time zone ${timeZone}, 'YYYY-MM-DD') as until
  from earlier_owners(named.kind, named.key) as earlier
    join vehicles owner on owner.id = earlier.vehicle_id
    cross join lateral (
      select count(*) > 0 as is_held, coalesce(not bool_or(${forbidsDrivingOn(today)}), false) as only_waits from defects
      where defects.vehicle_id in ${withSameNumber(sql`select owner.id`)} and ${holdsOn(today)}
    ) as held
  where owner.id <> all(${except})
    and (is_recent or is_held or owner.id = vehicle_named(named.kind, named.number, named.key))`;

/**
 * `toEarlierOwnersSql` for vehicles other than the one that the number means now, without ids and in the contract's shape,
 * as a JSON array.
 */
export const toOtherOwnersSql = (day: CarrierDay, named: SQL): SQL => sql`(
  select coalesce(jsonb_agg(distinct to_jsonb(other) - 'id'), '[]')
  from ${named} as named cross join lateral (${toEarlierOwnersSql(
    day,
    sql`array_remove(array[vehicle_named(named.kind, named.number, named.key)], null)`,
  )}) as other)`;
