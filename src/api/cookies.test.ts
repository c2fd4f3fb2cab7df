import { readCookie } from './cookies';

test.each([
  ['csrftoken=abc', 'abc'],
  ['a=1; csrftoken=a%3Db; c=2', 'a=b'],
  ['csrftoken=a=b', 'a=b'],
  ['csrftoken=%E0%A4%A', '%E0%A4%A'],
  ['xcsrftoken=1', undefined],
  ['', undefined],
])('the token in %j is %j', (cookies, value) => {
  expect(readCookie(cookies, 'csrftoken')).toBe(value);
});
