import { relativeText } from './relativeText';

const now = new Date('2026-11-25T12:00:00Z');

test.each([
  ['2026-11-25T11:59:40Z', 'just now'],
  ['2026-11-25T11:20:00Z', '40 minutes ago'],
  ['2026-11-25T05:00:00Z', '7 hours ago'],
  ['2026-11-24T05:00:00Z', 'yesterday'],
  ['2026-11-20T05:00:00Z', '5 days ago'],
  ['2026-11-28T13:00:00Z', 'in 3 days'],
  ['2026-11-17T05:00:00Z', null],
  ['no date', null],
])('%s is %s', (at, text) => {
  expect(relativeText(new Date(at), now)).toBe(text);
});
