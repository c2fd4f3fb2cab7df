import type { Locator, Page } from '@playwright/test';
import type { ContentMode } from './foreignHost';
import { expect, test } from './test';

/** The texts of sections 2, 5 and 8 of the specification, as literals. */

const loadFailed = 'Failed to load data. Please try again later.';

/** Texts of the pages by how their calls for content end, and how often each stands there at least. */
const pages: Record<ContentMode, Record<string, Record<string, number>>> = {
  full: {
    '/': {
      Home: 1,
      About: 1,
      Services: 1,
      'For drivers': 1,
      'For shippers': 1,
      Login: 1,
      'Home title': 1,
      'Join the giants': 1,
      'Get in touch with us': 2,
      Drivers: 1,
      Shipper: 1,
      'First solution': 1,
      'Leave a comment': 1,
      'A shown comment': 1,
      '1 Main Street': 1,
      '+15550100001': 1,
      '+15550100002': 1,
      'mail@example.com': 1,
      '2025': 1,
      'All rights reserved': 1,
    },
    '/drivers': { 'Drive for us': 1, 'Get in touch with us': 1, 'Work with us': 1, 'Step one': 1 },
    '/shippers': { 'Get instant quote': 1, Shippers: 1, 'Contact us': 1, 'Choice one': 1 },
    '/login': {
      'Enter to the platform': 1,
      Login: 1,
      'Remember me': 1,
      'Forgot password?': 1,
      Enter: 1,
    },
  },
  empty: {
    '/': {
      'No features available.': 1,
      'No companies available.': 1,
      'No data available.': 1,
      'No testimonials available': 1,
      'Leave a comment': 1,
      'Join the giants': 1,
    },
    '/drivers': { 'No features available.': 1 },
    '/shippers': { 'No features available.': 1 },
  },
  failing: {
    '/': {
      'Error: Failed to fetch data': 1,
      [loadFailed]: 2,
      'Failed to load data': 1,
      'Failed to fetch data. Please try again later.': 1,
      'Error fetching data': 1,
    },
    '/drivers': { [loadFailed]: 1 },
    '/shippers': {
      'Failed to load features. Please try again later.': 1,
      'Error fetching data': 1,
    },
  },
  hanging: {
    '/': { 'Loading video...': 1, 'Loading...': 3, 'Loading map...': 1 },
    '/drivers': { 'Loading...': 1 },
    '/shippers': { 'Loading...': 1 },
  },
};

/** Texts outside of scripts, which hidden tabs and closed dialogs do not have. */
const textOf = (page: Page) => page.locator('body').innerText();

const count = (all: string, text: string) => all.split(text).length - 1;

for (const [mode, byPath] of Object.entries(pages)) {
  test(`every page shows the specified texts when its content is ${mode}`, async ({
    page,
    host,
  }) => {
    host.serve(mode as ContentMode);
    for (const [path, texts] of Object.entries(byPath)) {
      await page.goto(path);
      if (path === '/') {
        // The map fetches its places once it is near.
        await page
          .getByRole('button', { name: 'Get in touch with us' })
          .last()
          .scrollIntoViewIfNeeded();
      }
      const missing = async () => {
        const all = await textOf(page);
        return Object.entries(texts).flatMap(([text, times]) =>
          count(all.toLowerCase(), text.toLowerCase()) >= times ? [] : [`${path}: ${text}`],
        );
      };
      await expect.poll(missing).toEqual([]);
      expect(await textOf(page)).not.toContain('A hidden comment');
      expect(await textOf(page)).not.toContain('Second solution');
    }
  });
}

const xs = (length: number) => 'x'.repeat(length);

/** A form's fields by label, what is entered, and the message that the field then has. */
type Rules = readonly (readonly [label: string, entered: string, message: string])[];

const driverRules: Rules = [
  ['First name', '', 'First name is required'],
  ['First name', 'Dana M', 'First name must contain only letters without spaces'],
  ['First name', 'Zoë', 'First name must contain only letters without spaces'],
  ['First name', xs(101), 'First name must be 100 characters or less'],
  ['Last name', '', 'Last name is required'],
  ['Last name', "O'Neil", 'Last name must contain only letters without spaces'],
  ['Last name', xs(101), 'Last name must be 100 characters or less'],
  ['Phone', '555-0100', "Phone number must contain only digits and may start with '+'"],
  [
    'Phone',
    '123456789012345678901',
    "Phone number must contain only digits and may start with '+'",
  ],
  ['Email', 'nobody', 'Invalid email format'],
  ['Email', xs(300), 'Invalid email format'],
  ['Email', `${xs(250)}@example.com`, 'Email must be 254 characters or less'],
  ['Home State', xs(251), 'State name must be 250 characters or less'],
];

const quoteRules: Rules = [
  ['Pickup location', '', 'Pickup location is required'],
  ['Pickup location', xs(251), 'Pickup location must be 250 characters or less'],
  ['Delivery location', '', 'Delivery location is required'],
  ['Delivery location', xs(251), 'Delivery location must be 250 characters or less'],
  ['Pickup date', '', 'Pickup date is required'],
  ['Commodity', '', 'Commodity is required'],
  ['Commodity', xs(251), 'Commodity must be 250 characters or less'],
  ['Total weight', '', 'Total weight is required'],
  ['Total weight', '1,000', 'Total weight must be a number (e.g., 1000 or 1000.5)'],
  ['Business email', '', 'Business email is required'],
  ['Business email', 'nobody', 'Invalid email format'],
  ['Business email', xs(300), 'Invalid email format'],
  ['Business email', `${xs(250)}@example.com`, 'Email must be 254 characters or less'],
];

const commentRules: Rules = [
  ['First Name', '', 'First Name is required'],
  ['First Name', 'Dana M', 'First name must contain only letters without spaces'],
  ['Last Name', '', 'Last Name is required'],
  ['Last Name', xs(101), 'Last name must be 100 characters or less'],
  ['Description', '', 'Description is required'],
  ['Company Name', '', 'Company Name is required'],
  ['Position User', '', 'Position User is required'],
];

/** Enters each text and submits; the message stands under the field and goes once it is edited. */
async function expectRules(form: Locator, rules: Rules): Promise<void> {
  for (const [label, entered, message] of rules) {
    const field = form.getByLabel(label, { exact: true });
    await field.fill(entered);
    await form.locator('button[type=submit]').click();
    await expect(field, `${label}: '${entered.slice(0, 30)}'`).toHaveAccessibleDescription(
      new RegExp(message.replace(/[.*+?()'/\\]/g, '\\$&')),
    );
  }
}

test('the driver application shows the specified messages', async ({ page, host }) => {
  await page.goto('/drivers');
  await expectRules(page.getByRole('main').getByRole('form'), driverRules);
  const email = page.getByLabel('Email');
  await email.fill('nobody');
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByText('Invalid email format')).toBeVisible();
  await email.fill('nobody@');
  await expect(page.getByText('Invalid email format')).toHaveCount(0);
  expect(host.received.map(({ call }) => call)).not.toContain('POST /api/driver/form/');
});

test('the quote form shows the specified messages and begins with the specified values', async ({
  page,
}) => {
  await page.goto('/shippers');
  await page.getByRole('button', { name: 'Get instant quote' }).click();
  const dialog = page.getByRole('dialog', { name: 'Shippers Application' });
  await expect(dialog.getByLabel('Pickup date')).toHaveValue('2025-06-14');
  expect(
    await dialog
      .getByRole('radio')
      .evaluateAll((all: HTMLInputElement[]) => all.map((r) => r.value)),
  ).toEqual(['dry_van', 'refrigerated', 'open_deck', 'other']);
  await expect(dialog.locator('input[value=dry_van]')).toBeChecked();
  await expectRules(dialog, quoteRules);
});

test('the comment form shows the specified messages', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Leave a comment' }).click();
  await expectRules(page.getByRole('dialog'), commentRules);
});

test('a failed lead, comment and login show the specified texts', async ({ page, host }) => {
  const fails = () => ({ status: 500, body: {} });
  for (const call of [
    'POST /api/driver/form/',
    'POST /api/common/comments/',
    'POST /api/account/login/',
    'GET /api/account/forgot-password/',
  ]) {
    host.answer(call, fails);
  }
  await page.goto('/drivers');
  const form = page.getByRole('main').getByRole('form');
  await form.getByLabel('First name').fill('Dana');
  await form.getByLabel('Last name').fill('Miles');
  await form.locator('button[type=submit]').click();
  await expect(page.getByRole('alert').getByText('Failed to send')).toBeVisible();

  await page.goto('/');
  await page.getByRole('button', { name: 'Leave a comment' }).click();
  const dialog = page.getByRole('dialog');
  for (const label of ['First Name', 'Last Name', 'Company Name', 'Position User', 'Description']) {
    await dialog.getByLabel(label, { exact: true }).fill('Dana');
  }
  await dialog.locator('button[type=submit]').click();
  await expect(page.getByText('Failed to submit comment. Please try again.')).toBeVisible();

  await page.goto('/login');
  const login = page.getByLabel('Login', { exact: true });
  await login.fill('dana');
  await page.getByRole('textbox', { name: 'Password' }).fill('wrong');
  await page.getByRole('button', { name: 'Enter' }).click();
  await expect(login).toHaveAccessibleDescription('Login failed. Please check your credentials.');
  host.answer('POST /api/account/login/', () => ({
    status: 400,
    body: { username: ['No such login', 'Second'], password: ['Too short'] },
  }));
  await page.getByRole('button', { name: 'Enter' }).click();
  await expect(login).toHaveAccessibleDescription('No such login');
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveAccessibleDescription(
    'Too short',
  );
  await page.getByText('Forgot password?').click();
  await expect(
    page.getByText('Failed to load contact information. Please try again later.'),
  ).toBeVisible();
  host.answer('GET /api/account/forgot-password/', () => ({
    status: 200,
    body: { email: 'help@example.com', phone: '' },
  }));
  await page.goto('/login');
  await page.getByText('Forgot password?').click();
  await expect(page.getByText('Contact Support')).toBeVisible();
  await expect(
    page.getByText('Please contact our support team to reset your password:'),
  ).toBeVisible();
});

test('the account dialogs and the report show the specified texts', async ({ page, host }) => {
  await page.addInitScript(() => {
    localStorage.setItem('accessToken', 'access-1');
    localStorage.setItem('refreshToken', 'refresh-1');
    localStorage.setItem('user', JSON.stringify({ username: 'dana', email: 'dana@example.com' }));
  });
  host.answer('PATCH /api/account/change-username/', () => ({ status: 500 }));
  host.answer('PUT /api/account/change-username/', () => ({ status: 500 }));
  host.answer('PUT /api/account/change-password/', () => ({ status: 500 }));
  host.answer('GET /api/driver/current/inspection/', () => ({ status: 500 }));
  host.answer('POST /api/driver/create/inspection/', () => ({ status: 400, body: {} }));
  await page.goto('/vehicle-report');
  await expect(page.getByText('Driver Vehicle Inspection Report')).toBeVisible();
  await expect(page.getByText('Error fetching inspection data')).toBeVisible();
  const submit = page.getByRole('button', { name: 'Complete Inspection' });
  await expect(submit).toBeVisible();
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  for (const counter of ['Passed', 'Failed', 'Pending', 'Total']) {
    await expect(page.getByText(counter, { exact: true }).first()).toBeVisible();
  }

  const account = page.getByRole('banner').getByRole('button', { name: 'dana' });
  await account.click();
  for (const item of ['Vehicle Report', 'Change Username', 'Change Password', 'Logout']) {
    await expect(page.getByRole('menuitem', { name: item })).toBeVisible();
  }
  await page.getByRole('menuitem', { name: 'Change Username' }).click();
  const dialog = page.getByRole('dialog');
  const username = dialog.getByLabel('New Username');
  await username.fill('  ');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(username).toHaveAccessibleDescription(/^Username cannot be empty/);
  await username.fill('dana2');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(username).toHaveAccessibleDescription(/^Unexpected error occurred/);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await account.click();
  await page.getByRole('menuitem', { name: 'Change Password' }).click();
  const old = dialog.getByLabel('Old Password');
  await old.fill('secret');
  await dialog.getByLabel('New Password').fill('new secret');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(old).toHaveAccessibleDescription(/^An unexpected error occurred\./);
});
