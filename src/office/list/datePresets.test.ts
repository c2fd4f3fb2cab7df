import { showTimesIn } from '../carrierTime';
import { auditPeriods, datePresets, rangeText, valuesOfRange } from './datePresets';

const days = { kind: 'days', from: 'from', to: 'to' } as const;

test.each([
  ['a Wednesday', '2026-11-25', '2026-11-15', '2026-11-21'],
  ['a Sunday, which begins a week', '2026-11-22', '2026-11-15', '2026-11-21'],
  ['a day in the first week of a year', '2027-01-02', '2026-12-20', '2026-12-26'],
])("on %s, 'Last week' is the previous calendar week", (_day, now, from, to) => {
  expect(datePresets(now)).toContainEqual({ id: 'last_week', label: 'Last week', from, to });
});

test('the date presets include this month and last month as whole months with their names', () => {
  expect(datePresets('2026-11-30').slice(2)).toMatchObject([
    { label: 'November', from: '2026-11-01', to: '2026-11-30' },
    { label: 'October', from: '2026-10-01', to: '2026-10-31' },
  ]);
  expect(datePresets('2026-01-31').at(-1)).toMatchObject({
    label: 'December',
    from: '2025-12-01',
    to: '2025-12-31',
  });
});

test("a range of days is sent either as days or as the instants at which it begins and ends in the carrier's time zone", () => {
  showTimesIn('America/Chicago');
  const range = { label: '', from: '2026-11-15', to: '2026-11-21' };
  expect(valuesOfRange(days, range)).toEqual({ from: '2026-11-15', to: '2026-11-21' });
  expect(valuesOfRange({ kind: 'instants', from: 'since', to: 'before' }, range)).toEqual({
    since: '2026-11-15T06:00:00.000Z',
    before: '2026-11-22T06:00:00.000Z',
  });
});

test('a custom range is shown in US dates, and no range as an empty text', () => {
  expect(rangeText(days, { from: '2026-11-02', to: '2026-11-05' })).toBe(
    'from Nov 2, 2026 until Nov 5, 2026',
  );
  expect(rangeText(days, {})).toBe('');
});

test('the presets for an audit are the last 30 days and the whole previous month', () => {
  expect(auditPeriods('2026-11-30')).toEqual([
    { label: 'Last 30 days', from: '2026-11-01', to: '2026-11-30' },
    { label: 'Last month', from: '2026-10-01', to: '2026-10-31' },
  ]);
});
