import type { BrowserContext, Page } from '@playwright/test';
import {
  chooseAccountItem,
  demoAccount,
  expectName,
  expireAccessToken,
  menuButton,
  otherAccount,
  signIn,
  storedSession,
} from './support/account';
import { expect, test } from './support/test';

/** The session in several tabs and on bad networks, and the login page. */
const meCall = '**/api/account/me/';
const refreshCall = '**/account/refresh/';
const supportCall = '**/api/account/forgot-password/';

// Playwright intercepts calls only where no service worker handles them.
test.use({ serviceWorkers: 'block' });
test.setTimeout(120_000);

function countRefreshes(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/account/refresh/')) count += 1;
  });
  return () => count;
}

const tokenIsRenewed = (page: Page) =>
  expect.poll(async () => (await storedSession(page)).accessToken).not.toBe('expired');

/** Holds back account checks until this many of them are pending. */
async function holdChecks(context: BrowserContext, count: number): Promise<void> {
  let open: () => void = () => undefined;
  const all = new Promise<void>((resolve) => (open = resolve));
  let waiting = 0;
  await context.route(meCall, async (route) => {
    waiting += 1;
    if (waiting >= count) open();
    await all;
    await route.continue();
  });
}

test('two tabs follow each other through login, an expired token, another driver and logout', async ({
  context,
  page,
}) => {
  const second = await context.newPage();
  await second.goto('/shippers');
  await page.goto('/login');

  await test.step('a login in one tab signs the other in', async () => {
    await signIn(page);
    await expectName(second, demoAccount.username);
  });

  await test.step('when both tabs get a 401, each refreshes at most once and both stay signed in', async () => {
    const refreshes = [countRefreshes(page), countRefreshes(second)];
    await expireAccessToken(page);
    await holdChecks(context, 2);
    await Promise.all([page.reload(), second.reload()]);
    await tokenIsRenewed(page);
    await expectName(page, demoAccount.username);
    await expectName(second, demoAccount.username);
    // No refresh of this step may end during the next.
    await Promise.all([page, second].map((tab) => tab.waitForLoadState('networkidle')));
    const counts = refreshes.map((count) => count());
    expect(counts[0] ?? 0).toBeLessThanOrEqual(1);
    expect(counts[1] ?? 0).toBeLessThanOrEqual(1);
    expect((counts[0] ?? 0) + (counts[1] ?? 0)).toBeGreaterThanOrEqual(1);
    await context.unroute(meCall);
  });

  await test.step('the tab that did not refresh uses the new token', async () => {
    const refreshes = [countRefreshes(page), countRefreshes(second)];
    await expireAccessToken(page);
    await page.reload();
    await tokenIsRenewed(page);
    await second.getByRole('link', { name: 'Linehaul, home' }).first().click();
    await chooseAccountItem(second, demoAccount.username, 'Vehicle Report');
    await expect(second.getByLabel('Truck number')).toBeVisible();
    expect(refreshes.map((count) => count())).toEqual([1, 0]);
  });

  await test.step('a logout in one tab logs the other out, and another login is followed', async () => {
    await chooseAccountItem(second, demoAccount.username, 'Logout');
    await expect(second).toHaveURL(/\/login$/);
    await expect(page).toHaveURL(/\/login$/);
    expect(await storedSession(page)).toEqual({
      accessToken: null,
      refreshToken: null,
      user: null,
    });
    await signIn(page, otherAccount);
    await expect(second).toHaveURL(/\/vehicle-report$/);
    await expectName(second, otherAccount.username);
    await chooseAccountItem(page, otherAccount.username, 'Logout');
    await expect(second).toHaveURL(/\/login$/);
  });
});

test('a refresh or an account check that fails on the network logs nobody out', async ({
  page,
}) => {
  await page.goto('/login');
  await signIn(page);
  const { refreshToken, user } = await storedSession(page);
  const stillSignedIn = async () => {
    await expectName(page, demoAccount.username);
    await expect(page).toHaveURL(/\/vehicle-report$/);
    expect(await storedSession(page)).toMatchObject({ refreshToken, user });
  };

  for (const fault of ['dropped', 500, 503, 'hanging'] as const) {
    for (const call of [meCall, refreshCall]) {
      await test.step(`${call} ${fault}`, async () => {
        const answered = new Promise<void>((resolve) => {
          void page.route(call, async (route) => {
            if (fault === 'dropped') await route.abort('connectionreset');
            else if (fault !== 'hanging') await route.fulfill({ status: fault });
            resolve();
          });
        });
        if (call === refreshCall) await expireAccessToken(page);
        await page.reload();
        await answered;
        await stillSignedIn();
        // The report's own call refreshes the token expired in the step before; wait for it here.
        if (call === meCall) await tokenIsRenewed(page);
        await page.unroute(call);
      });
    }
  }
  await page.reload();
  await expect(page.getByLabel('Truck number')).toBeVisible();
  await tokenIsRenewed(page);
  await stillSignedIn();
});

test('the login page shows its texts and the support panel, and leads back', async ({ page }) => {
  const backdrop = page.getByTestId('login-backdrop');
  await test.step('a press on the backdrop goes to / when there is no history', async () => {
    await page.goto('/login');
    await backdrop.click({ position: { x: 5, y: 5 } });
    await expect(page).toHaveURL(/\/$/);
  });

  await test.step('a press on the backdrop goes back when there is history', async () => {
    await page.goto('/drivers');
    const login = page.getByRole('link', { name: 'Login' });
    const menu = page.getByRole('button', { name: 'Open menu' });
    if (await menu.isVisible()) await menu.click();
    await login.click();
    await expect(page.getByRole('heading', { name: 'Enter to the platform' })).toBeVisible();
    await page.getByLabel('Login').click();
    await expect(page).toHaveURL(/\/login$/);
    await backdrop.click({ position: { x: 5, y: 5 } });
    await expect(page).toHaveURL(/\/drivers$/);
    await page.goForward();
  });

  const panel = page.getByRole('region', { name: 'Contact Support' });
  const forgot = page.getByRole('link', { name: 'Forgot password?' });
  await test.step('support shows loading, failure, then the e-mail address and the placeholder phone number', async () => {
    let answer: object = { status: 500 };
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(supportCall, async (route) => {
      await held;
      await route.fulfill(answer);
    });
    await forgot.click();
    await expect(
      panel.getByText('Please contact our support team to reset your password:'),
    ).toBeVisible();
    await expect(panel.getByRole('heading')).toBeFocused();
    await expect(panel.getByText('Loading...')).toBeVisible();
    letGo();
    await expect(
      panel.getByText('Failed to load contact information. Please try again later.'),
    ).toBeVisible();
    await forgot.click();
    await expect(panel).toHaveCount(0);
    answer = { json: { email: 'help@linehaul.example', phone: null } };
    await forgot.click();
    await expect(panel.getByRole('link', { name: 'help@linehaul.example' })).toBeVisible();
    await expect(panel.getByRole('link', { name: '+1 (555) 010-0100' })).toBeVisible();
    await page.unroute(supportCall);
  });

  const loginField = page.getByLabel('Login');
  const password = page.getByRole('textbox', { name: 'Password' });
  await test.step("the login form validates nothing itself: the server's messages appear under each field", async () => {
    await page.getByRole('button', { name: 'Enter' }).click();
    await expect(loginField).toHaveAccessibleDescription(/may not be blank/);
    await expect(password).toHaveAccessibleDescription(/may not be blank/);
    await expect(loginField).toBeFocused();
    await loginField.fill('driver');
    await expect(loginField).toHaveAccessibleDescription('');
    await password.fill('wrong');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await password.press('Enter');
    await expect(loginField).toHaveAccessibleDescription(/\S/);
    await expect(password).toHaveValue('wrong');
  });

  await test.step("a network failure shows our own text; then 'Logging in...' and the report appear", async () => {
    await page.route('**/api/account/login/', (route) => route.abort('internetdisconnected'));
    await password.fill(demoAccount.password);
    await password.press('Enter');
    await expect(loginField).toHaveAccessibleDescription(
      'Login failed. Please check your credentials.',
    );
    await page.unroute('**/api/account/login/');
    await expect(loginField).toHaveAttribute('autocomplete', 'username');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/api/account/login/', async (route) => {
      await held;
      await route.continue();
    });
    await password.press('Enter');
    await expect(page.getByRole('button', { name: 'Logging in...' })).toBeDisabled();
    letGo();
    await expect(page).toHaveURL(/\/vehicle-report$/);
    await expect(menuButton(page, demoAccount.username)).toBeVisible();
  });
});
