import { act, screen, waitFor, within } from '@testing-library/react';
import { sessionExpired } from '@/events/session';
import { calls } from '@/contract/calls';
import { dialogRequested } from '@/events/dialogs';
import { contacts } from '@/testing/fixtures/content';
import { loginResponse, session, signedIn, signedOut } from '@/testing/fixtures/account';
import { backend, startBackend, testSettings } from '@/testing/msw/backend';
import { contentHandlers } from '@/testing/msw/contentHandlers';
import { responding } from '@/testing/msw/requests';
import { renderSite } from '@/testing/renderSite';

startBackend();

let scrollTo: jest.SpyInstance;
beforeEach(() => {
  scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

test('an unknown path shows a not-found page with a link to the home page', async () => {
  renderSite('/nowhere', { preloaded: signedOut });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('This road ends here');
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  expect(document.title).toBe('Page not found | Linehaul');
});

test('/index.html leads to the home page', async () => {
  backend.use(...contentHandlers(testSettings.apiHost));
  const { location } = renderSite('/index.html', { preloaded: signedOut });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Freight that keeps its word',
  );
  expect(location()?.pathname).toBe('/');
});

describe('a site that is not open yet', () => {
  const settings = { ...testSettings, fleet: true, openingSoon: true };
  const openAs = (role: 'admin' | 'dispatcher' | undefined, route = '/drivers') =>
    renderSite(route, {
      settings,
      preloaded: { auth: { ...signedIn.auth, user: { username: 'rosa', email: '', role } } },
    });
  const heading = () => screen.findByRole('heading', { level: 1 });

  test.each(['/', '/drivers', '/shippers', '/nowhere'])(
    "on a site that is not open yet, a visitor to %s sees 'Opening soon', the phone number and a Login link",
    async (route) => {
      renderSite(route, { settings, preloaded: signedOut });
      expect(await heading()).toHaveTextContent('Opening soon');
      expect(await screen.findByRole('link', { name: contacts.phone1 })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
      expect(screen.queryByRole('banner')).toBeNull();
      expect(document.title).toBe('Opening soon | Linehaul');
    },
  );

  test.each([undefined, 'dispatcher'] as const)(
    "on a site that is not open yet, a signed-in person with the role %s sees 'Opening soon' and a link to the report",
    async (role) => {
      openAs(role);
      expect(await heading()).toHaveTextContent('Opening soon');
      const link = screen.getByRole('link', { name: 'Vehicle Report' });
      expect(link).toHaveAttribute('href', '/vehicle-report');
    },
  );

  test('an admin sees the pages of a site that is not open yet, and a notice that visitors do not', async () => {
    backend.use(...contentHandlers(testSettings.apiHost));
    openAs('admin', '/nowhere');
    expect(await heading()).toHaveTextContent('This road ends here');
    expect(screen.getByRole('alert')).toHaveTextContent(/^Preview: visitors see “Opening soon”/);
    expect(screen.getByRole('contentinfo')).toBeVisible();
  });
});

test('a navigation scrolls to the top and sets the title', async () => {
  const { user } = renderSite('/nowhere', { preloaded: signedOut });
  expect(scrollTo).not.toHaveBeenCalled();
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Login' }));
  await screen.findByRole('heading', { name: 'Enter to the platform' });
  expect(scrollTo.mock.calls).toEqual([[0, 0]]);
  expect(document.title).toBe('Enter to the platform | Linehaul');
});

test('/login has neither a header nor a footer', async () => {
  renderSite('/login', { preloaded: signedOut });
  await screen.findByRole('heading', { name: 'Enter to the platform' });
  expect(screen.queryByRole('banner')).toBeNull();
  expect(screen.queryByRole('contentinfo')).toBeNull();
});

test('a session that ends on a public page leaves the driver there, signed out, with the form still open', async () => {
  const { store, location } = renderSite('/nowhere?a=1', { preloaded: signedIn });
  act(() => {
    store.dispatch(dialogRequested({ kind: 'driverApplication' }));
  });
  const dialog = await screen.findByRole('dialog', { name: 'Driver Application' });
  act(() => {
    store.dispatch(sessionExpired({ refreshToken: session.refreshToken }));
  });
  expect(await screen.findByRole('link', { name: 'Login', hidden: true })).toBeInTheDocument();
  expect(location()).toMatchObject({ pathname: '/nowhere', search: '?a=1' });
  expect(dialog).toBeVisible();
});

test('a session that ends while an account dialog is open leads to /login, and signing in leads back to the page', async () => {
  backend.use(responding(['post', calls.login], 200, loginResponse));
  const { user, store, location } = renderSite('/nowhere?a=1', { preloaded: signedIn });
  act(() => {
    store.dispatch(dialogRequested({ kind: 'changePassword' }));
  });
  await screen.findByRole('dialog');
  act(() => {
    store.dispatch(sessionExpired({ refreshToken: session.refreshToken }));
  });
  await screen.findByText(
    'Your session has ended. Your report is safe on this phone. Please sign in again.',
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.type(screen.getByLabelText('Password'), 'right{Enter}');
  await screen.findByText('This road ends here');
  expect(location()).toMatchObject({ pathname: '/nowhere', search: '?a=1' });
});

test('the Close button closes a dialog', async () => {
  const { store, user } = renderSite('/nowhere', { preloaded: signedIn });
  act(() => {
    store.dispatch(dialogRequested({ kind: 'changeUsername' }));
  });
  const dialog = await screen.findByRole('dialog', { name: 'Change Username' });
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

describe('the privacy page', () => {
  const withText = { ...testSettings, privacy: true };
  const privacyLinks = () => screen.queryAllByRole('link', { name: /^Privacy/ });

  test("the footer and each form link to the privacy page, which shows the office's text", async () => {
    backend.use(...contentHandlers(testSettings.apiHost));
    const { user, store } = renderSite('/drivers', { settings: withText, preloaded: signedOut });
    const footer = within(screen.getByRole('contentinfo'));
    const application = within(await screen.findByRole('form', { name: 'Driver application' }));
    expect(application.getByRole('link', { name: /^Privacy/ })).toHaveAttribute('href', '/privacy');
    const dialogs = [
      dialogRequested({ kind: 'shipperApplication', title: 'Shipper Application' }),
      dialogRequested({ kind: 'comment' }),
    ];
    for (const opened of dialogs) {
      act(() => void store.dispatch(opened));
      const dialog = within(await screen.findByRole('dialog'));
      expect(await dialog.findByRole('link', { name: /^Privacy/ })).toBeVisible();
    }
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(footer.getByRole('link', { name: 'Privacy' }));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Privacy');
    expect(await screen.findByText('What was sent, until we delete it.')).toBeVisible();
    expect(document.title).toBe('Privacy | Linehaul');
  });

  test('neither the privacy page nor its links exist while the office has no privacy text', async () => {
    backend.use(...contentHandlers(testSettings.apiHost));
    const { unmount } = renderSite('/drivers', { preloaded: signedOut });
    await screen.findByRole('form', { name: 'Driver application' });
    expect(privacyLinks()).toEqual([]);
    unmount();
    renderSite('/privacy', { preloaded: signedOut });
    expect(await screen.findByText('This road ends here')).toBeVisible();
  });
});
