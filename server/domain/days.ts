import type { Services } from './Services';
import { dayIn } from './dayIn';

export function daysBefore(day: string, days: number): string {
  const moved = new Date(`${day}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() - days);
  return moved.toISOString().slice(0, 10);
}

/** Returns today's date in the carrier's time zone. */
export async function todayOf({
  company,
  now,
}: Pick<Services, 'company' | 'now'>): Promise<string> {
  return dayIn(await company.timeZone(), now());
}
