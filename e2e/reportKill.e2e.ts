import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import type { Client } from './support/client';
import { createReport } from './support/createReport';
import { kill } from './support/kill';
import { cameraPhoto, photosIn, photosReady } from './support/photo';
import { chooseAccountItem, fillLogin, signIn, storedSession } from './support/account';
import { enterName, markDefective, reviewOnDisk } from './support/report';
import { expect, test as base } from './support/test';

const test = base.extend<{ profile: string }>({
  profile: async ({}, use) => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'linehaul-profile-'));
    await use(folder);
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  },
});

// Playwright cannot finish the trace of a killed browser and would fail the test.
test.use({ trace: 'off', serviceWorkers: 'allow' });

const goodButtons = (page: Page) => page.locator('.mark-good');
const saved = (page: Page) => expect(page.getByText('Saved on this phone')).toBeVisible();

/**
 * Opens the report as on a restarted phone. Restores the session, because the browser writes it to disk with a delay of
 * seconds, so the kill may lose it.
 */
async function restart(
  profile: string,
  { localStorage }: Client,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await chromium.launchPersistentContext(profile);
  await context.addInitScript((session) => {
    if (window.location.protocol !== 'http:') return;
    for (const { name, value } of session) window.localStorage.setItem(name, value);
  }, localStorage);
  const page = await context.newPage();
  const ready = photosReady(page);
  await page.goto('/vehicle-report');
  await expect(page.getByLabel('Truck number')).toBeVisible();
  await ready;
  return { context, page };
}

test('a SIGKILL of the browser loses no entry, photo or signature that the page showed as saved', async ({
  person,
  office,
  rig,
  profile,
}) => {
  let { context, page } = await restart(profile, person);
  await page.getByLabel('Truck number').fill(rig.truck);
  for (const item of [0, 1, 2]) await goodButtons(page).nth(item).tap();
  await saved(page);
  // Begins to write another entry, so that the kill interrupts it.
  await goodButtons(page).evaluateAll((buttons: HTMLElement[]) => buttons.at(62)?.click());
  await kill(context);

  ({ context, page } = await restart(profile, person));
  await expect(page.getByLabel('Truck number')).toHaveValue(rig.truck);
  for (const item of [0, 1, 2]) {
    await expect(goodButtons(page).nth(item)).toHaveAttribute('aria-pressed', 'true');
  }
  await markDefective(page, 'Battery', 'Leaks');
  await saved(page);
  await page.getByLabel('Add photo, Battery').setInputFiles(await cameraPhoto(800, 600));
  await expect(photosIn(page, 'Battery')).toHaveCount(1);
  await kill(context);

  // From here on, the bar says that the truck is held.
  await createReport(await office.newPerson(), rig, { radiator: 'Leaks at the lower hose' });
  ({ context, page } = await restart(profile, person));
  await expect(photosIn(page, 'Battery')).toHaveCount(1);
  const panel = () => page.getByRole('region', { name: 'Previous report' });
  await enterName(page, 'Dana Miles');
  await expect(
    panel().getByText('Radiator: Leaks at the lower hose', { exact: true }),
  ).toBeVisible();
  await context.setOffline(true);
  await panel().getByRole('checkbox', { name: 'I have read this' }).check();
  await panel().getByRole('button', { name: 'I have reviewed the last report' }).click();
  await expect(panel().getByText(/Not sent yet\.$/)).toBeVisible();
  await reviewOnDisk(page);
  await kill(context);

  ({ context, page } = await restart(profile, person));
  await expect(panel().getByText(/^Reviewed by Dana Miles .* Sent\.$/)).toBeVisible();
  await expect(panel().getByRole('checkbox', { name: 'I have read this' })).toBeChecked();
  await kill(context);
  expect(await office.reports(rig.truck)).toMatchObject([{ reviews: [{ name: 'Dana Miles' }] }]);
});

/** Starts the browser on a page, without what its localStorage had. */
async function startWithoutLocalStorage(profile: string, url: string, offline = false) {
  fs.rmSync(path.join(profile, 'Default', 'Local Storage'), { recursive: true });
  const context = await chromium.launchPersistentContext(profile);
  await context.setOffline(offline);
  const page = await context.newPage();
  await page.goto(url);
  return { context, page };
}

test('a driver is still signed in after a SIGKILL right after the sign-in, without a connection too, and not after the sign-out', async ({
  person,
  office,
  profile,
}) => {
  const earlier = await office.newPerson();
  let context = await chromium.launchPersistentContext(profile);
  let page = await context.newPage();
  await page.goto('/vehicle-report');
  await signIn(page, earlier.account);
  // The report's page must be in the cache for the start without a connection.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await chooseAccountItem(page, earlier.username, 'Logout');
  await expect(page).toHaveURL(/\/login$/);

  await page.goto('/vehicle-report');
  await fillLogin(page, person.account).then((submit) => submit.click());
  await page.getByLabel('Truck number').fill('T-1');
  await saved(page);
  const session = await storedSession(page);
  await kill(context);

  ({ context, page } = await startWithoutLocalStorage(profile, '/vehicle-report', true));
  await expect(page.getByLabel('Truck number')).toHaveValue('T-1');
  expect(await storedSession(page)).toEqual(session);
  await kill(context);

  ({ context, page } = await startWithoutLocalStorage(profile, '/'));
  await chooseAccountItem(page, person.username, 'Logout');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await kill(context);

  ({ context, page } = await startWithoutLocalStorage(profile, '/vehicle-report', true));
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText(/^A report of .* waits on this phone\.$/)).toBeVisible();
  await kill(context);
});
