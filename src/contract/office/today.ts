import * as v from 'valibot';
import { undelivered } from './deliveries';
import { readinesses } from './vehicles';

export const todayPath = '/api/office/today/';

/** The last attempt to restore a backup into a scratch database. */
export const restoreDrill = v.object({
  backup_at: v.string(),
  checked_at: v.string(),
  /** Why it could not be restored; null if it came back as it was. */
  problem: v.nullable(v.string()),
});
export type RestoreDrill = v.InferOutput<typeof restoreDrill>;

/**
 * The office's first page. Days follow the setting TIME_ZONE; a report counts on the driver's day.
 */
export const today = v.object({
  day: v.string(),
  reports: v.number(),
  open_defects: v.number(),
  deferred_defects: v.number(),
  overdue_vehicles: v.number(),
  do_not_dispatch_vehicles: v.number(),
  /** Vehicles by whether they may be dispatched. */
  fleet: v.optional(v.record(v.picklist(readinesses), v.number())),
  /** Of the open ones: those to certify first. */
  driver_says_good_defects: v.optional(v.number(), 0),
  /** Of these: what the upgrade to certifications opened again. */
  reopened_by_migration: v.optional(v.number(), 0),
  overdue_days: v.optional(v.number(), 0),
  /** Leads in the state 'new', whatever their day. */
  new_leads: v.number(),
  /** Notifications by email and to the webhook that were not delivered. */
  notifications: v.optional(undelivered, { waiting: 0, failed: 0 }),
  /** Of the backups that the server keeps; null before the first drill, and on PostgreSQL. */
  restore_drill: v.optional(v.nullable(restoreDrill), null),
  /** The last thirty days including today, oldest first. */
  days: v.array(v.object({ day: v.string(), reports: v.number(), defects: v.number() })),
});
export type Today = v.InferOutput<typeof today>;
