import { returnPathOf } from './returnPath';

test('after login a driver is brought back to where they wanted to go', () => {
  expect(returnPathOf({ from: '/drivers?a=1#form' })).toBe('/drivers?a=1#form');
});

test.each([
  ['nothing', null],
  ['an address of another site', { from: '//evil.example' }],
  ['one with a backslash', { from: '/\\evil.example' }],
  ['an absolute address', { from: 'https://evil.example' }],
  ['another shape', { from: 7 }],
])('%s leads to the report', (_case, state) => {
  expect(returnPathOf(state)).toBe('/vehicle-report');
});
