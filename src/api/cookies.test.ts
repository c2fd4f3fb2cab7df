import { areCookiesBlocked, readCookie } from './cookies';

test.each([
  ['csrftoken=abc', 'abc'],
  ['a=1; csrftoken=a%3Db; c=2', 'a=b'],
  ['csrftoken=a=b', 'a=b'],
  ['csrftoken=of-this-path; a=1; csrftoken=of-the-site', 'of-the-site'],
  ['csrftoken=%E0%A4%A', '%E0%A4%A'],
  ['xcsrftoken=1', undefined],
  ['', undefined],
])('the value of the csrftoken cookie in %j is %j', (cookies, value) => {
  expect(readCookie(cookies, 'csrftoken')).toBe(value);
});

test('cookies count as blocked if the browser stores none, and the check leaves no cookie behind', () => {
  expect(areCookiesBlocked(document)).toBe(false);
  expect(document.cookie).toBe('');
  jest.spyOn(document, 'cookie', 'get').mockReturnValue('');
  expect(areCookiesBlocked(document)).toBe(true);
});
