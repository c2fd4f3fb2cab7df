import { screen, waitFor, within } from '@testing-library/react';
import { calls } from '@/contract/calls';
import { backend, extendedSettings, startBackend } from '@/testing/msw/backend';
import { signedIn, signedOut } from '@/testing/fixtures/account';
import { renderSite } from '@/testing/renderSite';
import { responding } from '@/testing/msw/requests';

startBackend();

const header = () => within(screen.getByRole('banner'));

async function openUserMenu() {
  const view = renderSite('/nowhere', { preloaded: signedIn });
  await view.user.click(await header().findByRole('button', { name: 'dana.driver' }));
  return { ...view, menu: await screen.findByRole('menu') };
}

test('the header has a logo that links to the home page, and the links Home, About, Services, For drivers and For shippers', () => {
  renderSite('/nowhere', { preloaded: signedOut });
  expect(header().getByRole('link', { name: 'Linehaul, home' })).toHaveAttribute('href', '/');
  const links = within(header().getByRole('navigation', { name: 'Site' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['About', '/#about'],
    ['Services', '/#services'],
    ['For drivers', '/drivers'],
    ['For shippers', '/shippers'],
  ]);
});

test.each([
  ['services', 'About'],
  ['home-services', 'Services'],
])(
  "if the office hides the section %s, the header and the footer have no link '%s'",
  async (section, hidden) => {
    const settings = { ...extendedSettings, hiddenSections: [section] };
    renderSite('/nowhere', { preloaded: signedOut, settings });
    const texts = ['Home', 'About', 'Services', 'For drivers', 'For shippers'];
    for (const name of ['Site', 'Footer']) {
      const links = within(await screen.findByRole('navigation', { name })).getAllByRole('link');
      expect(links.map((link) => link.textContent)).toEqual(
        texts.filter((text) => text !== hidden),
      );
    }
  },
);

test.each([
  ['before the session is read, as the server renders it', {}],
  ['signed out', { preloaded: signedOut }],
])('the header has a Login link (%s)', (_case, options) => {
  renderSite('/nowhere', options);
  expect(header().getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
});

test('a signed-in driver has a menu with their username and four items', async () => {
  const { menu } = await openUserMenu();
  const items = within(menu).getAllByRole('menuitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'Vehicle Report',
    'Change Username',
    'Change Password',
    'Logout',
  ]);
  expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
});

test('Escape closes the account menu and returns the focus to its button', async () => {
  const { user } = await openUserMenu();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(header().getByRole('button', { name: 'dana.driver' })).toHaveFocus();
});

test('Back closes the account menu and stays on the page', async () => {
  await openUserMenu();
  await waitFor(() => expect(window.history.state).toMatchObject({ overlays: 1 }));
  window.history.back();
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(header().getByRole('button', { name: 'dana.driver' })).toBeVisible();
});

test('a press outside the account menu closes it', async () => {
  const { user, menu } = await openUserMenu();
  const outside = menu.closest('[role="presentation"]')?.firstElementChild;
  await user.click(outside ?? document.body);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

test('the arrow keys move through the account menu', async () => {
  const { user } = await openUserMenu();
  await waitFor(() =>
    expect(screen.getByRole('menuitem', { name: 'Vehicle Report' })).toHaveFocus(),
  );
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Change Password' })).toHaveFocus();
});

test('Logout clears the session and goes to /login', async () => {
  const { user, store, location } = await openUserMenu();
  await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
  expect(store.getState().auth).toEqual({ status: 'anonymous' });
  await waitFor(() => expect(location()?.pathname).toBe('/login'));
});

test('Change Username opens from the account menu, and the header shows the new name at once', async () => {
  backend.use(responding(['patch', calls.changeUsername], 200, {}));
  const { user } = await openUserMenu();
  await user.click(screen.getByRole('menuitem', { name: 'Change Username' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change Username' });
  await user.type(await within(dialog).findByLabelText('New Username'), 'dana.miles{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(header().getByRole('button', { name: 'dana.miles' })).toBeVisible();
  expect(await screen.findByText('Username changed')).toBeVisible();
});
