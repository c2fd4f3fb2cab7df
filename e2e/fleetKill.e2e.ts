import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { otherAccount, signIn } from './support/account';
import { kill } from './support/kill';
import { fileReport } from './support/office';
import { expect, test } from './support/test';

/** A review that the page reported as saved is still there after the browser is killed. */

// Playwright cannot finish the trace of a killed browser and would fail the test.
test.use({ trace: 'off', baseURL: async ({ own }, use) => use(own.url) });

let profile: string;
test.beforeEach(() => {
  profile = fs.mkdtempSync(path.join(os.tmpdir(), 'linehaul-profile-'));
});
test.afterEach(() => {
  fs.rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
});

const panelOf = (page: Page) => page.getByRole('region', { name: 'Previous report' });

/** Opens the report as on a restarted phone, which may have forgotten the login. */
async function openReport(): Promise<{ context: BrowserContext; page: Page }> {
  const context = await chromium.launchPersistentContext(profile);
  const page = await context.newPage();
  await page.goto('/vehicle-report');
  const login = page.getByLabel('Login');
  const truck = page.getByLabel('Truck number');
  await expect(login.or(truck)).toBeVisible();
  if (await login.isVisible()) await signIn(page, otherAccount);
  await expect(truck).toBeVisible();
  return { context, page };
}

test('a SIGKILL of the browser loses no review that was signed without a connection', async ({
  page: first,
  isMobile,
}) => {
  test.skip(!isMobile, 'The storage is the same at any width.');
  test.setTimeout(300_000);
  await first.goto('/vehicle-report');
  await signIn(first);
  await expect(first.getByLabel('Truck number')).toBeVisible();
  await fileReport(first, 'K-9', { radiator: 'Leaks at the lower hose' });

  let { context, page } = await openReport();
  await page.getByLabel('Driver name').fill('Dana Miles');
  await page.getByLabel('Truck number').fill('K-9');
  await expect(panelOf(page).getByText('Radiator: Leaks at the lower hose')).toBeVisible();
  await context.setOffline(true);
  await panelOf(page).getByRole('checkbox', { name: 'The vehicle is safe to drive' }).check();
  await panelOf(page).getByRole('button', { name: 'I have reviewed the last report' }).click();
  await expect(panelOf(page).getByText(/It waits for a connection\.$/)).toBeVisible();
  await expect(page.getByText('Saved on this phone')).toBeVisible();
  await kill(context);

  ({ context, page } = await openReport());
  await expect(page.getByLabel('Truck number')).toHaveValue('K-9');
  await expect(panelOf(page).getByText(/^Reviewed by Dana Miles .* Sent\.$/)).toBeVisible();
  await expect(panelOf(page).getByText(/^Reviewed by Dana Miles, /)).toHaveCount(1, {
    timeout: 60_000,
  });
  await expect(
    panelOf(page).getByRole('checkbox', { name: 'The vehicle is safe to drive' }),
  ).toBeChecked();
  await kill(context);
});
