import type { Page } from '@playwright/test';
import { printedPages } from './support/printed';
import { cameraPhoto, photosIn, photosReady } from './support/photo';
import {
  closeReceipt,
  fillInHeader,
  markDefective,
  markRestGood,
  openReport,
  outboxOnDisk,
} from './support/report';
import { expect, signedInTest as test, type Rig } from './support/test';

test.use({ serviceWorkers: 'allow' });

const wide = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false };

async function openWithPhotos(page: Page): Promise<void> {
  const ready = photosReady(page);
  await openReport(page);
  await ready;
}

async function expectFullPhoto(mechanic: Page): Promise<void> {
  await mechanic.getByRole('button', { name: 'Photo 1, Horn' }).click();
  const full = mechanic.getByRole('dialog').getByRole('img', { name: 'Photo 1, Horn' });
  // The photo is upright, and no longer than 1,600 px.
  await expect
    .poll(() => full.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]))
    .toEqual([1200, 1600]);
}

async function expectPhotoOfLastReport(next: Page, { truck }: Rig): Promise<void> {
  await next.getByLabel('Truck number').fill(truck);
  const panel = next.getByRole('region', { name: 'Previous report' });
  const photo = panel.getByRole('img', { name: 'Photo 1, Horn' });
  const width = () => photo.evaluate((img: HTMLImageElement) => img.naturalWidth);
  await expect.poll(width).toBe(320);
  await expect(next.getByText(`Do not drive ${truck}`, { exact: true })).toBeVisible();
  await next.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await next.context().setOffline(true);
  await next.reload();
  await expect.poll(width).toBe(320);
}

test('a photo taken without a connection is kept when the page is closed and reopened, and the mechanic, the next driver and the office see it', async ({
  page,
  context,
  office,
  openAs,
  rig,
}) => {
  await openWithPhotos(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await fillInHeader(page, rig);
  await context.setOffline(true);
  await markDefective(page, 'Horn', 'Horn is silent');
  await page.getByLabel('Add photo, Horn').setInputFiles(await cameraPhoto());
  await expect(photosIn(page, 'Horn')).toHaveCount(1);
  await expect(page.getByText('1 of 4 photos. 1 waiting.')).toBeVisible();
  await page.getByLabel('Above defects need correction').check();
  await markRestGood(page);
  await page.getByRole('button', { name: 'Save Report (Defects Found)' }).click();
  await expect(page.getByText('Waiting for a connection').first()).toBeVisible();
  await outboxOnDisk(page, 'waiting');
  await page.close();

  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto('/vehicle-report');
  await closeReceipt(again);
  await expect(photosIn(again, 'Horn')).toHaveCount(1);
  await expect(again.getByText('1 of 4 photos. Sent.')).toBeVisible();
  await expect(again.getByRole('button', { name: /^Remove: Photo/ })).toHaveCount(0);
  const field = await again.getByLabel('Add photo, Horn').locator('xpath=..').boundingBox();
  expect(field?.height).toBeGreaterThanOrEqual(48);

  const mechanic = await office.newPerson('mechanic');
  const [defect] = await office.defects(rig.truck);
  await expectFullPhoto(await openAs(mechanic, `/office/defects/${defect?.id}/show`));
  await expectPhotoOfLastReport(await openAs(await office.newPerson(), '/vehicle-report'), rig);
  const [report] = await office.reports(rig.truck);
  const dispatcher = await office.newPerson('dispatcher');
  const sheets = await openAs(dispatcher, `/office/reports/${report?.id}/show`, wide);
  const sheet = sheets.getByRole('article', { name: 'Vehicle inspection report' });
  await expect(sheet.getByRole('img', { name: 'Photo 1, Horn' })).toBeVisible();
  expect([1, 2]).toContain(await printedPages(sheets));
});
