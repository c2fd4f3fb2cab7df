import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { calls } from '@/contract/calls';
import { openLink } from '@/testing/fixtures/signInLinks';
import { backend, extendedSettings, startBackend, testSettings } from '@/testing/msw/backend';
import { loginResponse, signedIn, signedOut, supportContact } from '@/testing/fixtures/account';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { responding } from '@/testing/msw/requests';
import { blankDraft } from '@/features/inspection/model/state/draftContents';
import { createDraftStorage } from '@/features/inspection/storage/draftStorage';
import { draftNames } from '@/features/inspection/storage/draftNames';
import { Login } from './Login';

startBackend();

const page = (
  <Routes>
    <Route path="/login" element={<Login />} />
    <Route path="*" element={null} />
  </Routes>
);

const backdrop = () => screen.getByTestId('login-backdrop');

async function logIn(state: unknown) {
  backend.use(responding(['post', calls.login], 200, loginResponse));
  const view = renderWithProviders(page, {
    route: { pathname: '/login', state },
    preloaded: signedOut,
  });
  await view.user.type(screen.getByLabelText('Password'), 'right{Enter}');
  return view;
}

test('signing in leads to the report', async () => {
  const { location } = await logIn(null);
  await waitFor(() => expect(location()?.pathname).toBe('/vehicle-report'));
});

test('signing in leads back to the page that the driver requested', async () => {
  const { location } = await logIn({ from: '/drivers' });
  await waitFor(() => expect(location()?.pathname).toBe('/drivers'));
});

test('/login redirects a signed-in driver to the report', () => {
  const { location } = renderWithProviders(page, { route: '/login', preloaded: signedIn });
  expect(location()?.pathname).toBe('/vehicle-report');
});

test('a signed-out driver who opened the report reads that they have to sign in, and the first field has the focus', () => {
  renderWithProviders(page, {
    route: { pathname: '/login', state: { from: '/vehicle-report?day=1' } },
    preloaded: signedOut,
  });
  expect(screen.getByText('Sign in to open the report')).toBeVisible();
  expect(screen.getByLabelText('Login')).toHaveFocus();
});

test('a visitor who opened /login directly is not asked to sign in for the report', () => {
  renderWithProviders(page, { route: '/login', preloaded: signedOut });
  expect(screen.queryByText('Sign in to open the report')).toBeNull();
  expect(screen.getByLabelText('Login')).not.toHaveFocus();
});

test("the heading of the login page is 'Enter to the platform'", () => {
  renderWithProviders(page, { route: '/login', preloaded: signedOut });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Enter to the platform');
});

test("a press on the login page's backdrop goes back in history", async () => {
  window.history.pushState(null, '', '/');
  const { user, location } = renderWithProviders(page, {
    route: ['/drivers', '/login'],
    preloaded: signedOut,
  });
  await user.click(backdrop());
  expect(location()?.pathname).toBe('/drivers');
});

test("a press on the login page's backdrop goes to the home page if there is no history", async () => {
  jest.spyOn(window.history, 'length', 'get').mockReturnValue(1);
  const { user, location } = renderWithProviders(page, {
    route: '/login',
    preloaded: signedOut,
  });
  await user.click(backdrop());
  expect(location()?.pathname).toBe('/');
});

test('a drag from the login card to the backdrop does not leave the page', () => {
  const { location } = renderWithProviders(page, { route: '/login', preloaded: signedOut });
  fireEvent.pointerDown(screen.getByLabelText('Login'));
  fireEvent.click(backdrop());
  expect(location()?.pathname).toBe('/login');
});

test('the login page tells a driver that their session has ended', () => {
  renderWithProviders(page, { route: '/login', preloaded: { auth: { status: 'expired' } } });
  expect(screen.getByRole('status')).toHaveTextContent('Your session has ended');
});

test.each([
  { where: 'Linehaul’s own backend', settings: extendedSettings, heading: 'Choose your password' },
  { where: 'another backend', settings: testSettings, heading: 'Enter to the platform' },
])('with $where, a sign-in link opens the page “$heading”', async ({ settings, heading }) => {
  backend.use(responding(['post', calls.signInLink], 200, openLink));
  renderWithProviders(page, { route: '/login#link=abc', preloaded: signedOut, settings });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
  await screen.findByLabelText(/^(New )?Password$/);
});

test('a signed-in person who opens a sign-in link chooses a password, and then gets to the report without the token in the address', async () => {
  backend.use(
    responding(['post', calls.signInLink], 200, openLink),
    responding(['post', calls.choosePassword], 200, loginResponse),
  );
  const { user, location } = renderWithProviders(page, {
    route: '/login#link=abc',
    preloaded: signedIn,
    settings: extendedSettings,
  });
  await user.type(await screen.findByLabelText('New Password'), 'a long winter road{Enter}');
  await waitFor(() => expect(location()?.pathname).toBe('/vehicle-report'));
  expect(location()?.hash).toBe('');
});

test('with our own backend, the login page says how to get a new sign-in link if one was cut off', () => {
  const cutOff = /^If a sign-in link led you here, it was cut off\./;
  const own = renderWithProviders(page, {
    route: '/login#link=',
    preloaded: signedOut,
    settings: extendedSettings,
  });
  expect(screen.getByText(cutOff)).toBeVisible();
  own.unmount();
  renderWithProviders(page, { route: '/login', preloaded: signedOut });
  expect(screen.queryByText(cutOff)).toBeNull();
});

test("the Contact Support panel offers 'Email me a link' if the server sends email", async () => {
  backend.use(responding(['get', calls.forgotPassword], 200, supportContact));
  const { user } = renderWithProviders(page, {
    route: '/login',
    preloaded: signedOut,
    settings: { ...extendedSettings, emailLinks: true },
  });
  await user.click(screen.getByRole('link', { name: 'Forgot password?' }));
  expect(await screen.findByRole('button', { name: 'Email me a link' })).toBeVisible();
});

test("the link 'Forgot password?' opens and closes the Contact Support panel", async () => {
  backend.use(responding(['get', calls.forgotPassword], 200, supportContact));
  const { user } = renderWithProviders(page, { route: '/login', preloaded: signedOut });
  const link = screen.getByRole('link', { name: 'Forgot password?' });
  expect(link).toHaveAttribute('aria-expanded', 'false');
  await user.click(link);
  expect(screen.getByRole('region', { name: 'Contact Support' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Email me a link' })).toBeNull();
  expect(await screen.findByText(supportContact.email)).toBeVisible();
  await user.click(link);
  expect(screen.queryByRole('region', { name: 'Contact Support' })).toBeNull();
});

test('the login page says whose unsent reports are on this phone', async () => {
  const storage = createDraftStorage();
  const { apiHost } = testSettings;
  const put = (owner: string, values: Partial<typeof blankDraft.header.values>) => {
    const header = { ...blankDraft.header, values: { ...blankDraft.header.values, ...values } };
    return storage.write(draftNames(apiHost, owner).record, { ...blankDraft, header });
  };
  await put('#1', { carrier: 'Dana Miles', truck_number: 'T-1' });
  await put('#2', { truck_number: 'T-2' });
  await put('lee', { truck_number: 'T-3' });
  await put('blank', {});
  await storage.write(draftNames('https://other.test', 'max').record, blankDraft);
  renderWithProviders(page, { route: '/login', preloaded: signedOut });
  expect(await screen.findAllByText(/waits on this phone/)).toHaveLength(3);
  for (const text of ['A report of Dana Miles', 'A report', 'A report of lee'])
    expect(screen.getByText(`${text} waits on this phone.`)).toBeVisible();
});
