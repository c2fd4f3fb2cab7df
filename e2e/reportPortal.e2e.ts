import type { Page, Route } from '@playwright/test';
import { expireAccessToken, storedSession } from './support/account';
import { cameraPhoto, photosIn, photosReady } from './support/photo';
import { fillInHeader, markDefective, markRestGood, openReport } from './support/report';
import { expect, signedInTest as test } from './support/test';

// @only-all: src/features/inspection/delivery/onlyTheServer.test.ts tests such responses to each of the report's calls.

/**
 * Responds to calls with an HTML page, as a portal, an inspecting proxy or a static host does
 * (docs/decisions/0004-readings.md, Only the server's response).
 */
const answer = (route: Route) =>
  route.fulfill({
    status: 200,
    contentType: 'text/html',
    body: '<!doctype html><title>Welcome to our network</title><p>Accept the terms.</p>',
  });

const create = '**/api/driver/create/inspection/';
const current = '**/api/driver/current/inspection/';
const photo = '**/api/fleet/photos/**';
const refresh = '**/account/refresh/';

async function fillInSilentHorn(page: Page, rig: { truck: string; trailer: string }) {
  await fillInHeader(page, rig);
  await markDefective(page, 'Horn', 'Horn is silent');
  await page.getByLabel('Above defects need correction').check();
  await markRestGood(page);
}

test('a report and its photo stay on the phone while a portal responds to their calls, and arrive once the portal is gone', async ({
  page,
  office,
  rig,
}) => {
  const ready = photosReady(page);
  await openReport(page);
  await ready;
  await fillInSilentHorn(page, rig);
  const horn = page.getByRole('group', { name: 'Horn', exact: true });
  await page.getByLabel('Add photo, Horn').setInputFiles(await cameraPhoto(1200, 900));
  await expect(photosIn(page, 'Horn')).toHaveCount(1);

  for (const call of [create, current, photo]) await page.route(call, answer);
  await page.getByRole('button', { name: 'Save Report (Defects Found)' }).click();
  await expect(page.getByText('Error saving inspection')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Defect description, Horn')).toHaveValue('Horn is silent');
  await expect(page.getByText('Report saved at the office')).toHaveCount(0);
  await expect(page.getByText('Inspection saved successfully')).toHaveCount(0);
  await expect(horn.getByText(/Sent\./)).toHaveCount(0);
  expect(await office.defects(rig.truck)).toEqual([]);

  for (const call of [create, current, photo]) await page.unroute(call);
  await page.reload();
  await expect(page.getByText('Inspection saved successfully')).toBeVisible();
  await expect
    .poll(async () => (await office.defects(rig.truck)).map(({ photos }) => photos.length))
    .toEqual([1]);
});

test('a session survives a portal that responds to the refresh with an HTML page', async ({
  page,
}) => {
  await openReport(page);
  await page.route(refresh, answer);
  await expireAccessToken(page);
  await page.reload();
  await expect(page.getByText('Driver Vehicle Inspection Report')).toBeVisible();
  await page.waitForResponse((response) => response.url().endsWith('/account/refresh/'));
  expect((await storedSession(page)).refreshToken).not.toBeNull();
  await page.unroute(refresh);
  await page.reload();
  await expect.poll(async () => (await storedSession(page)).accessToken).not.toBe('expired');
  await expect(page).toHaveURL(/\/vehicle-report$/);
});

test("an application fails if a portal's page is the response, and the form keeps its input", async ({
  page,
}) => {
  await page.route('**/api/driver/form/', answer);
  await page.goto('/drivers');
  const form = page.getByRole('main').getByRole('form');
  await form.getByLabel('First name').fill('Dana');
  await form.getByLabel('Last name').fill('Miles');
  await form.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByText('Failed to send')).toBeVisible();
  await expect(page.getByText('Your information is sent')).toHaveCount(0);
  await expect(form.getByLabel('First name')).toHaveValue('Dana');
});

test("the login page says that the server could not be reached if a captive portal's page is the response", async ({
  browser,
  linehaul,
}) => {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const page = await context.newPage();
  await page.route('**/api/account/login/', answer);
  await page.goto(`${linehaul.url}/login`);
  await page.getByLabel('Login').fill('driver');
  await page.getByRole('textbox', { name: 'Password' }).fill('linehaul-demo');
  await page.getByRole('button', { name: 'Enter' }).click();
  await expect(page.getByLabel('Login')).toHaveAccessibleDescription(
    'The server could not be reached. Try again.',
  );
  await context.close();
});
