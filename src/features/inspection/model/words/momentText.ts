import { isCalendarDay, momentOf } from '@/contract/dates';
import type { Moment } from '@/contract/dates';

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const timeFormat = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' });

/** A time (HH:MM), '6:12 AM'; an invalid one is unchanged. */
export function timeText(time: string): string {
  const instant = new Date(`2000-01-01T${time}Z`);
  // Intl has a narrow space, which searching and pasting do not expect.
  return Number.isNaN(instant.getTime()) ? time : timeFormat.format(instant).replace('\u202f', ' ');
}

/** 'Nov 22, 2026, 6:12 AM'; an invalid date is shown as entered. */
export function momentText({ date, time }: Moment): string {
  const text = isCalendarDay(date) ? dayFormat.format(new Date(date)) : date;
  return time === '' ? text : `${text}, ${timeText(time)}`;
}

/** '2:05 PM', with the day if it is not today's. */
export function clockText(at: string, today = momentOf(new Date()).date): string {
  const { date, time } = momentOf(new Date(at));
  return date === today ? timeText(time) : momentText({ date, time });
}
