import {
  clockText,
  dayText,
  instantText,
  reportDateText,
  shortDayText,
  timeText,
} from './dateText';

const narrowSpace = '\u202f';

test("dates have the format 'Nov 22, 2026', and times the format '6:12 AM'", () => {
  expect(dayText('2026-11-22')).toBe('Nov 22, 2026');
  expect(shortDayText('2026-11-22')).toBe('Nov 22');
  expect(timeText('00:05')).toBe('12:05 AM');
  expect(reportDateText('22-11-2026 06:12')).toBe('Nov 22, 2026, 6:12 AM');
  expect(reportDateText('2026-11-22 06:12')).toBe('Nov 22, 2026, 6:12 AM');
  expect(reportDateText('22-11-2026')).toBe('Nov 22, 2026');
  expect(instantText('2026-11-22T11:12:00Z', 'America/New_York')).toBe('Nov 22, 2026, 6:12 AM');
  expect(instantText('2026-11-22T11:12:00Z')).not.toContain(narrowSpace);
});

test('an instant on the current day is shown as a time, and one on the previous day with its date', () => {
  const at = new Date(2026, 10, 22, 14, 5).toISOString();
  expect(clockText(at, '2026-11-22')).toBe('2:05 PM');
  expect(clockText(at, '2026-11-23')).toBe('Nov 22, 2026, 2:05 PM');
});

test('a date or time that does not exist is shown unchanged', () => {
  expect(dayText('2026-02-30')).toBe('2026-02-30');
  expect(timeText('25:00')).toBe('25:00');
});
