import { sql } from 'drizzle-orm';
import {
  decisionOn,
  decisions,
  readinesses,
  type Readiness,
  type Vehicle,
} from '@/contract/office/vehicles';

type Facts = Pick<
  Vehicle,
  | 'do_not_dispatch'
  | 'in_service'
  | 'open_defects'
  | 'deferred_defects'
  | 'is_overdue'
  | 'unconfirmed'
  | 'may_be_held_as'
>;

/**
 * Whether a vehicle may be dispatched. It must not be while a defect holds it. It needs attention
 * while anything is open, deferred, overdue or to be confirmed, or while it may be another vehicle
 * that is held. Null for a vehicle out of service that nothing holds.
 */
export function readinessOf(vehicle: Facts): Readiness | null {
  if (vehicle.do_not_dispatch) return 'do_not_dispatch';
  if (!vehicle.in_service) return null;
  const { open_defects: open, deferred_defects: deferred, is_overdue: isOverdue } = vehicle;
  const isUndecided = decisionOn(vehicle) !== null || vehicle.may_be_held_as.length > 0;
  return open > 0 || deferred > 0 || isOverdue || isUndecided ? 'attention' : 'ready';
}

const listed = (texts: readonly string[]) => sql.raw(texts.map((one) => `'${one}'`).join(', '));

/** Whether the office has to confirm or merge a row of `vehicles`, as `decisionOn` says. */
export const isUndecided = sql`coalesce(unconfirmed in (${listed(decisions)}), false)`;

/**
 * The same as SQL for a row of `knownVehicles`, to filter, sort and count by. `readiness.test.ts`
 * compares the two.
 */
export const readinessColumn = sql`case
  when do_not_dispatch then 'do_not_dispatch'
  when not in_service then null
  when open_defects > 0 or deferred_defects > 0 or is_overdue or ${isUndecided}
    or may_be_held_as <> '[]' then 'attention'
  else 'ready' end`;

/** Sorts the most urgent first, those out of service last. */
export const readinessOrder = sql`coalesce(
  array_position(array[${listed(readinesses)}], ${readinessColumn}), 9)`;
