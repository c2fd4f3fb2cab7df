import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { AnchorLink } from '@/components/AnchorLink/AnchorLink';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { RouteEffects } from './RouteEffects';

let scrollTo: jest.SpyInstance;

beforeEach(() => {
  // Where motion is not wanted the scroll is one jump, which a test can see.
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

function show(route: string) {
  return renderWithProviders(
    <>
      <RouteEffects />
      <AnchorLink to="about">About</AnchorLink>
      <Routes>
        <Route path="/" element={<section id="about">About us</section>} />
        <Route path="*" element={null} />
      </Routes>
    </>,
    { route },
  );
}

test('on home an in-page link scrolls to the place, 80 px above it', async () => {
  const { user, location } = show('/');
  await user.click(screen.getByRole('link', { name: 'About' }));
  expect(scrollTo).toHaveBeenLastCalledWith(0, -80);
  expect(screen.getByText('About us')).toHaveFocus();
  expect(location()?.hash).toBe('');
});

test('from another path it goes home with the anchor passed along, and home scrolls to it', async () => {
  const { user, location } = show('/drivers');
  await user.click(screen.getByRole('link', { name: 'About' }));
  expect(location()).toMatchObject({ pathname: '/', state: { anchor: 'about' } });
  await waitFor(() => expect(screen.getByText('About us')).toHaveFocus());
  expect(scrollTo.mock.calls).toEqual([[0, -80]]);
});

test('an address with an anchor scrolls to it too', async () => {
  show('/#about');
  await waitFor(() => expect(screen.getByText('About us')).toHaveFocus());
});

test('an address whose anchor is malformed shows the page all the same', () => {
  show('/#%E0%A4%A');
  expect(screen.getByText('About us')).toBeVisible();
});

test('the first page is left where the browser shows it', () => {
  show('/');
  expect(scrollTo).not.toHaveBeenCalled();
});
