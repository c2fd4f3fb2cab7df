import type { Page } from '@playwright/test';
import type { ContentMode } from './foreignHost';
import { expect, serveSite, signInStored, test } from './test';

// @only-all: takes up to a minute, and only a change to a specified text, limit or time breaks it.

/** These tests repeat the texts from sections 2 and 8 of the specification as literals. */

const loadFailed = 'Failed to load data. Please try again later.';

/** The texts of each page by content mode, with the minimum number of occurrences of each text. */
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

const readVisibleText = (page: Page) => page.locator('body').innerText();

const count = (all: string, text: string) => all.split(text).length - 1;

for (const [mode, byPath] of Object.entries(pages)) {
  test(`the pages show the specified texts in the content mode ${mode}`, async ({ page, host }) => {
    host.serve(mode as ContentMode);
    for (const [path, texts] of Object.entries(byPath)) {
      await page.goto(path);
      if (path === '/') {
        // The map fetches its locations once it is near the window.
        await page
          .getByRole('button', { name: 'Get in touch with us' })
          .last()
          .scrollIntoViewIfNeeded();
      }
      const missing = async () => {
        const all = await readVisibleText(page);
        return Object.entries(texts).flatMap(([text, times]) =>
          count(all.toLowerCase(), text.toLowerCase()) >= times ? [] : [`${path}: ${text}`],
        );
      };
      await expect.poll(missing).toEqual([]);
      expect(await readVisibleText(page)).not.toContain('A hidden comment');
      expect(await readVisibleText(page)).not.toContain('Second solution');
    }
  });
}

test('/drivers and /shippers load their background pictures from the fields that the API misspells', async ({
  page,
  host,
}) => {
  const calls = () => host.received.map(({ call }) => call);
  await page.goto('/drivers');
  await expect.poll(calls).toContain('GET /media/driver-back.jpg');
  await page.goto('/shippers');
  await expect.poll(calls).toContain('GET /media/shipper-back.jpg');
});

test("a location shows its title, its description and 'More info', and an invalid list of locations shows 'Failed to load data'", async ({
  page,
  host,
}) => {
  const showMap = async () => {
    await page.goto('/');
    await page.getByRole('heading', { name: 'Where we are' }).scrollIntoViewIfNeeded();
  };
  await showMap();
  await page.getByRole('button', { name: 'Chicago' }).click();
  const popup = page.getByRole('group', { name: 'Chicago' });
  await expect(popup).toContainText('Chicago');
  await expect(popup).toContainText('Terminal');
  await expect(popup.getByRole('link', { name: 'More info' })).toHaveAttribute(
    'href',
    'https://example.com/chicago',
  );
  host.answer('GET /api/common/locations/', () => ({ status: 200, body: { places: [] } }));
  await showMap();
  await expect(page.getByText('Failed to load data', { exact: true })).toBeVisible();
});

test("another carrier's site without any content shows the texts for empty sections, and the buttons", async ({
  page,
  host,
}) => {
  const company = {
    name: 'Northway',
    tagline: '',
    description: '',
    logo_light: null,
    logo_dark: null,
    accent: null,
    dot_number: '',
    mc_number: '',
  };
  const site = await serveSite(host.url, { company });
  host.serve('empty');
  host.answer('GET /api/about/', () => ({
    status: 200,
    body: {
      services_text: '',
      comments_text: '',
      companies_text: '',
      driver_and_shipper_text: '',
      home_title_text: '',
      reliable_solution_text: '',
    },
  }));
  await page.goto(site.url);
  const main = page.getByRole('main');
  for (const text of [
    'No features available.',
    'No companies available.',
    'No data available.',
    'No testimonials available',
  ]) {
    await expect(main.getByText(text)).toBeVisible();
  }
  for (const name of ['Join the giants', 'Leave a comment']) {
    await expect(main.getByRole('button', { name })).toBeVisible();
  }
  for (const id of ['about', 'services']) {
    await expect(page.locator(`#${id}`)).toBeVisible();
  }
  await site.stop();
});

test('a failed application, comment, login or call for the support contacts shows the specified text', async ({
  page,
  host,
}) => {
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
  await signInStored(page);
  host.answer('PATCH /api/account/change-username/', () => ({ status: 500 }));
  host.answer('PUT /api/account/change-username/', () => ({ status: 500 }));
  host.answer('PUT /api/account/change-password/', () => ({ status: 500 }));
  host.answer('GET /api/driver/current/inspection/', () => ({ status: 500 }));
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
