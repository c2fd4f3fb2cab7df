import { returnPathOf } from './returnPath';

test('signing in leads the driver back to the page they wanted', () => {
  expect(returnPathOf({ from: '/drivers?a=1#form' })).toBe('/drivers?a=1#form');
});

test.each([
  ['nothing', null],
  ['a protocol-relative address', { from: '//evil.example' }],
  ['one with a backslash', { from: '/\\evil.example' }],
  ['an absolute address', { from: 'https://evil.example' }],
  ['a value of another shape', { from: 7 }],
])('%s leads to the report', (_case, state) => {
  expect(returnPathOf(state)).toBe('/vehicle-report');
});
