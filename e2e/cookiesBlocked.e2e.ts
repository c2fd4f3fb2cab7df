import { expect, test } from './support/test';

// @only-all: loginErrors.test.ts tests the rule.
test('the login page asks the visitor to allow cookies if the browser blocks them', async ({
  page,
}) => {
  // Playwright cannot block cookies, so this script imitates blocked cookies.
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {} });
  });
  await page.goto('/login');
  await page.getByLabel('Login').fill('driver');
  await page.getByLabel('Password', { exact: true }).fill('a password');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Allow cookies for this site to sign in.')).toBeVisible();
});
