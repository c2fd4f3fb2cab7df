import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

/**
 * Orders vehicles numerically, T-3 before T-28, and trucks before trailers in either direction. The
 * key has letters and digits only.
 */
export function byNumber(order: 'asc' | 'desc' = 'asc'): SQL {
  const direction = sql.raw(order);
  return sql`kind desc, substring(number_key from '^[^0-9]*') collate "C" ${direction},
    coalesce(substring(number_key from '[0-9]+')::numeric, -1) ${direction},
    number_key collate "C" ${direction}`;
}

/**
 * Whether a vehicle's number or an earlier one contains a text, comparing only letters and digits
 * (migration 0008).
 */
export function isInNumber(search: string): SQL {
  const isIn = (key: SQL) => sql`position(letters_and_digits(${search}) in ${key}) > 0`;
  return sql`(letters_and_digits(${search}) <> '' and (${isIn(sql`vehicles.number_key`)}
    or vehicles.id in (select earlier.merged_into from vehicles earlier
      where earlier.merged_into is not null and ${isIn(sql`earlier.number_key`)})))`;
}
