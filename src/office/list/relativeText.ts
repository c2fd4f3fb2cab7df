import { dateTimeIn } from '@/contract/timeZone';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const format = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });

/** In days. An older instant has no relative time. */
const maxDays = 7;

/**
 * 'just now', '3 hours ago' or 'yesterday', by the calendar of the time zone; null if no such text suits the instant.
 */
export function relativeText(at: Date, now: Date, timeZone: string): string | null {
  const age = now.getTime() - at.getTime();
  if (Number.isNaN(age)) return null;
  const toDayStart = (instant: Date) => Date.parse(dateTimeIn(timeZone, instant).date);
  const days = (toDayStart(now) - toDayStart(at)) / day;
  if (age < -minute || days > maxDays) return null;
  if (days > 0 && age >= hour) return format.format(-days, 'day');
  if (age < minute) return 'just now';
  return age < hour
    ? format.format(-Math.trunc(age / minute), 'minute')
    : format.format(-Math.trunc(age / hour), 'hour');
}
