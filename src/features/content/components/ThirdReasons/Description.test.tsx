import { screen } from '@testing-library/react';
import { asSanitized } from '@/components/RichText/safeHtml';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { Description } from './Description';

const show = (html: string) => renderWithProviders(<Description text={asSanitized(html)} />);
const readItems = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const readParagraphs = () => screen.queryAllByRole('paragraph').map((p) => p.textContent);

it.each([
  ['as the office stores it', '• Pickup &amp; delivery\n• <b>Weight &lt; 40,000 lb</b>'],
  [
    'in paragraphs',
    '<p>• Pickup &amp; delivery</p><p>• <strong>Weight</strong> &lt; 40,000 lb</p>',
  ],
  ['with breaks in a block', '<div>• Pickup &amp; delivery<br>• Weight &lt; 40,000 lb</div>'],
  ['within bold text', '<strong>• Pickup &amp; delivery<br>• Weight &lt; 40,000 lb</strong>'],
  ['with bold bullets', '<b>•</b> Pickup &amp; delivery\r\n<b>•</b> Weight &lt; 40,000 lb'],
])(
  "a third reason's description, written %s, becomes a list with one item for each bullet line",
  (_how, html) => {
    show(html);
    expect(readItems().map((text) => text.trim())).toEqual([
      'Pickup & delivery',
      'Weight < 40,000 lb',
    ]);
    expect(readParagraphs()).toEqual([]);
  },
);

it('lines without a bullet remain paragraphs around the list, with their markup', () => {
  show('Your <em>team</em>:\n• One line\r\n• <a href="/drivers">Two people</a>\n\nAlways there.');
  expect(readParagraphs()).toEqual(['Your team:', 'Always there.']);
  expect(screen.getByRole('emphasis')).toHaveTextContent('team');
  expect(screen.getByRole('link', { name: 'Two people' })).toHaveAttribute('href', '/drivers');
  expect(readItems()).toEqual(['One line', 'Two people']);
});

it('a heading in a description stays a heading next to the list', () => {
  show('<h2>Cover</h2><p>• One line</p>');
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Cover');
  expect(readItems()).toEqual(['One line']);
});

it('a line is not split, even if it has several bullets, and a bullet alone is no item', () => {
  show('• pools • counts\n•\n· teams');
  expect(readItems()).toEqual(['pools • counts', 'teams']);
});
