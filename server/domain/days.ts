import type { Services } from './Services';
import { dayIn } from './dayIn';

/** Returns the day that is `days` days before `day`. */
export function daysBefore(day: string, days: number): string {
  const moved = new Date(`${day}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() - days);
  return moved.toISOString().slice(0, 10);
}

/** Returns the carrier's current day (setting TIME_ZONE). */
export function todayOf({ settings, now }: Services): string {
  return dayIn(settings.timeZone, now());
}
