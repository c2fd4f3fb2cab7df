import { expect, type Page } from '@playwright/test';
import { ownPassword } from './client';

/** A demonstration account (README.md). */
export const demo = (username: string) => ({ username, password: 'linehaul-demo' });

export const demoAccount = demo('driver');

export const meCall = '**/api/account/me/';

/** Fills in the login page, and returns its submit button. */
export async function fillLogin(page: Page, { username, password } = demoAccount) {
  await page.getByLabel('Login').fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  return page.getByRole('button', { name: 'Enter' });
}

export async function signIn(page: Page, account = demoAccount): Promise<void> {
  const submit = await fillLogin(page, account);
  await submit.click();
  await expect(page).not.toHaveURL(/\/login$/);
}

/** Signs in with a first password, chooses a new password, and waits until the login page closes. */
export async function signInFirst(page: Page, account: typeof demoAccount): Promise<void> {
  const submit = await fillLogin(page, account);
  await submit.click();
  await page.getByLabel('New Password').fill(ownPassword);
  await submit.click();
  await expect(page).not.toHaveURL(/\/login/);
}

export async function choosePassword(page: Page, username: string, password: string) {
  await expect(page.getByText(`Your login is ${username}.`)).toBeVisible();
  await page.getByLabel('New Password').fill(password);
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

/** The menu button of the current layout: the user menu on a desktop, the side menu on a phone. */
export function menuButton(page: Page, username: string) {
  const isPhone = (page.viewportSize()?.width ?? 0) < 900;
  return isPhone
    ? page.getByRole('button', { name: 'Open menu' })
    : page.getByRole('banner').getByRole('button', { name: username });
}

export async function chooseAccountItem(page: Page, username: string, item: string): Promise<void> {
  await menuButton(page, username).click();
  const inMenu = page.getByRole('menuitem', { name: item });
  const inSideMenu = page
    .getByRole('list', { name: 'Account' })
    .getByRole('button', { name: item });
  await inMenu.or(inSideMenu).click();
}

/** Expects the username in the header or in the side menu, and closes the menu again. */
export async function expectName(page: Page, username: string): Promise<void> {
  const button = menuButton(page, username);
  await expect(button).toBeVisible();
  if ((page.viewportSize()?.width ?? 0) >= 900) return;
  await button.click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByText(username, { exact: true })).toBeVisible();
  // Closes the menu with Escape, because a toast may cover the menu button.
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
}

export function storedSession(page: Page) {
  return page.evaluate(() => ({
    accessToken: localStorage.getItem('accessToken'),
    refreshToken: localStorage.getItem('refreshToken'),
    user: JSON.parse(localStorage.getItem('user') ?? 'null') as unknown,
  }));
}

/** Replaces the stored access token with an invalid one, as if it had expired. The page reads it at its next reload. */
export async function expireAccessToken(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('accessToken', 'expired'));
}

/** Waits until the page has replaced the token of `expireAccessToken`. */
export const tokenIsRenewed = (page: Page) =>
  expect.poll(async () => (await storedSession(page)).accessToken).not.toBe('expired');
