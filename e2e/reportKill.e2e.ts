import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { signIn } from './support/account';
import { kill } from './support/kill';
import { expect, test } from './support/test';

/** What the page reported as saved is still there after the operating system kills the browser. */

// Playwright cannot finish the trace of a killed browser and would fail the test.
test.use({ trace: 'off', baseURL: async ({ own }, use) => use(own.url) });

let profile: string;
test.beforeEach(() => {
  profile = fs.mkdtempSync(path.join(os.tmpdir(), 'linehaul-profile-'));
});
test.afterEach(() => {
  fs.rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
});

const goodButtons = (page: Page) => page.locator('.mark-good');
const pressed = (page: Page) => page.locator('.mark-good[aria-pressed="true"]');
const saved = (page: Page) => expect(page.getByText('Saved on this phone')).toBeVisible();

/**
 * Opens the report as on a restarted phone. The browser writes the login to disk seconds late, so
 * it may have forgotten it.
 */
async function openReport(): Promise<{ context: BrowserContext; page: Page }> {
  const context = await chromium.launchPersistentContext(profile);
  const page = await context.newPage();
  await page.goto('/vehicle-report');
  const login = page.getByLabel('Login');
  await expect(login.or(goodButtons(page).first())).toBeVisible();
  if (await login.isVisible()) await signIn(page);
  await expect(goodButtons(page)).toHaveCount(63);
  return { context, page };
}

test('a SIGKILL of the browser loses no answer that was reported as saved', async ({
  isMobile,
}) => {
  test.skip(!isMobile, 'The storage is the same at any width.');
  test.setTimeout(300_000);

  // Kill right after the first answer.
  let { context, page } = await openReport();
  await goodButtons(page).nth(0).tap();
  await saved(page);
  await kill(context);

  // Kill after several answers in a row, waiting only for the last one.
  ({ context, page } = await openReport());
  await expect(pressed(page)).toHaveCount(1);
  for (const item of [1, 2, 3, 4]) await goodButtons(page).nth(item).tap();
  await saved(page);
  await kill(context);

  // Kill while the next answer is being written.
  ({ context, page } = await openReport());
  await expect(pressed(page)).toHaveCount(5);
  await goodButtons(page).nth(5).tap();
  await saved(page);
  await goodButtons(page).evaluateAll((buttons: HTMLElement[]) => buttons.at(62)?.click());
  await kill(context);

  // Kill after typing text without a connection.
  ({ context, page } = await openReport());
  for (const item of [0, 1, 2, 3, 4, 5]) {
    await expect(goodButtons(page).nth(item)).toHaveAttribute('aria-pressed', 'true');
  }
  await context.setOffline(true);
  await page.getByLabel('Truck number').fill('T-7');
  await saved(page);
  await kill(context);

  // Kill after an answer was cleared and the browser had time to write its own files.
  ({ context, page } = await openReport());
  await expect(page.getByLabel('Truck number')).toHaveValue('T-7');
  await goodButtons(page).nth(0).tap();
  await saved(page);
  await sleep(6000);
  await kill(context);

  ({ context, page } = await openReport());
  await expect(goodButtons(page).nth(0)).toHaveAttribute('aria-pressed', 'false');
  for (const item of [1, 2, 3, 4, 5]) {
    await expect(goodButtons(page).nth(item)).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(page.getByLabel('Truck number')).toHaveValue('T-7');
  await kill(context);
});
