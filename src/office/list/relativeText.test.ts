import { relativeText } from './relativeText';

const zone = 'America/Chicago';
const chicago = (local: string) => new Date(`${local}-06:00`);
const now = chicago('2026-11-25T12:00:00');

test.each([
  ['2026-11-25T11:59:40', 'just now'],
  ['2026-11-25T12:00:30', 'just now'],
  ['2026-11-25T11:20:00', '40 minutes ago'],
  ['2026-11-25T05:00:00', '7 hours ago'],
  ['2026-11-24T23:00:00', 'yesterday'],
  ['2026-11-24T00:10:00', 'yesterday'],
  ['2026-11-23T23:50:00', '2 days ago'],
  ['2026-11-20T05:00:00', '5 days ago'],
  ['2026-11-25T17:00:00', null],
  ['2026-11-17T05:00:00', null],
  ['no date', null],
])('the relative time of %s is %s', (at, text) => {
  expect(relativeText(chicago(at), now, zone)).toBe(text);
});

test('just after midnight, the relative time of 11:50 PM is in minutes', () => {
  const at = chicago('2026-11-24T23:50:00');
  expect(relativeText(at, chicago('2026-11-25T00:10:00'), zone)).toBe('20 minutes ago');
});
