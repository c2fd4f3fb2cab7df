import { sql, type SQL } from 'drizzle-orm';
import { vehicleKey } from '@/contract/vehicleKey';

/**
 * Orders vehicles by number, so T-3 precedes T-28. Trucks precede trailers in both directions. `key` contains only
 * letters and digits.
 */
export function byNumber(order: 'asc' | 'desc' = 'asc'): SQL {
  const direction = sql.raw(order);
  return sql`kind desc, substring(key from '^[^0-9]*') collate "C" ${direction},
    coalesce(substring(key from '[0-9]+')::numeric, -1) ${direction},
    key collate "C" ${direction}`;
}

/** Whether one of a vehicle's present or earlier numbers contains the text. Compares keys. */
export function isInNumber(search: string): SQL {
  const isIn = (key: SQL) => sql`position(${vehicleKey(search)} in ${key}) > 0`;
  return sql`(${isIn(sql`vehicles.key`)}
    or vehicles.id in (select earlier.merged_into from vehicles earlier
      where earlier.merged_into is not null and earlier.released_at is null
        and ${isIn(sql`earlier.key`)}))`;
}

/** Earlier numbers that still mean a row of `vehicles`, as a JSON array of `column`. */
export const earlierNumbers = (column: SQL) => sql`(
  select coalesce(jsonb_agg(${column} order by earlier.id), '[]') from vehicles earlier
  where earlier.merged_into = vehicles.id and earlier.released_at is null
    and vehicle_named(earlier.kind, earlier.number, earlier.key) = vehicles.id)`;

/**
 * Selects the given vehicles and, until the office decides whether they are the same vehicle, others with the same key.
 * A defect that holds one of them holds all.
 */
export const withSameNumber = (ids: SQL) => sql`(${ids}
  union select twin.id from vehicles own
    join vehicles twin on twin.kind = own.kind and twin.key = own.key and twin.merged_into is null
  where own.id in (${ids}) and own.unconfirmed = 'same_number' and twin.unconfirmed = 'same_number')`;
