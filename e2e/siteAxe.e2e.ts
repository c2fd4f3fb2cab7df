import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/** WCAG and axe's best practices at 390 and 1440 px, the widths of the two Playwright projects. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function violations(page: Page): Promise<string[]> {
  // Half-faded text has half its contrast.
  await expect
    .poll(() => page.evaluate(() => document.getAnimations().map(({ playState }) => playState)))
    .not.toContain('running');
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

for (const path of ['/', '/drivers', '/shippers', '/login', '/no-such-page']) {
  test(`${path} has no violation`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('#root')).toHaveAttribute('data-live', '');
    await expect(page.locator('h1')).toBeVisible();
    if (path === '/') {
      await page.getByRole('heading', { name: 'A terminal within a day' }).scrollIntoViewIfNeeded();
      await page.getByRole('button', { name: /Chicago/ }).click();
      await expect(page.getByRole('link', { name: 'More info' })).toBeVisible();
    }
    expect(await violations(page)).toEqual([]);
  });
}

test('the comment form with errors has no violation', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Leave a comment' }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Last Name is required')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
