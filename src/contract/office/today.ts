import * as v from 'valibot';

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
  new_leads: v.number(),
  /** The last thirty days including today, oldest first. */
  days: v.array(v.object({ day: v.string(), reports: v.number(), defects: v.number() })),
});
export type Today = v.InferOutput<typeof today>;
