import { sql, type SQL } from 'drizzle-orm';

/**
 * Who acted on a defect, each at the instant of the name to show. That is the instant on the phone if it sent one,
 * because an account may be renamed before what it entered without a connection arrives.
 */

/** The author of a row of `defects`, who is named as in the report, or as in the history once the report is purged. */
export const reported = {
  id: sql`defects.reported_by`,
  at: sql`coalesce(
    (select inspected_instant from inspections where inspections.id = defects.first_report_id),
    (select least(at, entered_at) from defect_events where defect_id = defects.id and event = 'reported' limit 1),
    defects.reported_at)`,
};

export const certified = { id: sql`defects.certified_by`, at: sql`defects.certified_at` };

export const saidGood = {
  id: sql`defects.said_good_by`,
  at: sql`coalesce((
    select least(at, entered_at) from defect_events
    where defect_id = defects.id and actor_id = defects.said_good_by and event in ('said_good', 'withdrawn')
    order by defect_events.id desc limit 1), defects.said_good_at)`,
};

/** The author and the time in a JSON column of a defect. */
const authorIn = (column: SQL) => ({
  id: sql`(${column} ->> 'by')::bigint`,
  at: sql`least((${column} ->> 'at')::timestamptz, (${column} ->> 'enteredAt')::timestamptz)`,
});

export const reopened = authorIn(sql`defects.reopened`);
export const noted = authorIn(sql`defects.repair_note`);

/** The author of a row of `defect_events` with its row of `defects`. */
export const inEvents = {
  id: sql`defect_events.actor_id`,
  at: sql`case event when 'reported' then ${reported.at} else least(defect_events.at, defect_events.entered_at) end`,
};
