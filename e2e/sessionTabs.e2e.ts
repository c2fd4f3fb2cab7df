import type { BrowserContext, Page } from '@playwright/test';
import {
  chooseAccountItem,
  expectName,
  expireAccessToken,
  signIn,
  storedSession,
  meCall,
  tokenIsRenewed,
} from './support/account';
import { expect, test } from './support/test';

// @only-all: src/app/sessionRaces.test.ts tests the session of two tabs; sessions.e2e.ts shows that the session is wired.

function countRefreshes(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/account/refresh/')) count += 1;
  });
  return () => count;
}

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

test('two tabs keep the same session through login, an expired token, another driver and logout', async ({
  context,
  page,
  person,
  office,
}) => {
  const other = await office.newPerson();
  const second = await context.newPage();
  await second.goto('/shippers');
  await page.goto('/login');

  await test.step('a login in one tab signs the other in', async () => {
    await signIn(page, person.account);
    await expectName(second, person.username);
  });

  await test.step('when both tabs get a 401, each refreshes at most once and both stay signed in', async () => {
    const refreshes = [countRefreshes(page), countRefreshes(second)];
    await expireAccessToken(page);
    await holdChecks(context, 2);
    await Promise.all([page.reload(), second.reload()]);
    await tokenIsRenewed(page);
    await expectName(page, person.username);
    await expectName(second, person.username);
    // Waits, so that no refresh from this step runs during the next step.
    await Promise.all([page, second].map((tab) => tab.waitForLoadState('networkidle')));
    const counts = refreshes.map((count) => count());
    expect(counts[0] ?? 0).toBeLessThanOrEqual(1);
    expect(counts[1] ?? 0).toBeLessThanOrEqual(1);
    expect((counts[0] ?? 0) + (counts[1] ?? 0)).toBeGreaterThanOrEqual(1);
    await context.unroute(meCall);
  });

  await test.step('the tab that did not refresh also uses the new token', async () => {
    const refreshes = [countRefreshes(page), countRefreshes(second)];
    await expireAccessToken(page);
    await page.reload();
    await tokenIsRenewed(page);
    await second.getByRole('link', { name: 'Linehaul, home' }).first().click();
    await chooseAccountItem(second, person.username, 'Vehicle Report');
    await expect(second.getByLabel('Truck number')).toBeVisible();
    expect(refreshes.map((count) => count())).toEqual([1, 0]);
  });

  await test.step('a logout in one tab signs the other out, and the other tab follows the next login', async () => {
    await chooseAccountItem(second, person.username, 'Logout');
    await expect(second).toHaveURL(/\/login$/);
    await expect(page).toHaveURL(/\/login$/);
    expect(await storedSession(page)).toEqual({
      accessToken: null,
      refreshToken: null,
      user: null,
    });
    await signIn(page, other.account);
    await expect(second).toHaveURL(/\/vehicle-report$/);
    await expectName(second, other.username);
    await chooseAccountItem(page, other.username, 'Logout');
    await expect(second).toHaveURL(/\/login$/);
  });
});
