import type { AppError } from '@/api/appError';
import { toLoginErrors } from './loginErrors';

function rejected(
  status: number,
  rest: Partial<Extract<AppError, { kind: 'rejected' }>>,
): AppError {
  return { kind: 'rejected', status, detail: null, fields: {}, ...rest };
}

test("a login that gets a 400 shows each field's first message under that field", () => {
  const fields = { username: ['Too long.', 'Odd.'], password: ['May not be blank.'] };
  expect(toLoginErrors(rejected(400, { fields }))).toEqual({
    username: 'Too long.',
    password: 'May not be blank.',
  });
});

test('a login that gets a 400 for one field shows no error under the other field', () => {
  expect(toLoginErrors(rejected(400, { fields: { password: ['Wrong.'] } }))).toEqual({
    username: undefined,
    password: 'Wrong.',
  });
});

test('a login error without field messages shows its detail under the login field', () => {
  expect(toLoginErrors(rejected(401, { detail: 'No active account found' }))).toEqual({
    username: 'No active account found',
  });
});

test.each<[string, AppError]>([
  ['a 400 that names neither field', rejected(400, { fields: { non_field_errors: ['Odd.'] } })],
  ['an error without a detail', rejected(500, {})],
  ['an HTML page with 500', { kind: 'unavailable', status: 500 }],
  ['a response of another shape', { kind: 'unreadable', issue: 'Expected string' }],
])("a login that gets %s shows 'Login failed. Please check your credentials.'", (_case, error) => {
  expect(toLoginErrors(error)).toEqual({
    username: 'Login failed. Please check your credentials.',
  });
});

test.each<[string, AppError]>([
  ['no answer', { kind: 'unreachable' }],
  ['half an answer', { kind: 'unavailable', status: null }],
  ['a page with 200', { kind: 'unavailable', status: 200 }],
])("a login that gets %s shows 'The server could not be reached. Try again.'", (_case, error) => {
  expect(toLoginErrors(error)).toEqual({ username: 'The server could not be reached. Try again.' });
});

test("a login that gets a 403 from Linehaul's own backend says to allow cookies if the browser blocks them, and any other 403 shows the server's detail", () => {
  const detail = 'CSRF Failed: CSRF token missing or incorrect.';
  const error = rejected(403, { detail });
  const cookies = jest.spyOn(document, 'cookie', 'get').mockReturnValue('');
  expect(toLoginErrors(error, { fleet: true })).toEqual({
    username: 'Allow cookies for this site to sign in.',
  });
  expect(toLoginErrors(error)).toEqual({ username: detail });
  cookies.mockRestore();
  expect(toLoginErrors(error, { fleet: true })).toEqual({ username: detail });
});

test("only with Linehaul's own backend and after a session has ended does a rejected login also say that the report is safe on this phone", () => {
  const detail = 'Your account is off. Call +1 (555) 010-0110.';
  const error = rejected(401, { detail });
  expect(toLoginErrors(error, { fleet: true, hasEnded: true })).toEqual({
    username: `${detail} Your report is safe on this phone.`,
  });
  expect(toLoginErrors(error, { fleet: true })).toEqual({ username: detail });
  expect(toLoginErrors(error, { fleet: false, hasEnded: true })).toEqual({ username: detail });
});
