import { expect, type Page } from '@playwright/test';

/** The demonstration account of the README. */
export const demoAccount = { username: 'driver', password: 'linehaul-demo' };

/** Signs in on the login page that is open, or is about to be. */
export async function signIn(page: Page, { username, password } = demoAccount): Promise<void> {
  await page.getByLabel('Login').fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Enter' }).click();
  await expect(page).not.toHaveURL(/\/login$/);
}
