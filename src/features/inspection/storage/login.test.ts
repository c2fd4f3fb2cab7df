import { loginOf } from './login';

const tokens = {
  accessToken: 'access',
  refreshToken: 'refresh',
  owner: 'dana',
  name: 'Dana Miles',
};

test('a session is identified by its refresh token, or by its access token if it has no refresh token', () => {
  expect(loginOf(tokens)).toEqual({ owner: 'dana', session: 'refresh' });
  expect(loginOf({ ...tokens, refreshToken: null })).toEqual({ owner: 'dana', session: 'access' });
});

test('nobody owns a draft without a session or before the username is known', () => {
  expect(loginOf(null)).toBeNull();
  expect(loginOf({ ...tokens, owner: null })).toBeNull();
});
