import { screen } from '@testing-library/react';
import { asSanitized } from '@/components/RichText/safeHtml';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { Description } from './Description';

it.each([
  ['as the office stores it', '• Pickup &amp; delivery\n• Weight &lt; 40,000 lb'],
  ['in paragraphs', '<p>• Pickup &amp; delivery</p><p>• Weight &lt; 40,000 lb</p>'],
  ['with breaks', '• Pickup &amp; delivery<br>• Weight &lt; 40,000 lb'],
])(
  "a third reason's description with '&' and '<', written %s, becomes a list with one item for each line",
  (_how, html) => {
    renderWithProviders(<Description text={asSanitized(html)} />);
    expect(screen.getAllByRole('listitem').map((point) => point.textContent)).toEqual([
      'Pickup & delivery',
      'Weight < 40,000 lb',
    ]);
  },
);
