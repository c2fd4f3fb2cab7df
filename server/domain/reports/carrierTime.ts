import { sql, type SQL } from 'drizzle-orm';
import { minuteIn } from '../dayIn';
import type { CreateRequest } from './inspectionRequests';

interface CarrierTime {
  /** YYYY-MM-DD HH:MM in the carrier's time zone. */
  local: string;
  /** Selects the instant, which the carrier's clock decides if the phone did not send its offset. */
  instant: SQL;
}

interface CarrierClock {
  timeZone: string;
  now: Date;
}

/**
 * Converts the time of an inspection to the carrier's time zone. A time without an offset stays as the driver typed it.
 * No inspection is in the future, even if the phone's clock is ahead.
 */
export function toCarrierTime(
  { date_inspected: typed, utc_offset: offset }: CreateRequest,
  { timeZone, now }: CarrierClock,
): CarrierTime {
  if (offset === undefined) {
    const current = minuteIn(timeZone, now.toISOString());
    const local = typed < current ? typed : current;
    return { local, instant: toInstant(local, timeZone) };
  }
  const at = Date.parse(`${typed.replace(' ', 'T')}Z`) - offset * 60_000;
  const instant = new Date(Math.min(at, now.getTime())).toISOString();
  return { local: minuteIn(timeZone, instant), instant: sql`${instant}::timestamptz` };
}

/** Converts a local time to an instant. If a clock change repeats the hour, chooses the earlier instant. */
function toInstant(dateTime: string, timeZone: string): SQL {
  const local = sql`${dateTime}::timestamp`;
  return sql`least(${local} at time zone ${timeZone},
    (${local} - interval '1 hour') at time zone ${timeZone} + interval '1 hour')`;
}
