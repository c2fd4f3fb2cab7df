/**
 * Formats dates and times as text for the site, the office, sheets and emails. The API uses ISO
 * 8601.
 */
import { isCalendarDay, dateTimeOf, toIsoDate, type DateTime } from './dates';
import { dateTimeIn } from './timeZone';

const formatOf = (options: Intl.DateTimeFormatOptions) => {
  // The format is created when it is first used, because that takes milliseconds on a phone.
  let format: Intl.DateTimeFormat | undefined;
  // Intl writes a narrow space before AM, but searching and pasting expect a plain space.
  return (instant: Date) => {
    format ??= new Intl.DateTimeFormat('en-US', options);
    return format.format(instant).replace('\u202f', ' ');
  };
};

const asDay = formatOf({ dateStyle: 'medium', timeZone: 'UTC' });
const asShortDay = formatOf({ month: 'short', day: 'numeric', timeZone: 'UTC' });
const asTime = formatOf({ timeStyle: 'short', timeZone: 'UTC' });
const asDayMonth = formatOf({ month: 'long', timeZone: 'UTC' });
const asMonth = formatOf({ month: 'long' });

/** A day (YYYY-MM-DD) as 'Nov 22, 2026'. An invalid day is unchanged. */
export const dayText = (day: string) => (isCalendarDay(day) ? asDay(new Date(day)) : day);

/** A day (YYYY-MM-DD) without its year, as 'Nov 22'. An invalid day is unchanged. */
export const shortDayText = (day: string) => (isCalendarDay(day) ? asShortDay(new Date(day)) : day);

/** A time (HH:MM) as '6:12 AM'. An invalid time is unchanged. */
export function timeText(time: string): string {
  const instant = new Date(`2000-01-01T${time}Z`);
  return Number.isNaN(instant.getTime()) ? time : asTime(instant);
}

/** A dateTime as 'Nov 22, 2026, 6:12 AM', or only the day if there is no time. */
export const dateTimeText = ({ date, time }: DateTime) =>
  time === '' ? dayText(date) : `${dayText(date)}, ${timeText(time)}`;

/**
 * A report's date as 'Nov 22, 2026, 6:12 AM'. The input is 'DD-MM-YYYY HH:MM', as on the wire, or
 * in ISO order.
 */
export function reportDateText(text: string): string {
  const [day = '', time = ''] = text.split(' ');
  return dateTimeText({ date: toIsoDate(day, day), time });
}

const clockOf = (at: string | Date, timeZone?: string) =>
  timeZone === undefined ? dateTimeOf(new Date(at)) : dateTimeIn(timeZone, new Date(at));

/** An instant as 'Nov 22, 2026, 6:12 AM' in the given time zone, or else in this device's. */
export const instantText = (at: string | Date, timeZone?: string) =>
  dateTimeText(clockOf(at, timeZone));

/**
 * An instant as '2:05 PM' in the given time zone, or else in this device's. The text includes the
 * day if it is not today.
 */
export function clockText(
  at: string,
  today = dateTimeOf(new Date()).date,
  timeZone?: string,
): string {
  const local = clockOf(at, timeZone);
  return local.date === today ? timeText(local.time) : dateTimeText(local);
}

/** The month of a day (YYYY-MM-DD), such as 'November'. */
export const dayMonthText = (day: string) => asDayMonth(new Date(day));

/** The month of an instant on this device's clock, such as 'November'. */
export const monthText = (at: string | number) => asMonth(new Date(at));
