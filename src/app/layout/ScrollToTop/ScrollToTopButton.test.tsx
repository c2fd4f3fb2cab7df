import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { ScrollToTopButton } from './ScrollToTopButton';

function scrollPageTo(y: number) {
  window.scrollY = y;
  act(() => {
    fireEvent.scroll(window);
  });
}

const button = () => screen.queryByRole('button', { name: 'Scroll to top' });

afterEach(() => scrollPageTo(0));

test('the back-to-top button appears after scrolling past 300 px and disappears again near the top', async () => {
  renderWithProviders(<ScrollToTopButton />);
  expect(button()).toBeNull();
  scrollPageTo(300);
  expect(button()).toBeNull();
  scrollPageTo(301);
  expect(await screen.findByRole('button', { name: 'Scroll to top' })).toBeVisible();
  scrollPageTo(10);
  await waitFor(() => expect(button()).toBeNull());
});
