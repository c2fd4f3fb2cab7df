import { canonicalPath } from './routes';
import { tokenIn } from './signInLink';

const token = 'A1b2C3d4E5f6G7h8I9j0K1l2M3n4O5p6Q7r8S9t0U1v';

test.each(['', '.', ')', '>', ' ', '%20', '\u200b', '%E2%80%8B', '&utm=1', ',', 'x'])(
  "a sign-in link with '%s' behind it has the same token",
  (after) => {
    expect(tokenIn(`#link=${token}${after}`)).toBe(token);
  },
);

test.each(['', '#', '#link=', '#link=.', '#other=1'])("the fragment '%s' has no token", (hash) => {
  expect(tokenIn(hash)).toBeNull();
});

test('an encoded number sign leads to the page of the same token', () => {
  expect(canonicalPath(`/login%23link=${token}`)).toBe(`/login#link=${token}`);
});
