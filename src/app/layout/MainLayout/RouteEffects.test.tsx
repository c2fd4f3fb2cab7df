import { screen, waitFor } from '@testing-library/react';
import { Link, Navigate, Route, Routes } from 'react-router';
import { AnchorLink } from '@/components/AnchorLink/AnchorLink';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { RouteEffects } from './RouteEffects';

let scrollTo: jest.SpyInstance;

beforeEach(() => {
  // With reduced motion, a scroll is a single jump, which the test can observe.
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

function show(route: string) {
  return renderWithProviders(
    <>
      <RouteEffects />
      <AnchorLink to="about">About</AnchorLink>
      <Link to="/drivers">Drivers</Link>
      <Routes>
        <Route path="/" element={<section id="about">About us</section>} />
        <Route path="/guarded" element={<Navigate to="/login" replace />} />
        <Route path="*" element={null} />
      </Routes>
    </>,
    { route },
  );
}

test('an in-page link on the home page sets the address and scrolls to 80 px above its target', async () => {
  const { user, location } = show('/');
  await user.click(screen.getByRole('link', { name: 'About' }));
  expect(scrollTo.mock.calls).toEqual([[0, -80]]);
  expect(screen.getByText('About us')).toHaveFocus();
  expect(location()).toMatchObject({ pathname: '/', hash: '#about' });
});

test('a second press on the same in-page link scrolls again', async () => {
  const { user } = show('/');
  await user.click(screen.getByRole('link', { name: 'About' }));
  await user.click(screen.getByRole('link', { name: 'About' }));
  expect(scrollTo.mock.calls).toEqual([
    [0, -80],
    [0, -80],
  ]);
});

test('an in-page link on another page opens the home page and scrolls to the target', async () => {
  const { user, location } = show('/drivers');
  await user.click(screen.getByRole('link', { name: 'About' }));
  expect(location()).toMatchObject({ pathname: '/', hash: '#about' });
  await waitFor(() => expect(screen.getByText('About us')).toHaveFocus());
  expect(scrollTo.mock.calls).toEqual([[0, -80]]);
});

test('opening an address with an anchor focuses the section that the anchor names', async () => {
  show('/#about');
  await waitFor(() => expect(screen.getByText('About us')).toHaveFocus());
});

test('an address with a malformed anchor still shows the page', () => {
  show('/#%E0%A4%A');
  expect(screen.getByText('About us')).toBeVisible();
});

test("the first page keeps the browser's scroll position", () => {
  show('/');
  expect(scrollTo).not.toHaveBeenCalled();
});

test('following a link or a redirect scrolls to the top of the page', async () => {
  const { user, unmount } = show('/');
  await user.click(screen.getByRole('link', { name: 'Drivers' }));
  expect(scrollTo.mock.calls).toEqual([[0, 0]]);
  unmount();
  const { location } = show('/guarded');
  expect(location()?.pathname).toBe('/login');
  expect(scrollTo.mock.calls).toEqual([
    [0, 0],
    [0, 0],
  ]);
});
