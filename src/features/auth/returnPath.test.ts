import { isOfficePath, chooseReturnPath } from './returnPath';

test('signing in leads the driver back to the page that they requested', () => {
  expect(chooseReturnPath({ state: { from: '/drivers?a=1#form' }, search: '' })).toBe(
    '/drivers?a=1#form',
  );
});

test('signing in leads back to the requested page of the office', () => {
  expect(chooseReturnPath({ state: null, search: '?from=%2Foffice%2Fdefects%3Fpage%3D2' })).toBe(
    '/office/defects?page=2',
  );
});

test.each([
  ['unknown', null],
  ['a protocol-relative address', { from: '//evil.example' }],
  ['an address with a backslash', { from: '/\\evil.example' }],
  ['an absolute address', { from: 'https://evil.example' }],
  ['a value of another shape', { from: 7 }],
])('signing in leads to the report if the requested page is %s', (_case, state) => {
  expect(chooseReturnPath({ state, search: '' })).toBe('/vehicle-report');
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', ''])(
  "signing in leads to the report if the parameter 'from' is %j",
  (from) => {
    const search = `?${new URLSearchParams({ from }).toString()}`;
    expect(chooseReturnPath({ state: null, search })).toBe('/vehicle-report');
  },
);

test.each(['mechanic', 'dispatcher', 'admin'] as const)(
  'signing in with the role %s leads to /office',
  (role) => {
    expect(chooseReturnPath({ state: null, search: '' }, role)).toBe('/office');
  },
);

test('only /office and the paths below it belong to the office', () => {
  const paths = ['/office', '/office/people', '/office?page=2', '/offices', '/drivers'];
  expect(paths.filter(isOfficePath)).toEqual(['/office', '/office/people', '/office?page=2']);
});
