import { toDeviceDateTime } from '@/contract/dates';
import type { DraftState } from '../state/inspectionState';

/**
 * Returns by how many minutes the clock that the form shows was ahead of UTC, by the server's clock. Undefined if the
 * form's day is not the day of `now` (the phone's time in ms), such as with a paper report that is typed later.
 */
export function getUtcOffset(
  { header, clockDifference, clockError }: DraftState,
  now: number,
): number | undefined {
  const { date, time } = header.values;
  if (date !== toDeviceDateTime(new Date(now + clockError)).date) return undefined;
  // The zone's offset at that time, which daylight saving time may have changed since.
  const zone = 0 - new Date(`${date}T${time}`).getTimezoneOffset();
  // With a clock that is wrong by more than a day, the driver has taken the right time.
  return clockError === 0 ? zone - Math.round(clockDifference / 60_000) : zone;
}
