import type { Api } from '../Api';

/** The calendar day YYYY-MM-DD that an instant belongs to in a time zone. */
function dayIn(timeZone: string, instant: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(instant);
}

/** The day so many days before another. */
export function daysBefore(day: string, days: number): string {
  const moved = new Date(`${day}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() - days);
  return moved.toISOString().slice(0, 10);
}

/** The carrier's day now (setting TIME_ZONE). */
export function todayOf({ settings, now }: Api): string {
  return dayIn(settings.timeZone, now());
}
