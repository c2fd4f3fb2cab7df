import type { Page } from '@playwright/test';
import { expect, signInStored, test } from './test';

// @only-all: takes up to a minute, and only a change to a specified text, limit or time breaks it.

/** These tests repeat the texts of buttons and dialogs from section 2 of the specification as literals. */

/** Each button's page, text and index, and the title of the dialog that it opens. */
const openers = [
  ['/', 'Get in touch with us', 0, 'Driver Application'],
  ['/', 'Join the giants', 0, 'Driver Application'],
  ['/', 'Get in touch with us', 1, 'Driver Application'],
  ['/drivers', 'Get in touch with us', 0, 'Driver Application'],
  ['/shippers', 'Get instant quote', 0, 'Shippers Application'],
  ['/shippers', 'Get in touch with us', 0, 'Shipper Application'],
] as const;

async function expectDialog(page: Page, title: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title, exact: true });
  // Waits for the form, because it loads later, makes the dialog taller and moves the button.
  await expect(dialog.locator('form')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

test('each specified button opens the dialog with the specified title, and Close closes it', async ({
  page,
}) => {
  for (const [path, name, nth, title] of openers) {
    await page.goto(path);
    await page.getByRole('main').getByRole('button', { name }).nth(nth).click();
    await expectDialog(page, title);
  }
});

test("a press on the backdrop closes the 'Shipper Application' dialog of the 'Shippers' tab", async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('tab', { name: 'Shipper' }).click();
  await page.getByRole('button', { name: 'Get in touch with us' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Shipper Application', exact: true });
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toHaveCount(0);
});

test("while a lead is being sent, the button reads 'Sending...' and the inputs are disabled", async ({
  page,
  host,
}) => {
  host.answer('POST /api/driver/form/', () => 'never');
  host.answer('POST /api/shipper/form/', () => 'never');
  await page.goto('/drivers');
  const application = page.getByRole('main').getByRole('form');
  await application.getByLabel('First name').fill('Dana');
  await application.getByLabel('Last name').fill('Miles');
  await application.locator('button[type=submit]').click();
  await expect(application.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await expect(application.getByLabel('First name')).toBeDisabled();

  await page.goto('/shippers');
  await page.getByRole('button', { name: 'Get instant quote' }).click();
  const quote = page.getByRole('dialog');
  await quote.getByLabel('Pickup location').fill('Chicago');
  await quote.getByLabel('Delivery location').fill('Dallas');
  await quote.getByLabel('Commodity').fill('Paper');
  await quote.getByLabel('Total weight').fill('1000');
  await quote.getByLabel('Business email').fill('a@example.com');
  await quote.locator('button[type=submit]').click();
  await expect(quote.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await expect(quote.getByLabel('Commodity')).toBeDisabled();
});

test("the login button reads 'Logging in...' and the account buttons read 'Saving...' while a call is pending", async ({
  page,
  host,
}) => {
  host.answer('POST /api/account/login/', () => 'never');
  host.answer('PATCH /api/account/change-username/', () => 'never');
  host.answer('PUT /api/account/change-password/', () => 'never');
  await page.goto('/login');
  await page.getByLabel('Login', { exact: true }).fill('dana');
  await page.getByRole('textbox', { name: 'Password' }).fill('secret');
  await page.getByRole('button', { name: 'Enter' }).click();
  await expect(page.getByRole('button', { name: 'Logging in...' })).toBeDisabled();

  await signInStored(page);
  const dialog = page.getByRole('dialog');
  for (const [item, field] of [
    ['Change Username', 'New Username'],
    ['Change Password', 'New Password'],
  ] as const) {
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'dana' }).click();
    await page.getByRole('menuitem', { name: item }).click();
    if (item === 'Change Password') await dialog.getByLabel('Old Password').fill('secret');
    await dialog.getByLabel(field).fill('new value 2');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  }
});

test("a driver's side menu has the header's links, the account items, the username and the email, and a visitor's has the links and Login", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const links = ['Home', 'About', 'Services', 'For drivers', 'For shippers'];
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  for (const name of [...links, 'Login']) {
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await signInStored(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const account = ['Vehicle Report', 'Change Username', 'Change Password', 'Logout'];
  for (const text of [...links, ...account, 'dana', 'dana@example.com']) {
    await expect(menu.getByText(text, { exact: true })).toBeVisible();
  }
});

test('the header and the footer have the five specified links, and the footer has a link to each social network', async ({
  page,
}) => {
  await page.goto('/drivers');
  for (const name of ['Site', 'Footer']) {
    const links = page.getByRole('navigation', { name }).getByRole('link');
    await expect(links).toHaveText(['Home', 'About', 'Services', 'For drivers', 'For shippers']);
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/',
      '/#about',
      '/#services',
      '/drivers',
      '/shippers',
    ]);
  }
  const networks = page.getByRole('contentinfo').locator('a[target=_blank]');
  await expect(networks).toHaveCount(4);
  expect(await networks.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    [
      'https://example.com/telegram',
      'https://example.com/youtube',
      'https://example.com/instagram',
      'https://example.com/facebook',
    ],
  );
});
