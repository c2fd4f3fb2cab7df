import { joinHeading, splitHeading } from './heading';

test.each([
  [
    '<h2>What we haul</h2><p>Steel.</p>',
    { level: 2, heading: 'What we haul', below: '<p>Steel.</p>' },
  ],
  ['<h1>Steel &amp; lumber</h1>', { level: 1, heading: 'Steel & lumber', below: '' }],
  ['<p>Steel.</p>', { level: 2, heading: '', below: '<p>Steel.</p>' }],
  ['', { level: 2, heading: '', below: '' }],
])(
  'the section text %s is split into its heading and the text below, and joined again unchanged',
  (html, parts) => {
    expect(splitHeading(html)).toEqual(parts);
    expect(joinHeading(splitHeading(html))).toBe(html);
  },
);

test('section text without markup becomes a second-level heading', () => {
  expect(splitHeading('What we haul')).toEqual({ level: 2, heading: 'What we haul', below: '' });
});

test('markup in a stored heading is removed, and typed markup is escaped', () => {
  const parts = splitHeading('<h2>We <em>haul</em></h2><p>Steel.</p>');
  expect(parts.heading).toBe('We haul');
  expect(joinHeading({ ...parts, heading: '<b>' })).toBe('<h2>&lt;b&gt;</h2><p>Steel.</p>');
});
