import type { Moment } from '@/contract/dates';

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** '22 Nov 2026, 06:12'; an invalid date is shown as entered. */
export function momentText({ date, time }: Moment): string {
  const day = new Date(`${date}T00:00:00Z`);
  const text = Number.isNaN(day.getTime()) ? date : dayFormat.format(day);
  return time === '' ? text : `${text}, ${time}`;
}
