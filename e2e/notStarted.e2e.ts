import { type Page } from '@playwright/test';
import { expect, test } from './support/test';

// @only-all: queueEarlyEvents.test.ts tests the rule; this breaks the scripts of five pages in turn.

const pages = ['/', '/drivers', '/login', '/vehicle-report', '/office'];
const notice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This page has not loaded completely.' });

async function expectNotice(page: Page): Promise<void> {
  await expect(notice(page)).toContainText(
    'It needs JavaScript and one of these browsers, or a newer version: Chrome 109, Edge 109, Safari 16, Safari on iOS 16, Firefox 115.',
  );
  await expect(notice(page).getByRole('link')).toHaveAttribute('href', /^tel:\+?\d{7,}$/);
}

test.describe('pages without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of pages)
    test(`${path} says that it needs JavaScript and gives the carrier's phone number when JavaScript is off`, async ({
      page,
    }) => {
      await page.goto(path);
      await expectNotice(page);
    });

  test('a lead form says that it cannot be sent when JavaScript is off', async ({ page }) => {
    await page.goto('/drivers');
    // Playwright leaves out the text of a noscript element.
    const said = page.locator('form noscript');
    await expect(said).toBeVisible();
    expect(await said.evaluate(({ textContent }) => textContent)).toBe(
      'Without JavaScript this form cannot be sent.',
    );
  });
});

for (const path of pages)
  test(`${path} shows a notice in a browser that cannot parse its scripts`, async ({ page }) => {
    await page.route(/\/(main|office)\.[^/]+\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'let a = b ??!= c;' }),
    );
    await page.goto(path);
    await expectNotice(page);
  });

for (const path of pages)
  test(`${path} shows no notice about JavaScript once its scripts have run`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('[data-live], h1').first()).toBeVisible();
    await expect(notice(page)).toBeHidden();
  });
