import type { BrowserContext, Page } from '@playwright/test';
import { signIn } from './support/account';
import { expect, test } from './support/test';

/** An answer reported as saved survives a crash, and no all-clear is sent over a newer defect. */

const goodButtons = (page: Page) => page.getByRole('button', { name: /: good$/ });
const pressed = (page: Page) => page.locator('.mark-good[aria-pressed="true"]');
const saved = (page: Page) => expect(page.getByText('Saved on this phone')).toBeVisible();

async function crash(page: Page): Promise<void> {
  const gone = page.waitForEvent('crash');
  void page.goto('chrome://crash').catch(() => undefined);
  await gone;
  await page.close();
}

async function openReport(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/vehicle-report');
  await expect(goodButtons(page)).toHaveCount(63);
  return page;
}

test('a tab crash after any of the 63 taps loses no answer that was reported as saved', async ({
  page,
  context,
  isMobile,
}) => {
  test.skip(!isMobile, 'The storage is the same at any width.');
  test.setTimeout(300_000);
  await page.goto('/vehicle-report');
  await signIn(page);
  await expect(goodButtons(page)).toHaveCount(63);
  let current = page;
  for (let tap = 0; tap < 63; tap += 1) {
    await expect(pressed(current)).toHaveCount(tap);
    await goodButtons(current).nth(tap).tap();
    await saved(current);
    await crash(current);
    current = await openReport(context);
  }
  await expect(pressed(current)).toHaveCount(63);
});

test('a defect marked while the all-clear waits offline withdraws the all-clear and is sent instead', async ({
  page,
  context,
  own,
}) => {
  test.setTimeout(120_000);
  await page.goto(`${own.url}/vehicle-report`);
  await signIn(page);
  for (const [label, value] of [
    ['Driver name', 'Dana Driver'],
    ['Current location', 'Dock 4, Chicago IL'],
    ['Truck number', 'T-118'],
    ['Odometer', '482113'],
    ['Trailer numbers', '53-2201'],
  ] as const) {
    await page.getByLabel(label).fill(value);
  }
  await page.getByLabel('Driver signature', { exact: true }).fill('D. Driver');
  await goodButtons(page).evaluateAll((buttons: HTMLElement[]) => {
    for (const button of buttons) button.click();
  });
  const allClear = page.getByRole('button', { name: 'Submit Report (All Clear)' });
  await allClear.click();
  await expect(page.getByText('1 of 2: saved. Press again to send')).toBeVisible();

  await context.setOffline(true);
  await allClear.click();
  await expect(page.getByText('The report waits for a connection.')).toBeVisible();
  const horn = page.getByRole('group', { name: 'Horn' });
  await horn.getByRole('button', { name: 'Defective' }).click();
  await page.getByRole('textbox', { name: 'Defect description, Horn' }).fill('No sound');
  const hint = page.getByText('You changed the report after submitting it.');
  await expect(hint).toBeInViewport();
  await expect(page.getByText('The report waits for a connection.')).toHaveCount(0);

  await context.setOffline(false);
  await page.getByLabel('Above defects need correction').check();
  await page.getByRole('button', { name: 'Save Report (Defects Found)' }).click();
  await expect(page.getByText('Inspection saved successfully').first()).toBeVisible();
  await expect(hint).toHaveCount(0);
  const rows = 'select sent_at, horn, superseded_at is not null as superseded from inspections';
  expect(await own.rowsOf(`${rows} order by id`)).toEqual([
    { sent_at: null, horn: true, superseded: true },
    { sent_at: null, horn: false, superseded: false },
  ]);
});
