import type { Page } from '@playwright/test';
import { colors } from '@/theme/tokens';
import { stateTexts } from '@/contract/messages/states';
import { expect, faults, hangs, test } from './support/scriptedSite';

// @only-all: the unit tests of src/pages cover every call and fault.

function rgb(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}
const red = rgb(colors.stop[300]);

const sectionAt = (page: Page, at: number) =>
  page.locator('main section:not(section section)').nth(at);

async function expectOnlyFailure(page: Page, at: number, text: string): Promise<void> {
  const alert = sectionAt(page, at).getByRole('alert');
  await expect(alert).toHaveText(text);
  await expect(alert).toHaveCSS('color', red);
}

async function expectTexts(page: Page, texts: readonly string[]): Promise<void> {
  for (const text of [...texts, '2100 Mill Road']) {
    await expect(page.getByText(text).first()).toBeVisible();
  }
  await expect(page.getByRole('alert')).toHaveCount(1);
}

test.beforeEach(async ({ page }) => {
  // Aborts the requests for pictures, videos and fonts, which only take time.
  await page.route(/\.(jpg|webp|mp4|svg|woff2)$/, (route) => route.abort());
});
test.afterEach(({ site }) => site.reset());

test("on /, a failed call shows an error in its section, a pending call's section keeps loading, and other sections show their texts", async ({
  page,
  site,
}) => {
  site.respond('companies', faults['returns 500']);
  site.respond('services', hangs);
  await page.goto('/');
  await expectOnlyFailure(page, 2, stateTexts.loadFailed);
  await expect(sectionAt(page, 5).getByText('Loading...', { exact: true })).toBeVisible();
  await expectTexts(page, ['Coast to coast', 'Home every weekend', 'On time for three years.']);
});

test('on /drivers, HTML instead of the opportunities shows an error in their section, and other sections show their texts', async ({
  page,
  site,
}) => {
  site.respond('opportunities', faults['returns HTML']);
  await page.goto('/drivers');
  await expectOnlyFailure(page, 1, stateTexts.loadFailed);
  await expectTexts(page, [
    'Drive with people who know',
    'Paid by the mile',
    'It takes two minutes.',
  ]);
});

test('on /shippers, reasons in the wrong format show an error in their section, and other sections show their texts', async ({
  page,
  site,
}) => {
  site.respond('reasonsToChoose', faults['returns the wrong shape']);
  await page.goto('/shippers');
  await expectOnlyFailure(page, 3, stateTexts.sectionFailed);
  await expectTexts(page, [
    'Your freight, on the road',
    'One dispatcher',
    'Open deck',
    'Paid in ten days',
  ]);
});
