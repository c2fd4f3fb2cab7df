import * as v from 'valibot';
import { defaultMaxDeferralDays } from './company';
import { undelivered } from './deliveries';

export const todayPath = '/api/office/today/';

/** The last attempt to restore a backup, into a scratch database. */
export const restoreDrill = v.object({
  backup_at: v.string(),
  checked_at: v.string(),
  /** Why the backup could not be restored; null if the restored data matched. */
  problem: v.nullable(v.string()),
});
export type RestoreDrill = v.InferOutput<typeof restoreDrill>;

/** Days are in the carrier's time zone. */
export const today = v.object({
  day: v.string(),
  reports: v.number(),
  open_defects: v.number(),
  deferred_defects: v.number(),
  overdue_vehicles: v.number(),
  do_not_dispatch_vehicles: v.number(),
  /** Vehicles that the office must confirm or merge into another. */
  unconfirmed_vehicles: v.optional(v.number(), 0),
  /** Whether anybody has ever confirmed a vehicle. Before that, new vehicles count as confirmed. */
  is_fleet_confirmed: v.optional(v.boolean(), true),
  driver_says_good_defects: v.optional(v.number(), 0),
  reopened_by_migration: v.optional(v.number(), 0),
  overdue_days: v.optional(v.number(), 0),
  max_deferral_days: v.optional(v.number(), defaultMaxDeferralDays),
  new_leads: v.number(),
  notifications: v.optional(undelivered, { waiting: 0, failed: 0 }),
  /** Null before the first restore drill. */
  restore_drill: v.optional(v.nullable(restoreDrill), null),
  /** The last thirty days including today, oldest first. */
  days: v.array(v.object({ day: v.string(), reports: v.number(), defects: v.number() })),
});
export type Today = v.InferOutput<typeof today>;
