import * as v from 'valibot';
import { undelivered } from './deliveries';
import { readinesses } from './vehicles';

export const todayPath = '/api/office/today/';

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
  /** The last thirty days including today, oldest first. */
  days: v.array(v.object({ day: v.string(), reports: v.number(), defects: v.number() })),
});
export type Today = v.InferOutput<typeof today>;
