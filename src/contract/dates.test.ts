import { isCalendarDay, toDeviceDateTime, toIsoDate, toDateTime } from './dates';

const today = '2026-11-21';
const now = { date: today, time: '07:05' };

describe('server dates', () => {
  test('server dates in day-month-year order are converted to ISO', () => {
    expect(toIsoDate('05-11-2026', today)).toBe('2026-11-05');
    expect(toIsoDate('5-11-2026', today)).toBe('2026-11-05');
    expect(toIsoDate('05.11.2026', today)).toBe('2026-11-05');
    expect(toIsoDate('05/11/2026 10:30', today)).toBe('2026-11-05');
  });

  test('converting server dates in ISO format to a day drops their time', () => {
    expect(toIsoDate('2026-11-05', today)).toBe('2026-11-05');
    expect(toIsoDate(' 2026-11-05T10:30:00Z ', today)).toBe('2026-11-05');
  });

  test.each(['', '31-02-2026', '2026-02-30', '05-11-26', 'yesterday', null, undefined])(
    'server dates with the invalid value %j become today',
    (text) => {
      expect(toIsoDate(text, today)).toBe(today);
    },
  );

  test('converting server dates to a date and time takes a missing part from the current date and time', () => {
    expect(toDateTime('05-11-2026 23:59', now)).toEqual({ date: '2026-11-05', time: '23:59' });
    expect(toDateTime('2026-11-05T00:00:00Z', now)).toEqual({ date: '2026-11-05', time: '00:00' });
    expect(toDateTime('05-11-2026', now)).toEqual({ date: '2026-11-05', time: '07:05' });
    expect(toDateTime('05-11-2026 24:00', now)).toEqual({ date: '2026-11-05', time: '07:05' });
    expect(toDateTime(null, now)).toEqual(now);
  });

  test('an instant is converted to local time, with leading zeros', () => {
    expect(toDeviceDateTime(new Date(2026, 0, 5, 7, 5))).toEqual({
      date: '2026-01-05',
      time: '07:05',
    });
  });
});

test.each([
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-12-31', true],
  ['2026-00-10', false],
  ['2026-04-31', false],
  ['26-04-30', false],
  ['2026-04-30 ', false],
])('the check whether %j is a calendar day returns %s', (text, expected) => {
  expect(isCalendarDay(text)).toBe(expected);
});
