import { cameraPhoto, photosIn, photosReady } from './support/photo';
import { enterName, fillInHeader, markDefective, markRestGood, openReport } from './support/report';
import { expect, signedInTest as test } from './support/test';

// @only-all: unit tests cover each fallback; this shows that the report works without any one of these browser APIs.

const removals = {
  'crypto.randomUUID': () => void Reflect.deleteProperty(Crypto.prototype, 'randomUUID'),
  'the Web Locks API': () => void Reflect.deleteProperty(Navigator.prototype, 'locks'),
  BroadcastChannel: () => void Reflect.deleteProperty(window, 'BroadcastChannel'),
  'navigator.storage': () => void Reflect.deleteProperty(Navigator.prototype, 'storage'),
  IndexedDB: () => void Reflect.deleteProperty(window, 'indexedDB'),
  'service workers': () => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
};

for (const [missing, remove] of Object.entries(removals)) {
  test(`a driver fills in, corrects and submits a report in a browser without ${missing}`, async ({
    page,
    office,
    rig,
  }) => {
    await page.addInitScript(remove);
    await page.goto('/vehicle-report');
    await expect(page.getByRole('button', { name: 'Change driver name' })).toBeVisible();
    await fillInHeader(page, rig);
    await enterName(page, 'Dana Miles');
    await markDefective(page, 'Horn', 'Horn is silent');
    await page.getByRole('button', { name: 'Horn: good' }).tap();
    await markRestGood(page);
    await page.getByRole('button', { name: 'Submit Report (All Clear)' }).tap();
    await expect(page.getByRole('dialog', { name: 'Report sent' })).toBeVisible();
    expect(await office.reports(rig.truck)).toMatchObject([{ state: 'sent' }]);
  });
}

test('a browser without OffscreenCanvas in workers shrinks a photo on the page and keeps it upright', async ({
  page,
}) => {
  let removed = 0;
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const isWorker = script.includes('new OffscreenCanvas');
    if (isWorker) removed += 1;
    const body = isWorker ? `delete self.OffscreenCanvas;${script}` : script;
    await route.fulfill({ response, body });
  });
  const ready = photosReady(page);
  await openReport(page);
  await ready;
  await markDefective(page, 'Horn', 'Horn is silent');
  await page.getByLabel('Add photo, Horn').setInputFiles(await cameraPhoto());
  const size = () =>
    photosIn(page, 'Horn').evaluate((img: HTMLImageElement) => [
      img.naturalWidth,
      img.naturalHeight,
    ]);
  await expect.poll(size).toEqual([180, 240]);
  expect(removed).toBeGreaterThan(0);
});
