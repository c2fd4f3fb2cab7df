import { isCalendarDay } from '@/contract/dates';

const dayAndMonth = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** A date (YYYY-MM-DD) in short, 'Nov 20'; an invalid one is unchanged. */
export function shortDay(isoDate: string): string {
  return isCalendarDay(isoDate) ? dayAndMonth.format(new Date(isoDate)) : isoDate;
}
