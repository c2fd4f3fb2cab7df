import { webLink } from './webLink';

it.each([
  ['https://t.me/linehaul', 'https://t.me/linehaul'],
  [' HTTP://example.com ', 'HTTP://example.com'],
  ['t.me/linehaul', 'https://t.me/linehaul'],
  ['www.example.com', 'https://www.example.com'],
  ['example.com/a?b=1#c', 'https://example.com/a?b=1#c'],
  ['javascript:alert(1)', null],
  ['data:text/html,x.y', null],
  ['mailto:a@example.com', null],
  ['a@example.com', null],
  ['linehaul', null],
  ['example.com is ours', null],
  ['', null],
  [`example.com/${'x'.repeat(2000)}`, null],
])('the link for the text %j is %j', (text, link) => {
  expect(webLink(text)).toBe(link);
});
