import type { Page } from '@playwright/test';
import { chooseAccountItem, signIn } from './support/account';
import { leavesHistory } from './support/history';
import {
  closeReceipt,
  fillInHeader,
  markRestGood,
  openReport,
  outboxOnDisk,
} from './support/report';
import { expect, signedInTest as test, type Rig } from './support/test';

// @only-all: the status has unit tests; reportKill.e2e.ts shows that what it says is true.

test.use({ viewport: { width: 320, height: 640 }, serviceWorkers: 'allow' });

const status = (page: Page) => page.locator('[data-bottom-bar] [data-status]');
const receipt = (page: Page) => page.getByRole('dialog', { name: 'Report sent' });

async function fillIn(page: Page, rig: Rig): Promise<void> {
  await fillInHeader(page, rig);
  await markRestGood(page);
}

const submit = (page: Page) => page.getByRole('button', { name: 'Submit Report (All Clear)' });

/** Blocks the page's storage writes with a transaction that never ends. */
async function holdStorage(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((held) => {
        const opening = indexedDB.open('linehaul');
        opening.onsuccess = () => {
          const drafts = opening.result.transaction('drafts', 'readwrite').objectStore('drafts');
          const goOn = () => (drafts.get('x').onsuccess = goOn);
          goOn();
          held();
        };
      }),
  );
}

test("the report's status shows each step up to the receipt, and the submitted report opens without a connection", async ({
  page,
  context,
  rig,
}) => {
  await openReport(page);
  await fillIn(page, rig);
  await expect(status(page)).toHaveText('Saved on this phone');
  // The page is cached once the service worker is ready.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

  await context.setOffline(true);
  await submit(page).tap();
  await expect(status(page)).toHaveText('Waiting for a connection');
  await expect(status(page)).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[aria-live="polite"] [data-status="waiting"]')).toBeVisible();
  const waits = page.getByText('The report is waiting for a connection.');
  await expect(waits).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Hide this notice' }).tap();
  await expect(waits).toHaveCount(0);
  await expect(status(page)).toBeFocused();
  await status(page).tap();
  await expect(waits).toBeInViewport({ ratio: 1 });

  await expect(page.getByRole('button', { name: 'Try now' })).toBeInViewport({ ratio: 1 });

  await context.setOffline(false);
  for (const text of [rig.truck, rig.trailer, 'Dock 4, Chicago IL', 'A. Driver']) {
    await expect(receipt(page).getByText(text, { exact: true })).toBeVisible();
  }
  await expect(receipt(page).getByText('63 good, 0 defective, 63 in all')).toBeVisible();
  const next = receipt(page).getByRole('button', { name: 'Start the next inspection' });
  await receipt(page).getByRole('button', { name: 'Show the report' }).tap();
  const sheet = page.getByRole('dialog', { name: 'My report' });
  await expect(sheet.getByText('Horn')).toBeVisible();
  await sheet.getByRole('button', { name: 'Back' }).tap();
  await next.tap();
  await expect(receipt(page)).toHaveCount(0);
  await expect(page.getByLabel('Truck number')).toHaveValue('');
  await expect(status(page)).toHaveText(/^Sent \d+:\d\d [AP]M$/);
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await outboxOnDisk(page, 'empty');
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'My reports' }).tap();
  await page.getByRole('button', { name: `${rig.truck} · ${rig.trailer}` }).tap();
  await expect(sheet.getByText('418220')).toBeVisible();
});

test('a failed save of the report on the phone shows a message, and the office imports the copy that the driver saves', async ({
  page,
  office,
  openAs,
  rig,
}, testInfo) => {
  await openReport(page);
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.locator('.mark-good').nth(30).tap();
  await expect(status(page)).toHaveText('Not saved on this phone');
  await expect(status(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('This phone could not save what you entered last.')).toBeInViewport({
    ratio: 1,
  });
  await fillIn(page, rig);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a copy' }).tap();
  const copy = testInfo.outputPath('report.json');
  await (await downloading).saveAs(copy);
  const dispatcher = await openAs(await office.newPerson('dispatcher'), '/office/reports');
  await dispatcher.getByLabel('Import a report that a driver saved as a file').setInputFiles(copy);
  await expect(dispatcher.getByText(/^Report \d+ imported$/)).toBeVisible();
  await expect(dispatcher.getByText(new RegExp(rig.truck)).first()).toBeVisible();
});

test('a save of the report that takes more than five seconds shows a warning with instructions', async ({
  page,
}) => {
  await page.clock.install();
  await openReport(page);
  await holdStorage(page);
  await page.locator('.mark-good').first().tap();
  await expect(status(page)).toHaveText('Saving…');
  await page.clock.fastForward('00:06');
  await expect(page.getByText('Saving takes very long. Keep this page open.')).toBeInViewport();
  await expect(status(page)).toHaveText('Saving takes long');
});

test('a draft that was set aside has a notice after each reload, is shown and copied, and is gone once the driver deletes it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openReport(page);
  await page.getByLabel('Truck number').fill('T-9');
  await expect(status(page)).toHaveText('Saved on this phone');
  await page.evaluate(
    () =>
      new Promise<void>((damaged) => {
        const opening = indexedDB.open('linehaul');
        opening.onsuccess = () => {
          const drafts = opening.result.transaction('drafts', 'readwrite').objectStore('drafts');
          drafts.getAllKeys().onsuccess = (event) => {
            const keys = (event.target as IDBRequest<string[]>).result;
            const key = keys.find((one) => one.startsWith('report:'));
            const header = { values: { truck_number: 'T-9', address: 'Joliet' } };
            drafts.put({ header, patches: 'damaged' }, key).onsuccess = () => damaged();
          };
        };
      }),
  );
  const notice = page.getByText('A draft was set aside on this phone, unchanged');
  for (let visit = 0; visit < 2; visit += 1) {
    await page.reload();
    await expect(notice).toBeInViewport({ ratio: 1 });
    await expect(status(page)).toHaveText('Needs attention');
  }
  await page.getByRole('button', { name: 'Show', exact: true }).tap();
  await expect(page.getByText('Truck number: T-9')).toBeVisible();
  await page.getByRole('button', { name: 'Copy', exact: true }).tap();
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Joliet');
  await page.getByRole('button', { name: 'Delete this draft…' }).tap();
  await page.getByRole('button', { name: 'Delete', exact: true }).tap();
  await expect(notice).toHaveCount(0);
  await leavesHistory(page);
  await page.reload();
  await expect(status(page)).toHaveText('Nothing entered yet');
  await expect(notice).toHaveCount(0);
});

test('signing out with an unsent report requires a confirmation, which explains what happens to the report', async ({
  page,
  context,
  person,
  rig,
}) => {
  await openReport(page);
  await page.getByLabel('Truck number').fill(rig.truck);
  await chooseAccountItem(page, person.username, 'Logout');
  const question = page.getByRole('dialog', { name: 'Sign out?' });
  await expect(
    question.getByText(/Your report is not sent yet. It stays on this phone/),
  ).toBeVisible();
  await question.getByRole('button', { name: 'Stay' }).tap();
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL(/\/vehicle-report$/);

  await fillIn(page, rig);
  await context.setOffline(true);
  await submit(page).tap();
  await expect(status(page)).toHaveText('Waiting for a connection');
  await chooseAccountItem(page, person.username, 'Logout');
  await expect(
    question.getByText(/The office does not have your report yet\. It stays/),
  ).toBeVisible();
  await question.getByRole('button', { name: 'Sign out' }).tap();
  await expect(page).toHaveURL(/\/login$/);

  await context.setOffline(false);
  await signIn(page, person.account);
  await expect(receipt(page)).toBeVisible();
});

test.describe('the report on a server with scripted responses', () => {
  // Playwright cannot intercept calls that a service worker handles.
  test.use({ serviceWorkers: 'block' });

  test('no fetch error is shown after a successful save, or on the login page after the session has ended', async ({
    page,
    rig,
  }) => {
    await openReport(page);
    const failed = page.getByText('Error fetching inspection data');
    await page.route('**/api/driver/create/inspection/', async (route) => {
      await page.route('**/api/driver/current/inspection/', (current) =>
        current.fulfill({ status: 500, json: { detail: 'Scripted.' } }),
      );
      await route.continue();
    });
    const responded = page.waitForResponse(
      (response) => response.url().endsWith('current/inspection/') && response.status() === 500,
    );
    await fillIn(page, rig);
    await page.getByRole('button', { name: 'Horn: defective' }).tap();
    await page.getByLabel('Defect description, Horn').fill('No sound');
    await page.getByLabel('Above defects need correction').check();
    await page.getByRole('button', { name: 'Save Report (Defects Found)' }).tap();
    await expect(page.getByText('Inspection saved successfully')).toBeVisible();
    await responded;
    await closeReceipt(page);
    await expect(status(page)).toHaveText('Saved at the office');
    await expect(failed).toHaveCount(0);

    await page.unrouteAll();
    await page.route(/\/api\/(driver|account)\//, (route) =>
      route.fulfill({ status: 401, json: { detail: 'Scripted.' } }),
    );
    await page.route('**/account/refresh/', (route) =>
      route.fulfill({ status: 401, json: { detail: 'Scripted.' } }),
    );
    await page.goto('/vehicle-report');
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByLabel('Login')).toBeVisible();
    await expect(failed).toHaveCount(0);
  });
});
