import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { chromium } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { otherAccount, signIn } from './support/account';
import { kill } from './support/kill';
import { openOffice } from './support/office';
import { printedPages } from './support/printed';
import { cameraPhoto, photosIn, photosReady } from './support/photo';
import { fillInHeader, markRestGood, openBlankReport } from './support/report';
import { expect, test } from './support/test';

/** Photos of defects (docs/product.md, The report within a fleet). */

// Playwright cannot finish the trace of a killed browser and would fail the test.
test.use({
  trace: 'off',
  actionTimeout: 30_000,
  baseURL: async ({ own }, use) => use(own.url),
});

let profile: string;
test.beforeEach(({ isMobile }) => {
  profile = fs.mkdtempSync(path.join(os.tmpdir(), 'linehaul-profile-'));
  test.skip(!isMobile, 'Drivers photograph with their phones.');
});
test.afterEach(() => {
  fs.rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
});

const phone = { width: 390, height: 844 };
const wide = { width: 1440, height: 900 };
const goodButtons = (page: Page) => page.getByRole('button', { name: /: good$/ });
const addPhoto = (page: Page, label: string) => page.getByLabel(`Add photo, ${label}`);
const saved = (page: Page) => expect(page.getByText('Saved on this phone')).toBeVisible();

/** Opens the report as on a restarted phone, which may have forgotten the login. */
async function openReport(origin = ''): Promise<{ context: BrowserContext; page: Page }> {
  const context = await chromium.launchPersistentContext(profile);
  const page = await context.newPage();
  const ready = photosReady(page);
  await page.goto(`${origin}/vehicle-report`);
  const login = page.getByLabel('Login');
  await expect(login.or(goodButtons(page).first())).toBeVisible();
  if (await login.isVisible()) await signIn(page);
  await expect(goodButtons(page)).toHaveCount(63);
  await ready;
  return { context, page };
}

async function markDefective(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole('button', { name: `${label}: defective` }).click();
  await page.getByLabel(`Defect description, ${label}`).fill(text);
}

/** Opens the defect's photo in full, and certifies the repair. */
async function certifyHorn(mechanic: Page): Promise<void> {
  await mechanic.goto('/office/defects');
  await mechanic.getByText('Truck T-114: Horn').click();
  await mechanic.getByRole('button', { name: 'Photo 1, Horn' }).click();
  const full = mechanic.getByRole('dialog').getByRole('img', { name: 'Photo 1, Horn' });
  // Upright, and no longer than 1,600 px.
  await expect
    .poll(() => full.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]))
    .toEqual([1200, 1600]);
  await mechanic.keyboard.press('Escape');
  await mechanic.getByRole('button', { name: 'Certify repair' }).click();
  const dialog = mechanic.getByRole('dialog', { name: 'Certify repair' });
  await dialog.getByLabel('Your name').fill('M. Ortiz');
  await dialog.getByRole('button', { name: 'Certify repair' }).click();
  await expect(mechanic.getByText('M. Ortiz (signed in as mechanic)')).toBeVisible();
}

/**
 * The next driver of the truck reviews its last report, photo and all, and signs. Both are there
 * too once the page is loaded again without a connection.
 */
async function reviewLastReport(next: Page): Promise<void> {
  await signIn(next, otherAccount);
  await next.getByLabel('Truck number').fill('T-114');
  await next.getByLabel('Driver name').fill('Dana Miles');
  const panel = next.getByRole('region', { name: 'Previous report' });
  await expect(panel.getByText(/^Repaired by M\. Ortiz/)).toBeVisible();
  const photo = panel.getByRole('img', { name: 'Photo 1, Horn' });
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(320);
  await panel.getByRole('button', { name: 'I have reviewed the last report' }).click();
  await expect(panel.getByText(/^Reviewed by Dana Miles .* Sent\.$/)).toBeVisible();
  await next.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await next.context().setOffline(true);
  await next.reload();
  await expect(panel.getByText(/^Reviewed by Dana Miles/)).toBeVisible();
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(320);
}

test('a driver photographs a defect without a connection, restarts the browser, comes online; the mechanic sees the photo and certifies; the page turns good; the next driver reviews and signs; the office prints the sheet', async ({
  browser,
  own,
}) => {
  test.setTimeout(300_000);
  let { context, page } = await openReport(own.url);
  await fillInHeader(page);
  await context.setOffline(true);
  await markDefective(page, 'Horn', 'Horn is silent');
  await addPhoto(page, 'Horn').setInputFiles(await cameraPhoto());
  await expect(photosIn(page, 'Horn')).toHaveCount(1);
  await expect(page.getByText('1 of 4 photos. 1 not sent yet.')).toBeVisible();
  await markRestGood(page);
  await page.getByLabel('Above defects need correction').check();
  await page.getByRole('button', { name: 'Save Report (Defects Found)' }).click();
  await expect(page.getByText('Waiting for a connection').first()).toBeVisible();
  await context.close();

  ({ context, page } = await openReport(own.url));
  await expect(photosIn(page, 'Horn')).toHaveCount(1);
  await expect(page.getByText('1 of 4 photos. Sent.')).toBeVisible({ timeout: 90_000 });
  await expect(page.getByRole('button', { name: /^Remove: Photo/ })).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page }).include('form').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  const field = await addPhoto(page, 'Horn').locator('xpath=..').boundingBox();
  expect(field?.height).toBeGreaterThanOrEqual(48);

  const mechanic = await openOffice(browser, own.url, 'mechanic', phone);
  await certifyHorn(mechanic);
  const horn = page.getByRole('group', { name: 'Horn', exact: true });
  await expect(horn.getByText(/^Repaired by M\. Ortiz \d\d:\d\d$/)).toBeVisible({
    timeout: 10_000,
  });
  await context.close();

  const next = await (await browser.newContext({ viewport: phone })).newPage();
  await next.goto(`${own.url}/vehicle-report`);
  await reviewLastReport(next);

  const dispatcher = await openOffice(browser, own.url, 'dispatcher', wide);
  await dispatcher.goto('/office/reports');
  await dispatcher.getByRole('cell', { name: 'Truck T-114' }).first().click();
  const sheet = dispatcher.getByRole('article', { name: 'Vehicle inspection report' });
  await expect(sheet).toContainText('Repaired, certified by M. Ortiz');
  await expect(sheet.getByRole('img', { name: 'Photo 1, Horn' })).toBeVisible();
  await expect(dispatcher.getByText(/Reviewed by the next driver/)).toBeVisible();
  expect([1, 2]).toContain(await printedPages(dispatcher));
});

test('20 kills of the browser after a thumbnail showed lose no photo', async () => {
  test.setTimeout(900_000);
  const photo = await cameraPhoto();
  const labels = ['Horn', 'Battery', 'Clutch', 'Engine', 'Starter'];
  for (let taken = 0; taken < 20; taken += 1) {
    const { context, page } = await openReport();
    const label = labels[Math.floor(taken / 4)] ?? '';
    const before = taken % 4;
    if (before === 0) {
      await markDefective(page, label, 'Broken');
      await saved(page);
    }
    await expect(page.getByRole('img', { name: /^Photo \d, / })).toHaveCount(taken);
    await addPhoto(page, label).setInputFiles(photo);
    await expect(photosIn(page, label)).toHaveCount(before + 1);
    await kill(context);
  }
  const { context, page } = await openReport();
  for (const label of labels) await expect(photosIn(page, label)).toHaveCount(4);
  await kill(context);
});

test('a full disk is reported, and keeps the report', async ({ page }) => {
  const ready = photosReady(page);
  await openBlankReport(page);
  await ready;
  await fillInHeader(page);
  await markDefective(page, 'Horn', 'Horn is silent');
  await saved(page);
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    Object.assign(window, { restorePut: () => (IDBObjectStore.prototype.put = put) });
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await addPhoto(page, 'Horn').setInputFiles(await cameraPhoto());
  await expect(page.getByText(/^This phone could not keep the photo/)).toBeVisible();
  await expect(photosIn(page, 'Horn')).toHaveCount(0);
  await page.evaluate(() => (window as unknown as { restorePut: () => void }).restorePut());
  await markRestGood(page);
  await page.getByLabel('Above defects need correction').check();
  await page.getByRole('button', { name: 'Save Report (Defects Found)' }).click();
  await expect(page.getByText('Inspection saved successfully')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Defect description, Horn')).toHaveValue('Horn is silent');
});
