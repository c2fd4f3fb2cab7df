import * as v from 'valibot';
import { account } from './account';
import { loginRequest } from './loginRequest';
import { changeUsernameForm, changeUsernameRequest } from './accountChanges';
import { limits } from './limits';

function getUsernameMessage(username: string) {
  const result = v.safeParse(changeUsernameRequest, { new_username: username });
  return result.success ? undefined : result.issues[0].message;
}

describe('change username', () => {
  test.each(['', ' ', '\t\n'])('the username %j is rejected as empty', (username) => {
    expect(getUsernameMessage(username)).toBe('Username cannot be empty');
  });

  test('a changed username loses surrounding spaces', () => {
    expect(v.parse(changeUsernameRequest, { new_username: ' dana ' })).toEqual({
      new_username: 'dana',
    });
  });

  test('the request to change a username limits its length, and the form does not', () => {
    const tooLong = 'a'.repeat(limits.username + 1);
    expect(v.is(changeUsernameForm, { new_username: tooLong })).toBe(true);
    expect(getUsernameMessage('a'.repeat(limits.username))).toBeUndefined();
    expect(getUsernameMessage(tooLong)).toBe('Ensure this field has no more than 150 characters.');
  });
});

test('the schema of a login request accepts a blank username and a blank password', () => {
  expect(v.is(loginRequest, { username: '', password: '' })).toBe(true);
});

test.each([
  [{ username: 'dana' }, undefined],
  [{ username: 'dana', role: 'mechanic' }, 'mechanic'],
  [{ username: 'dana', role: 'owner' }, undefined],
  [{ username: 'dana', role: { id: 7 } }, undefined],
])('the account %j has the role %s', (user, role) => {
  expect(v.parse(account, user)).toMatchObject({ username: 'dana' });
  expect(v.parse(account, user).role).toBe(role);
});
