import type { Route } from '@playwright/test';
import {
  expectName,
  expireAccessToken,
  menuButton,
  storedSession,
  meCall,
  tokenIsRenewed,
} from './support/account';
import { expect, signedInTest, test } from './support/test';

const refreshCall = '**/account/refresh/';

signedInTest(
  'an account check without a response or a refresh with a server error signs nobody out',
  async ({ page, person }) => {
    await page.goto('/vehicle-report');
    await expect(page.getByLabel('Truck number')).toBeVisible();
    const { refreshToken, user } = await storedSession(page);
    const stillSignedIn = async () => {
      await expectName(page, person.username);
      await expect(page).toHaveURL(/\/vehicle-report$/);
      expect(await storedSession(page)).toMatchObject({ refreshToken, user });
    };
    /** Makes calls to this address fail. Resolves once one has failed. */
    const fails = (call: string, fail: (route: Route) => Promise<void>) =>
      new Promise<void>((resolve) => {
        void page.route(call, async (route) => {
          await fail(route);
          resolve();
        });
      });

    await test.step('the driver stays signed in when the account check gets no response', async () => {
      const failed = fails(meCall, (route) => route.abort('connectionreset'));
      await page.reload();
      await failed;
      await stillSignedIn();
      await page.unroute(meCall);
    });
    await test.step('the driver stays signed in when the refresh gets a server error', async () => {
      const failed = fails(refreshCall, (route) => route.fulfill({ status: 503 }));
      await expireAccessToken(page);
      await page.reload();
      await failed;
      await stillSignedIn();
      await page.unroute(refreshCall);
    });
    await page.reload();
    await expect(page.getByLabel('Truck number')).toBeVisible();
    await tokenIsRenewed(page);
    await stillSignedIn();
  },
);

test("the login page goes back after a press on its backdrop, shows the support contacts and the server's messages, and signs the visitor in", async ({
  page,
  person,
}) => {
  const backdrop = page.getByTestId('login-backdrop');
  await test.step("a press on the login page's backdrop goes to / if there is no history", async () => {
    await page.goto('/login');
    await backdrop.click({ position: { x: 5, y: 5 } });
    await expect(page).toHaveURL(/\/$/);
  });

  await test.step("a press on the login page's backdrop goes back if there is history", async () => {
    await page.getByRole('banner').getByRole('link', { name: 'For drivers' }).click();
    await expect(page).toHaveURL(/\/drivers$/);
    await page.getByRole('link', { name: 'Login' }).click();
    await page.getByLabel('Login').click();
    await expect(page).toHaveURL(/\/login$/);
    await backdrop.click({ position: { x: 5, y: 5 } });
    await expect(page).toHaveURL(/\/drivers$/);
    await page.goForward();
  });

  await test.step("the login page's support shows the carrier's email address and phone number", async () => {
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    const panel = page.getByRole('region', { name: 'Contact Support' });
    await expect(panel.getByRole('heading')).toBeFocused();
    await expect(panel.getByRole('link')).toHaveText([/@/, /^\+1/]);
  });

  const loginField = page.getByLabel('Login');
  const password = page.getByRole('textbox', { name: 'Password' });
  await test.step("the login form sends empty fields, and the server's messages appear under each field", async () => {
    await page.getByRole('button', { name: 'Enter' }).click();
    await expect(loginField).toHaveAccessibleDescription(/may not be blank/);
    await expect(password).toHaveAccessibleDescription(/may not be blank/);
    await expect(loginField).toBeFocused();
    await loginField.fill(person.username);
    await expect(loginField).toHaveAccessibleDescription('');
    await password.fill('wrong');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await password.press('Enter');
    await expect(loginField).toHaveAccessibleDescription(/\S/);
    await expect(password).toHaveValue('wrong');
  });

  await test.step('a login with the right password leads to the report', async () => {
    await password.fill(person.account.password);
    await password.press('Enter');
    await expect(page).toHaveURL(/\/vehicle-report$/);
    await expect(menuButton(page, person.username)).toBeVisible();
  });
});
