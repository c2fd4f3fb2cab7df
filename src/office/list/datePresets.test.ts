import { datePresets, rangeText, valuesOfRange } from './datePresets';

const days = { kind: 'days', from: 'from', to: 'to' } as const;

test.each([
  ['a Wednesday', new Date(2026, 10, 25, 9), '2026-11-15', '2026-11-21'],
  ['a Sunday, which begins a week', new Date(2026, 10, 22, 9), '2026-11-15', '2026-11-21'],
  ['the first week of a year', new Date(2027, 0, 2, 9), '2026-12-20', '2026-12-26'],
])("on %s, 'Last week' is the calendar week before this one", (_day, now, from, to) => {
  expect(datePresets(now)).toContainEqual({ label: 'Last week', from, to });
});

test('the months are this one and the last, whole and by name', () => {
  expect(datePresets(new Date(2026, 10, 30)).slice(2)).toEqual([
    { label: 'November', from: '2026-11-01', to: '2026-11-30' },
    { label: 'October', from: '2026-10-01', to: '2026-10-31' },
  ]);
  expect(datePresets(new Date(2026, 0, 31)).at(-1)).toEqual({
    label: 'December',
    from: '2025-12-01',
    to: '2025-12-31',
  });
});

test('a range of days is sent as days, or as the instants of its first and last midnight', () => {
  const range = { label: '', from: '2026-11-15', to: '2026-11-21' };
  expect(valuesOfRange(days, range)).toEqual({ from: '2026-11-15', to: '2026-11-21' });
  expect(valuesOfRange({ kind: 'instants', from: 'since', to: 'before' }, range)).toEqual({
    since: new Date(2026, 10, 15).toISOString(),
    before: new Date(2026, 10, 22).toISOString(),
  });
});

test('a custom range is shown in US dates', () => {
  expect(rangeText(days, { from: '2026-11-02', to: '2026-11-05' })).toBe(
    'from Nov 2, 2026 until Nov 5, 2026',
  );
  expect(rangeText(days, {})).toBe('');
});
