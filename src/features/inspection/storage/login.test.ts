import { getLogin } from './login';

const tokens = {
  accessToken: 'access',
  refreshToken: 'refresh',
  owner: 'dana',
  username: 'dana',
  account: null,
  nameSince: null,
  name: 'Dana Miles',
};

test('a session is identified by its refresh token, or by its access token if it has no refresh token', () => {
  expect(getLogin(tokens)).toEqual({
    owner: 'dana',
    session: 'refresh',
    account: null,
  });
  expect(getLogin({ ...tokens, refreshToken: null })).toMatchObject({ session: 'access' });
});

test('there is no login without a session or without a known username', () => {
  expect(getLogin(null)).toBeNull();
  expect(getLogin({ ...tokens, owner: null })).toBeNull();
});
