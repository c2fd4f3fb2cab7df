import * as v from 'valibot';
import { momentOf } from '@/contract/dates';
import type { Moment } from '@/contract/dates';
import { inspectionHeader, isTooFarAhead } from '@/contract/inspection';

const hour = 3_600_000;
/** Longer than a shift, in hours. */
const usual = 12;

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'always' });

/**
 * The question about a day and time far from `now` (ms); null if they are near, or invalid anyway.
 */
export function timeQuestion({ date, time }: Moment, now: number): string | null {
  const { entries } = inspectionHeader;
  if (!v.is(entries.date, date) || !v.is(entries.time, time)) return null;
  if (isTooFarAhead(date, momentOf(new Date(now)).date)) return null;
  const hours = (new Date(`${date}T${time}`).getTime() - now) / hour;
  if (Math.abs(hours) <= usual) return null;
  const isDays = Math.abs(hours) >= 48;
  const distance = isDays ? Math.trunc(hours / 24) : Math.trunc(hours);
  return `This is ${relative.format(distance, isDays ? 'day' : 'hour')}. Is that right?`;
}
