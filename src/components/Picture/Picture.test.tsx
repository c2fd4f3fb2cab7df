import { fireEvent, screen } from '@testing-library/react';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { Picture } from './Picture';

const described = { alt: 'A truck at dawn', widths: [400, 800, 1600] };

describe('a picture', () => {
  it('an uploaded picture has all its widths and its own alternative text', () => {
    renderWithProviders(
      <Picture src="/media/0f-1600.jpg" fallback="/own.svg" alt="" described={described} />,
    );
    const img = screen.getByRole('img', { name: 'A truck at dawn' });
    expect(img).toHaveAttribute('src', '/media/0f-1600.jpg');
    expect(img).toHaveAttribute(
      'srcset',
      '/media/0f-400.webp 400w,/media/0f-800.webp 800w,/media/0f-1600.webp 1600w',
    );
  });

  it('a picture that fails to load is replaced with the fallback, which has a single width', () => {
    renderWithProviders(
      <Picture src="/media/0f-1600.jpg" fallback="/own.svg" alt="" described={described} />,
    );
    const img = screen.getByRole('img');
    fireEvent.error(img);
    expect(img).toHaveAttribute('src', '/own.svg');
    expect(img).not.toHaveAttribute('srcset');
  });

  it("a picture that was not uploaded has one width and the page's alternative text", () => {
    renderWithProviders(
      <Picture src="https://other.example/a.jpg" fallback="/own.svg" alt="A dock" />,
    );
    const img = screen.getByRole('img', { name: 'A dock' });
    expect(img).not.toHaveAttribute('srcset');
    expect(img).not.toHaveAttribute('sizes');
  });
});
