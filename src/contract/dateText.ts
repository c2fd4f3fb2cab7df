import { isCalendarDay, toDeviceDateTime, toIsoDate, type DateTime } from './dates';
import { dateTimeIn } from './timeZone';

const createDateFormatter = (options: Intl.DateTimeFormatOptions) => {
  // Created at first use, because creating it takes milliseconds on a phone.
  let format: Intl.DateTimeFormat | undefined;
  // Replaces Intl's narrow no-break space before AM or PM, because people search for and paste a plain space.
  return (instant: Date) => {
    format ??= new Intl.DateTimeFormat('en-US', options);
    return format.format(instant).replace('\u202f', ' ');
  };
};

const asDay = createDateFormatter({ dateStyle: 'medium', timeZone: 'UTC' });
const asShortDay = createDateFormatter({ month: 'short', day: 'numeric', timeZone: 'UTC' });
const asTime = createDateFormatter({ timeStyle: 'short', timeZone: 'UTC' });
const asDayMonth = createDateFormatter({ month: 'long', timeZone: 'UTC' });
const asMonth = createDateFormatter({ month: 'long' });

/** Formats a day (YYYY-MM-DD) as 'Nov 22, 2026'. An invalid day is returned unchanged. */
export const dayText = (day: string) => (isCalendarDay(day) ? asDay(new Date(day)) : day);

/** Formats a day (YYYY-MM-DD) as 'Nov 22'. An invalid day is returned unchanged. */
export const shortDayText = (day: string) => (isCalendarDay(day) ? asShortDay(new Date(day)) : day);

/** Formats a time (HH:MM) as '6:12 AM'. An invalid time is returned unchanged. */
export function timeText(time: string): string {
  const instant = new Date(`2000-01-01T${time}Z`);
  return Number.isNaN(instant.getTime()) ? time : asTime(instant);
}

/** Formats a dateTime as 'Nov 22, 2026, 6:12 AM', or without the time if that is empty. */
export const dateTimeText = ({ date, time }: DateTime) =>
  time === '' ? dayText(date) : `${dayText(date)}, ${timeText(time)}`;

/**
 * Formats a report's date as 'Nov 22, 2026, 6:12 AM'. The input is 'DD-MM-YYYY HH:MM', as on the wire, or 'YYYY-MM-DD
 * HH:MM'.
 */
export function reportDateText(text: string): string {
  const [day = '', time = ''] = text.split(' ');
  return dateTimeText({ date: toIsoDate(day, day), time });
}

const toZonedDateTime = (at: string | Date, timeZone?: string) =>
  timeZone === undefined ? toDeviceDateTime(new Date(at)) : dateTimeIn(timeZone, new Date(at));

/** Formats an instant as 'Nov 22, 2026, 6:12 AM'. By default, the time zone is this device's. */
export const instantText = (at: string | Date, timeZone?: string) =>
  dateTimeText(toZonedDateTime(at, timeZone));

/** Formats an instant's day as 'Nov 22, 2026'. By default, the time zone is this device's. */
export const instantDayText = (at: string, timeZone?: string) =>
  dayText(toZonedDateTime(at, timeZone).date);

/** Formats an instant as '2:05 PM', with the day if it is not today. By default, the time zone is this device's. */
export function clockText(
  at: string,
  today = toDeviceDateTime(new Date()).date,
  timeZone?: string,
): string {
  const local = toZonedDateTime(at, timeZone);
  return local.date === today ? timeText(local.time) : dateTimeText(local);
}

/** The name of a day's month. The day is in the format YYYY-MM-DD. */
export const dayMonthText = (day: string) => asDayMonth(new Date(day));

/** The name of an instant's month in this device's time zone. */
export const monthText = (at: string | number) => asMonth(new Date(at));
