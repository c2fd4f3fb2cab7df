import type { Services } from './Services';
import { dayIn } from './dayIn';

export function daysBefore(day: string, days: number): string {
  const moved = new Date(`${day}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() - days);
  return moved.toISOString().slice(0, 10);
}

/** The carrier's current day (YYYY-MM-DD), and the time zone in which its days begin. */
export interface CarrierDay {
  today: string;
  timeZone: string;
}

export async function carrierDay({
  company,
  now,
}: Pick<Services, 'company' | 'now'>): Promise<CarrierDay> {
  const timeZone = await company.timeZone();
  return { today: dayIn(timeZone, now()), timeZone };
}

export async function getCarrierToday(
  services: Pick<Services, 'company' | 'now'>,
): Promise<string> {
  return (await carrierDay(services)).today;
}
