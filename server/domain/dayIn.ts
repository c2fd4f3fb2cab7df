import { dateTimeIn, timeZoneName } from '@/contract/timeZone';

/** Returns the calendar day (YYYY-MM-DD) of an instant in a time zone. */
export const dayIn = (timeZone: string, instant: Date) => dateTimeIn(timeZone, instant).date;

/** Returns an instant as YYYY-MM-DD HH:MM in a time zone, for exports. */
export function minuteIn(timeZone: string, instant: string): string {
  const { date, time } = dateTimeIn(timeZone, new Date(instant));
  return `${date} ${time}`;
}

/**
 * Returns a heading for a column of times with their time zone, such as 'received_at (Central
 * Time)'.
 */
export const headingIn = (timeZone: string, column: string) =>
  `${column} (${timeZoneName(timeZone)})`;
