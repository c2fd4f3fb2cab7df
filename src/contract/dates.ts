import * as v from 'valibot';
import { stopAtFirst } from './fields';
import { validation } from './messages/validation';

/** A report's local date (YYYY-MM-DD) and time (HH:MM), without a time zone. */
export interface DateTime {
  date: string;
  time: string;
}

const pad = (value: number) => String(value).padStart(2, '0');

/** The given instant in this device's time zone. */
export function dateTimeOf(instant: Date): DateTime {
  return {
    date: `${instant.getFullYear()}-${pad(instant.getMonth() + 1)}-${pad(instant.getDate())}`,
    time: `${pad(instant.getHours())}:${pad(instant.getMinutes())}`,
  };
}

/**
 * Converts a server's date to YYYY-MM-DD. Day-month-year order is changed, ISO is kept, and
 * anything else becomes today (docs/product.md, Forms).
 */
export function toIsoDate(text: string | null | undefined, today: string): string {
  const day = (text ?? '').trim().split(/[ T]/)[0] ?? '';
  const [, dayOfMonth = '', month = '', year] =
    /^(\d{1,2})[-./](\d{1,2})[-./](\d{4})$/.exec(day) ?? [];
  const turned = year ? `${year}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}` : day;
  return isCalendarDay(turned) ? turned : today;
}

/**
 * Converts a server's date and time, 'DD-MM-YYYY HH:MM' or ISO. A missing part falls back to `now`.
 */
export function toDateTime(text: string | null | undefined, now: DateTime): DateTime {
  const time = /[ T](([01]\d|2[0-3]):[0-5]\d)/.exec(text ?? '')?.[1];
  return { date: toIsoDate(text, now.date), time: time ?? now.time };
}

/** The day that is `days` days after the given one, both in the format YYYY-MM-DD. */
export function dayAfter(isoDate: string, days = 1): string {
  const day = new Date(`${isoDate}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** The schema of an existing calendar day in the format YYYY-MM-DD (2025-02-30 does not exist). */
export function isoDate(label: string) {
  return stopAtFirst(
    v.pipe(
      v.string(validation.required(label)),
      v.nonEmpty(validation.required(label)),
      v.length('YYYY-MM-DD'.length, validation.date),
      v.check(isCalendarDay, validation.date),
    ),
  );
}

/**
 * Whether the text is an existing day of the Gregorian calendar (which has no year 0), written
 * YYYY-MM-DD.
 */
export function isCalendarDay(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
