import * as v from 'valibot';

export const todayPath = '/api/office/today/';

/** The office's first page. Days are those of the setting TIME_ZONE; reports count on the driver's day. */
export const today = v.object({
  day: v.string(),
  reports: v.number(),
  open_defects: v.number(),
  deferred_defects: v.number(),
  overdue_vehicles: v.number(),
  do_not_dispatch_vehicles: v.number(),
  new_leads: v.number(),
  /** The last thirty days, oldest first, today included. */
  days: v.array(v.object({ day: v.string(), reports: v.number(), defects: v.number() })),
});
export type Today = v.InferOutput<typeof today>;
