import { dateTimeIn, instantIn, isTimeZone, timeZoneName } from './timeZone';

test.each([
  ['America/Chicago', 'Central Time'],
  ['America/Los_Angeles', 'Pacific Time'],
  ['UTC', 'UTC'],
])('the name of the time zone %s is %s', (zone, name) => {
  expect(timeZoneName(zone)).toBe(name);
});

test('the check for time zones accepts IANA names and rejects other names and offsets', () => {
  expect(['America/Chicago', 'UTC', 'Columbus', '+02:00', ''].map(isTimeZone)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test.each([
  ['America/Chicago', '2026-11-22', '06:12', '2026-11-22T12:12:00.000Z'],
  ['America/Chicago', '2026-07-01', '00:00', '2026-07-01T05:00:00.000Z'],
  ['America/Chicago', '2026-03-08', '03:30', '2026-03-08T08:30:00.000Z'],
  ['America/Chicago', '2026-11-01', '00:00', '2026-11-01T05:00:00.000Z'],
  ['Pacific/Auckland', '2026-11-22', '06:12', '2026-11-21T17:12:00.000Z'],
])(
  'a clock in %s shows %s %s at %s, and converting the date and time back gives that instant',
  (zone, date, time, instant) => {
    expect(dateTimeIn(zone, new Date(instant))).toEqual({ date, time });
    expect(instantIn(zone, { date, time }).toISOString()).toBe(instant);
  },
);
