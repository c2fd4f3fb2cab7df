import { dateTimeIn, timeZoneName } from '@/contract/timeZone';

/** Returns an instant's calendar day (YYYY-MM-DD) in a time zone. */
export const dayIn = (timeZone: string, instant: Date) => dateTimeIn(timeZone, instant).date;

/** Returns an instant as YYYY-MM-DD HH:MM in a time zone. */
export function minuteIn(timeZone: string, instant: string): string {
  const { date, time } = dateTimeIn(timeZone, new Date(instant));
  return `${date} ${time}`;
}

/** Appends the time zone to a column's heading: 'received_at (Central Time)'. */
export const headingIn = (timeZone: string, column: string) =>
  `${column} (${timeZoneName(timeZone)})`;
