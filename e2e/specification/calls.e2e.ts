import type { Page } from '@playwright/test';
import type { ForeignHost, Received } from './foreignHost';
import { specified } from '../../server/testing/specification';
import { fillInReport, markAllGood } from './report';
import { expect, test } from './test';

const sorted = (keys: readonly string[]) => [...keys].sort();

function table(received: readonly Received[]) {
  const calls = received.filter(
    ({ call }) => !call.includes('/tiles/') && !call.includes('/media/'),
  );
  return Object.fromEntries(
    calls.map(({ call, bearer, body }) => [
      call,
      { bearer: bearer !== null, keys: sorted(Object.keys(body ?? {})) },
    ]),
  );
}

const expected = Object.fromEntries(
  Object.entries(specified).map(([call, { bearer, keys }]) => [
    call,
    { bearer, keys: sorted(keys) },
  ]),
);

async function readSite(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByText('A shown comment').first()).toBeVisible();
  await page.getByRole('heading', { name: 'Where we are' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Chicago' })).toBeVisible();
}

async function leaveComment(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Leave a comment' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('First Name').fill('Ann');
  await dialog.getByLabel('Last Name').fill('Lee');
  await dialog.getByLabel('Company Name').fill('Acme');
  await dialog.getByLabel('Position User').fill('Manager');
  await dialog.getByLabel('Description').fill('A new comment');
  await dialog.locator('button[type=submit]').click();
  await expect(page.getByText('Submitted successfully')).toBeVisible();
}

async function apply(page: Page): Promise<void> {
  await page.goto('/drivers');
  const form = page.getByRole('main').getByRole('form');
  await form.getByLabel('First name').fill('Dana');
  await form.getByLabel('Last name').fill('Miles');
  await form.locator('button[type=submit]').click();
  await expect(page.getByText('Your information is sent')).toBeVisible();
}

async function askForQuote(page: Page): Promise<void> {
  await page.goto('/shippers');
  await page.getByRole('button', { name: 'Get instant quote' }).click();
  const dialog = page.getByRole('dialog', { name: 'Shippers Application' });
  await dialog.getByLabel('Pickup location').fill('Chicago');
  await dialog.getByLabel('Delivery location').fill('Dallas');
  await dialog.getByLabel('Commodity').fill('Paper');
  await dialog.getByLabel('Total weight').fill('1000.5');
  await dialog.getByLabel('Business email').fill('a@example.com');
  await dialog.locator('button[type=submit]').click();
  await expect(page.getByText('Your information is sent')).toBeVisible();
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByText('Forgot password?').click();
  await expect(page.getByText('help@example.com')).toBeVisible();
  await page.goto('/login');
  await page.getByLabel('Login').fill('dana');
  await page.getByRole('textbox', { name: 'Password' }).fill('secret');
  await page.getByRole('button', { name: 'Enter' }).click();
  await expect(page).toHaveURL(/\/vehicle-report$/);
}

async function account(page: Page, item: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'dana' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function changeAccount(page: Page): Promise<void> {
  await account(page, 'Change Username');
  await page.getByRole('dialog').getByLabel('New Username').fill('dana');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Username changed')).toBeVisible();
  await account(page, 'Change Password');
  await page.getByRole('dialog').getByLabel('Old Password').fill('secret');
  await page.getByRole('dialog').getByLabel('New Password').fill('new secret');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Password changed')).toBeVisible();
}

/** Makes the host keep the created report and its changes. The host's dates are DD-MM-YYYY. */
function keepReport(host: ForeignHost): void {
  const keep = (report: Record<string, unknown>) => {
    host.answer('GET /api/driver/current/inspection/', () => ({ status: 200, body: report }));
    host.answer('PATCH /api/driver/update/inspection/7/', ({ body }) => {
      keep({ ...report, ...body });
      return { status: 200, body };
    });
  };
  host.answer('POST /api/driver/create/inspection/', ({ body }) => {
    keep({
      ...body,
      id: 7,
      date_inspected: '04-05-2026 06:12',
      comments: [{ vehicle_inspection: 7, key: 'horn', text: 'The horn is silent', fixed: false }],
    });
    return { status: 201, body: {} };
  });
}

test('the client makes the calls in section 7 of the specification with their methods, paths, credentials and bodies, and no other calls', async ({
  page,
  host,
}) => {
  await readSite(page);
  await leaveComment(page);
  await apply(page);
  await askForQuote(page);

  await signIn(page);
  host.answer('PATCH /api/account/change-username/', () => ({ status: 405 }));
  host.answer('PUT /api/account/change-username/', () => ({ status: 200, body: {} }));
  await changeAccount(page);

  await fillInReport(page);
  await markAllGood(page);
  await page.getByRole('button', { name: 'Horn: defective' }).click();
  await page.getByLabel('Defect description, Horn').fill('The horn is silent');
  await page.getByLabel('Above defects need correction').check();
  keepReport(host);
  host.answer('GET /api/driver/send/inspection/7/', () => ({ status: 200, body: {} }));
  await page.getByRole('button', { name: 'Save Report (Defects Found)' }).click();
  await expect(page.getByText('Inspection saved successfully')).toBeVisible();
  const create = host.received.find(({ call }) => call.startsWith('POST /api/driver/create/'));
  expect(create?.body?.date_inspected).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
  expect(create?.body?.comments).toEqual([
    { vehicle_inspection: null, key: 'horn', text: 'The horn is silent', fixed: false },
  ]);
  // Waits until no dialog covers the form.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Horn: good' }).click();
  await expect(page.getByText('Updated horn to good')).toBeVisible();
  const update = host.received.find(({ call }) => call.startsWith('PATCH /api/driver/update/'));
  expect(update?.body).toEqual({
    horn: true,
    comments: [{ vehicle_inspection: 7, key: 'horn', text: 'The horn is silent', fixed: true }],
  });
  await page.getByRole('button', { name: 'Submit Report (All Clear)' }).click();
  await expect
    .poll(() => host.received.map(({ call }) => call))
    .toContain('GET /api/driver/send/inspection/7/');

  host.answer('GET /api/account/me/', ({ bearer }) =>
    bearer === 'access-2'
      ? { status: 200, body: { username: 'dana', email: 'dana@example.com' } }
      : { status: 401, body: { detail: 'Expired.' } },
  );
  await page.goto('/');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('accessToken')))
    .toBe('access-2');
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(
    expect.arrayContaining(['accessToken', 'refreshToken', 'user']),
  );

  expect(table(host.received)).toEqual(expected);
  const withBody = host.received.filter(({ body }) => body !== null);
  for (const { call, contentType, csrf } of withBody) {
    expect(`${call}: ${contentType}`).toBe(`${call}: application/json`);
    expect(`${call}: ${csrf}`).toBe(`${call}: csrf-of-the-host`);
  }
});
