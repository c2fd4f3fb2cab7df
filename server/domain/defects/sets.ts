import { sql, type SQL } from 'drizzle-orm';
import { checklistKeys, isRegulated } from '@/contract/checklist';
import { defaultExemptItems } from '@/contract/holds';
import { soonDays } from '@/contract/office/defects';

/**
 * Conditions on rows of `defects`. `sets.test.ts` checks that `isOpenOn`, `isDeferredOn` and `holdsOn` agree with
 * server/domain/defects/rules/facts.ts.
 */

/** Whether the company exempts a defect's item. */
export const isExempt = sql`(coalesce((select exempt_items from company),
  ${JSON.stringify(defaultExemptItems)}::jsonb) @> to_jsonb(defects.item))`;

/**
 * Unresolved, and not deferred on this day. Tests `closed_at` first, because the index of unresolved defects requires
 * it.
 */
export function isOpenOn(today: string): SQL {
  return sql`(defects.closed_at is null
    and (defects.deferred_until is null or defects.deferred_until < ${today}::date))`;
}

export function isDeferredOn(today: string): SQL {
  return sql`(defects.state = 'deferred' and defects.deferred_until >= ${today}::date)`;
}

export function holdsOn(today: string): SQL {
  return sql`(${isOpenOn(today)}
    and (defects.needs_correction or not ${isExempt}))`;
}

const regulatedKeys = sql.raw(
  checklistKeys
    .filter(isRegulated)
    .map((key) => `'${key}'`)
    .join(', '),
);

/** Holds the vehicle and does not only wait for a decision (`isWaiting` in src/contract/holds.ts). */
export function forbidsDrivingOn(today: string): SQL {
  return sql`(${isOpenOn(today)}
    and (defects.needs_correction or defects.item in (${regulatedKeys})))`;
}

export function isDueOn(today: string): SQL {
  return sql`(${isOpenOn(today)}
    or (${isDeferredOn(today)} and defects.deferred_until <= ${today}::date + ${soonDays}::integer))`;
}

/** Ranks an unresolved defect in the day's work; 0 comes first. */
export function urgencyOn(today: string): SQL {
  return sql`(case when ${forbidsDrivingOn(today)} then 0
    when defects.state = 'open' and defects.reopened ->> 'how' = 'not_fixed' then 1
    when defects.state = 'deferred' and ${isOpenOn(today)} then 2
    when defects.state = 'driver_says_good' then 3
    when ${isOpenOn(today)} then 4 else 5 end)`;
}

/** Selects defects that the upgrade to certifications reopened and that still have the status 'Driver says good'. */
export const isReopenedByMigration = sql`(defects.state = 'driver_says_good' and exists (
  select from defect_events where defect_id = defects.id and event = 'reopened_by_migration'))`;
