import { isCalendarDay } from '@/contract/fields';

const dayAndMonth = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** A day (YYYY-MM-DD) as drivers say it, '20 Nov'; what is no day stays as it is. */
export function shortDay(isoDate: string): string {
  return isCalendarDay(isoDate) ? dayAndMonth.format(new Date(isoDate)) : isoDate;
}
