import { render, screen } from '@testing-library/react';
import { InTheme } from '@/testing/stories/InTheme';
import { RichText } from './RichText';
import { asSanitized } from './safeHtml';

function show(html: string, props: Omit<React.ComponentProps<typeof RichText>, 'html'> = {}) {
  return render(
    <InTheme>
      <RichText html={asSanitized(html)} {...props} />
    </InTheme>,
  );
}

describe('RichText', () => {
  it('RichText maps the highest heading to its level on the page, and the other headings relative to it', () => {
    show('<h3>Freight</h3><h4>By night</h4>', { top: 1 });
    expect(screen.getByRole('heading', { level: 1, name: 'Freight' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'By night' })).toBeVisible();
  });

  it("RichText shows a text without markup as the given heading, even with an escaped '&' and '<'", () => {
    show('Pickup &amp; delivery &lt; 1 day', { plainAs: 'h2' });
    expect(
      screen.getByRole('heading', { level: 2, name: 'Pickup & delivery < 1 day' }),
    ).toBeVisible();
  });

  it('RichText shows a text without markup as the given heading', () => {
    show('Our services', { plainAs: 'h2' });
    expect(screen.getByRole('heading', { level: 2, name: 'Our services' })).toBeVisible();
  });

  it('RichText shows an escaped ampersand as a character', () => {
    show('Loading &amp; unloading');
    expect(screen.getByText('Loading & unloading')).toBeVisible();
  });

  it('a table in rich text is inside a frame that the keyboard can focus', () => {
    show('<table><tbody><tr><td>Chicago</td><td>Dallas</td></tr></tbody></table>');
    const frame = screen.getByRole('group', { name: 'Table' });
    expect(frame).toHaveAttribute('tabindex', '0');
    expect(frame).toContainElement(screen.getByRole('table'));
  });

  it("RichText keeps an editor's alignment and loads pictures lazily", () => {
    show('<p style="text-align: center">Hi</p><img src="/media/a.jpg" alt="A truck">');
    expect(screen.getByText('Hi')).toHaveStyle({ textAlign: 'center' });
    expect(screen.getByRole('img', { name: 'A truck' })).toHaveAttribute('loading', 'lazy');
  });

  it('RichText renders nothing for an empty text', () => {
    const { container } = show('');
    expect(container).toBeEmptyDOMElement();
  });
});
