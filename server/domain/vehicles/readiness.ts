import { sql } from 'drizzle-orm';
import { readinesses } from '@/contract/office/vehicles';

/**
 * Whether a row of `knownVehicles` may be dispatched: not while a defect holds it, and with
 * attention while anything is open, deferred or overdue. Null for a vehicle out of service that
 * nothing holds.
 */
export const readinessColumn = sql`case
  when do_not_dispatch then 'do_not_dispatch'
  when not in_service then null
  when open_defects > 0 or deferred_defects > 0 or is_overdue then 'attention'
  else 'ready' end`;

/** Sorts the most urgent first, those out of service last. */
export const readinessOrder = sql`coalesce(
  array_position(array[${sql.raw(readinesses.map((one) => `'${one}'`).join(', '))}], ${readinessColumn}), 9)`;

/** Aggregates such rows to a JSON object with the number of vehicles in each state. */
export const readinessCounts = sql`jsonb_build_object(${sql.join(
  readinesses.map(
    (one) => sql`${sql.raw(`'${one}'`)}, count(*) filter (where ${readinessColumn} = ${one})`,
  ),
  sql`, `,
)})`;
