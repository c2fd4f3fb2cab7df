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

/** Returns whether a vehicle can be dispatched; null for a vehicle that is out of service and not held. */
export function getReadiness(vehicle: Facts): Readiness | null {
  if (vehicle.do_not_dispatch) return 'do_not_dispatch';
  if (!vehicle.in_service) return null;
  const { open_defects: open, deferred_defects: deferred, is_overdue: isOverdue } = vehicle;
  const isUndecided = decisionOn(vehicle) !== null || vehicle.may_be_held_as.length > 0;
  return open > 0 || deferred > 0 || isOverdue || isUndecided ? 'attention' : 'ready';
}

const listed = (texts: readonly string[]) => sql.raw(texts.map((one) => `'${one}'`).join(', '));

/** Whether the office has to confirm or merge a row of `vehicles`. Follows the rule of `decisionOn`. */
export const isUndecided = sql`coalesce(unconfirmed in (${listed(decisions)}), false)`;

/** `getReadiness` as SQL, for a row of `knownVehicles`. `readiness.test.ts` checks that both agree. */
export const readinessColumn = sql`case
  when do_not_dispatch then 'do_not_dispatch'
  when not in_service then null
  when open_defects > 0 or deferred_defects > 0 or is_overdue or ${isUndecided}
    or may_be_held_as <> '[]' then 'attention'
  else 'ready' end`;

/** Ranks the most urgent vehicles first, and those out of service last. */
export const readinessOrder = sql`coalesce(
  array_position(array[${listed(readinesses)}], ${readinessColumn}), 9)`;
