import { screen, waitFor, within } from '@testing-library/react';
import { extendedSettings, startBackend, testSettings } from '@/testing/msw/backend';
import { signedIn, signedOut } from '@/testing/fixtures/account';
import { renderSite } from '@/testing/renderSite';
import '@/testing/styles';

startBackend();

const burger = () => screen.getByRole('button', { name: 'Open menu' });

async function openSideMenu(
  preloaded: typeof signedIn | typeof signedOut,
  settings = testSettings,
) {
  const view = renderSite('/nowhere', { preloaded, settings });
  await view.user.click(burger());
  return { ...view, menu: await screen.findByRole('dialog', { name: 'Menu' }) };
}

async function expectClosed() {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(burger()).toHaveFocus();
  expect(document.body).not.toHaveStyle({ overflow: 'hidden' });
}

test('the side menu is 320 px wide and locks the page behind it', async () => {
  const { menu } = await openSideMenu(signedOut);
  expect(menu).toHaveStyle({ width: '320px' });
  expect(document.body).toHaveStyle({ overflow: 'hidden' });
});

test('the side menu has the site links and Login for a visitor', async () => {
  const { menu } = await openSideMenu(signedOut);
  const links = within(menu).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Home',
    'About',
    'Services',
    'For drivers',
    'For shippers',
    'Login',
  ]);
});

test('the side menu has no link to a section that the office hides', async () => {
  const settings = { ...extendedSettings, hiddenSections: ['services'] };
  const { menu } = await openSideMenu(signedOut, settings);
  expect(within(menu).queryByRole('link', { name: 'About' })).toBeNull();
  expect(within(menu).getByRole('link', { name: 'Services' })).toBeVisible();
});

test('the side menu shows a signed-in driver their username, their email address and the four account items', async () => {
  const { menu } = await openSideMenu(signedIn);
  expect(within(menu).getByText('dana.driver')).toBeVisible();
  expect(within(menu).getByText('dana@linehaul.test')).toBeVisible();
  const items = within(within(menu).getByRole('list', { name: 'Account' })).getAllByRole('button');
  expect(items.map((item) => item.textContent)).toEqual([
    'Vehicle Report',
    'Change Username',
    'Change Password',
    'Logout',
  ]);
});

test('Escape closes the side menu and returns the focus to the button that opened it', async () => {
  const { user } = await openSideMenu(signedOut);
  await user.keyboard('{Escape}');
  await expectClosed();
});

test('a press outside the side menu closes it', async () => {
  const { user, menu } = await openSideMenu(signedOut);
  await user.click(menu.parentElement?.querySelector('.MuiBackdrop-root') ?? menu);
  await expectClosed();
});

test('the focus stays inside the open side menu', async () => {
  const { user, menu } = await openSideMenu(signedOut);
  for (let step = 0; step < 10; step++) await user.tab();
  expect(menu.parentElement).toContainElement(document.activeElement as HTMLElement);
});

test('Change Password opens its dialog and closes the side menu', async () => {
  const { user } = await openSideMenu(signedIn);
  await user.click(screen.getByRole('button', { name: 'Change Password' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change Password' });
  expect(await within(dialog).findByLabelText('Old Password')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull());
});

test('following a link closes the side menu', async () => {
  const { user, location } = await openSideMenu(signedOut);
  await user.click(screen.getByRole('link', { name: 'Login' }));
  await waitFor(() => expect(location()?.pathname).toBe('/login'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
