import * as v from 'valibot';
import { stopAtFirst } from './fields';
import { validation } from './messages/validation';

/** A date (YYYY-MM-DD) and a time (HH:MM) without a time zone. */
export interface DateTime {
  date: string;
  time: string;
}

const pad = (value: number) => String(value).padStart(2, '0');

/** Converts an instant to this device's time zone. */
export function toDeviceDateTime(instant: Date): DateTime {
  return {
    date: `${instant.getFullYear()}-${pad(instant.getMonth() + 1)}-${pad(instant.getDate())}`,
    time: `${pad(instant.getHours())}:${pad(instant.getMinutes())}`,
  };
}

/**
 * Converts a server's date to YYYY-MM-DD. Accepts day-month-year order and ISO; anything else becomes today
 * (docs/product.md, Forms).
 */
export function toIsoDate(text: string | null | undefined, today: string): string {
  const day = (text ?? '').trim().split(/[ T]/)[0] ?? '';
  const [, dayOfMonth = '', month = '', year] =
    /^(\d{1,2})[-./](\d{1,2})[-./](\d{4})$/.exec(day) ?? [];
  const turned = year ? `${year}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}` : day;
  return isCalendarDay(turned) ? turned : today;
}

/** Converts a server's date and time, 'DD-MM-YYYY HH:MM' or ISO. Takes a missing or invalid part from `now`. */
export function toDateTime(text: string | null | undefined, now: DateTime): DateTime {
  const time = /[ T](([01]\d|2[0-3]):[0-5]\d)/.exec(text ?? '')?.[1];
  return { date: toIsoDate(text, now.date), time: time ?? now.time };
}

/** Adds days to a day in the format YYYY-MM-DD. */
export function dayAfter(isoDate: string, days = 1): string {
  const day = new Date(`${isoDate}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** The schema of a calendar day in the format YYYY-MM-DD. Rejects a day that does not exist, such as 2025-02-30. */
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

/** Whether the text is a real day in the format YYYY-MM-DD. The Gregorian calendar has no year 0. */
export function isCalendarDay(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
