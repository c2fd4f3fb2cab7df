import { toDeviceDateTime, type DateTime } from '@/contract/dates';
import { draftAfter } from '@/testing/fixtures/draft';
import { clockCompared, dateTimeReplaced, reportMissing } from '../inspectionSlice';
import { getUtcOffset } from './utcOffset';

const minute = 60_000;
const day = 24 * 60 * minute;
const now = new Date('2026-03-08T15:00:00').getTime();
const at = (instant: number): DateTime => toDeviceDateTime(new Date(instant));

/** The offset of a form with this time, on a phone whose clock is behind the server's by `difference` ms. */
function readOffset(typed: DateTime, difference = 0): number | undefined {
  const compared = clockCompared({ difference, now: at(now) });
  return getUtcOffset(draftAfter(reportMissing(at(now)), compared, dateTimeReplaced(typed)), now);
}

describe("the offset of a report's time from UTC", () => {
  beforeEach(() => {
    // A zone like Chicago's, which is six hours behind UTC until two o'clock on this day.
    const change = new Date('2026-03-08T02:00:00').getTime();
    jest.spyOn(Date.prototype, 'getTimezoneOffset').mockImplementation(function (this: Date) {
      return this.getTime() < change ? 360 : 300;
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it.each([
    ['01:59', -360],
    ['03:00', -300],
  ])(
    'at %s of the day on which daylight saving time begins, the offset is %d minutes',
    (time, offset) => {
      expect(readOffset({ date: '2026-03-08', time })).toBe(offset);
    },
  );

  it.each([
    ['a day behind', day, -300 - 1440],
    ['a day ahead', -day, -300 + 1440],
    ['seven hours ahead, in a wrong zone', -7 * 60 * minute, -300 + 420],
    ['right to the minute', 29_000, -300],
  ])('the offset includes the error of a clock that is %s', (_what, difference, offset) => {
    expect(readOffset(at(now), difference)).toBe(offset);
  });

  it.each([-3, -1, 1])('a day that is %d days from that of the entry has no offset', (days) => {
    expect(readOffset(at(now + days * day))).toBeUndefined();
  });

  it('with a clock that is wrong by more than a day, only the right day has an offset, which is that of the zone', () => {
    expect(readOffset(at(now + 3 * day), 3 * day)).toBe(-300);
    expect(readOffset(at(now), 3 * day)).toBeUndefined();
  });
});
