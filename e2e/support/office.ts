import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import { demo, signIn } from './account';
import { expect } from './test';

/** Opens the office in a new browser context and signs in on the login page. */
export async function openOffice(
  browser: Browser,
  url: string,
  username: string,
  viewport: { width: number; height: number },
): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport });
  const page = await context.newPage();
  await page.goto('/office');
  await signIn(page, demo(username));
  await expect(page).toHaveURL(/\/office/);
  await expect(page.getByRole('heading', { name: /Last \d+ days/ })).toBeVisible();
  return page;
}

/** Runs axe on a page of the office once it has loaded. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('.RaLoadingIndicator-loader')).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual(
    [],
  );
}
