import { loginOf } from './login';

const tokens = {
  accessToken: 'access',
  refreshToken: 'refresh',
  owner: 'dana',
  name: 'Dana Miles',
};

test('the refresh token identifies a session, or the access token if there is no refresh token', () => {
  expect(loginOf(tokens)).toEqual({ owner: 'dana', session: 'refresh' });
  expect(loginOf({ ...tokens, refreshToken: null })).toEqual({ owner: 'dana', session: 'access' });
});

test('a draft has no owner if there is no session or the username is not known yet', () => {
  expect(loginOf(null)).toBeNull();
  expect(loginOf({ ...tokens, owner: null })).toBeNull();
});
