import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { checklistKeys, isRegulated } from '@/contract/checklist';

/**
 * Conditions on rows of `defects` that select the defects for which a fact of
 * server/domain/defects/rules/facts.ts is true. `sets.test.ts` compares the two.
 */

const keys = (good: (key: (typeof checklistKeys)[number]) => boolean) =>
  sql.raw(
    checklistKeys
      .filter(good)
      .map((key) => `'${key}'`)
      .join(', '),
  );
const regulatedKeys = keys(isRegulated);

/** Unresolved, and not deferred on this day. */
export function isOpenOn(today: string): SQL {
  return sql`(defects.state in ('open', 'driver_says_good')
    or (defects.state = 'deferred' and defects.deferred_until < ${today}::date))`;
}

/** Deferred on this day. */
export function isDeferredOn(today: string): SQL {
  return sql`(defects.state = 'deferred' and defects.deferred_until >= ${today}::date)`;
}

/** Stops its vehicle on this day. */
export function holdsOn(today: string): SQL {
  return sql`(${isOpenOn(today)}
    and (defects.needs_correction or defects.item in (${regulatedKeys})))`;
}

/** Defects that the upgrade to certifications reopened and that nobody has certified since. */
export const isReopenedByMigration = sql`(defects.state = 'driver_says_good' and exists (
  select from defect_events where defect_id = defects.id and event = 'reopened_by_migration'))`;
