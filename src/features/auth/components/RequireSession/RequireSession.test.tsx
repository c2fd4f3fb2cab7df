import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { loggedOut, sessionExpired, sessionRestored } from '@/events/session';
import { session, signedIn, signedOut } from '@/testing/fixtures/account';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { RequireSession } from './RequireSession';

function show(options: Parameters<typeof renderWithProviders>[1]) {
  return renderWithProviders(
    <Routes>
      <Route
        path="/vehicle-report"
        element={
          <RequireSession>
            <h1>Driver Vehicle Inspection Report</h1>
          </RequireSession>
        }
      />
      <Route path="/login" element={<h1>Enter to the platform</h1>} />
    </Routes>,
    { route: '/vehicle-report?day=1', ...options },
  );
}

test('RequireSession shows the page to a signed-in driver', () => {
  show({ preloaded: signedIn });
  expect(screen.getByText('Driver Vehicle Inspection Report')).toBeVisible();
});

test('RequireSession sends a signed-out visitor to /login, which remembers the requested page', () => {
  const { location } = show({ preloaded: signedOut });
  expect(location()).toMatchObject({
    pathname: '/login',
    state: { from: '/vehicle-report?day=1' },
  });
});

test('RequireSession redirects nobody before the stored session is read', () => {
  const { store, location } = show({});
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  act(() => {
    store.dispatch(sessionRestored(null));
  });
  expect(location()?.pathname).toBe('/login');
});

test.each([
  ['an expired session', sessionExpired({ refreshToken: session.refreshToken })],
  ['a logout', loggedOut()],
])('%s on a guarded page leads to /login', (_case, event) => {
  const { store, location } = show({ preloaded: signedIn });
  act(() => {
    store.dispatch(event);
  });
  expect(location()?.pathname).toBe('/login');
});
