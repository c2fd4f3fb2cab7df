import type { Page } from '@playwright/test';
import {
  chooseAccountItem,
  demoAccount,
  expectName,
  menuButton,
  otherAccount,
  signIn,
  storedSession,
} from './support/account';
import { startLinehaul, type Linehaul } from './support/startLinehaul';
import { expect, test } from './support/test';

/**
 * The account dialogs, opened from the menu of each layout. These tests change accounts, so they
 * have a server of their own: the first test changes one driver's name, the second the other
 * driver's password.
 */
const usernameCall = '**/api/account/change-username/';
const passwordCall = '**/api/account/change-password/';

let own: Linehaul;
test.beforeAll(async () => {
  own = await startLinehaul();
});
test.afterAll(() => own.stop());

// Playwright intercepts calls only where no service worker handles them.
test.use({ serviceWorkers: 'block' });
test.setTimeout(180_000);

async function openReport(page: Page, account = demoAccount): Promise<void> {
  await page.goto(`${own.url}/vehicle-report`);
  await signIn(page, account);
  await expect(
    page.getByRole('heading', { name: 'Driver Vehicle Inspection Report' }),
  ).toBeVisible();
}

const usernameDialog = (page: Page) => page.getByRole('dialog', { name: 'Change Username' });
const passwordDialog = (page: Page) => page.getByRole('dialog', { name: 'Change Password' });
const newUsername = (page: Page) => page.getByLabel('New Username');
const oldPassword = (page: Page) => page.getByRole('textbox', { name: 'Old Password' });
const newPassword = (page: Page) => page.getByRole('textbox', { name: 'New Password' });
const saving = (page: Page) => page.getByRole('button', { name: 'Saving...' });

/** Holds back username changes until they are released, and counts them. */
async function holdUsernameCalls(page: Page) {
  let letGo: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (letGo = resolve));
  let calls = 0;
  await page.route(usernameCall, async (route) => {
    calls += 1;
    await released;
    await route.continue();
  });
  return { letGo: () => letGo(), calls: () => calls };
}

test('Change Username shows its texts and errors, and the new name appears everywhere at once', async ({
  page,
  context,
}) => {
  await openReport(page);
  const { refreshToken } = await storedSession(page);
  const secondTab = await context.newPage();
  await secondTab.goto(`${own.url}/drivers`);
  await expectName(secondTab, demoAccount.username);
  const changes: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/change-username/')) return;
    changes.push(`${request.method()} ${request.postData()}`);
  });
  const open = async () => {
    await chooseAccountItem(page, demoAccount.username, 'Change Username');
    await expect(newUsername(page)).toBeFocused();
  };
  const isLeft = async () => {
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(menuButton(page, demoAccount.username)).toBeFocused();
  };

  await test.step('Cancel, Close and Escape close the dialog, and focus returns to the menu', async () => {
    await open();
    await expect(newUsername(page)).toHaveAttribute('autocomplete', 'username');
    await usernameDialog(page).getByRole('button', { name: 'Cancel' }).click();
    await isLeft();
    await open();
    await usernameDialog(page).getByRole('button', { name: 'Close' }).click();
    await isLeft();
    await open();
    await page.keyboard.press('Escape');
    await isLeft();
  });

  await open();
  await test.step('a name of spaces is rejected before anything is sent', async () => {
    await page.keyboard.type('   ');
    await usernameDialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Username cannot be empty')).toBeVisible();
    expect(changes).toEqual([]);
  });

  await test.step("the server's messages appear under the field", async () => {
    await newUsername(page).fill('driver2');
    await expect(page.getByText('Username cannot be empty')).toHaveCount(0);
    await newUsername(page).press('Enter');
    await expect(page.getByText('A user with that username already exists.')).toBeVisible();
    await expect(newUsername(page)).toBeFocused();
    await expect(newUsername(page)).toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('a failed PATCH is followed by PUT, and the response to PUT is shown', async () => {
    changes.length = 0;
    let answer: object = { status: 403, json: { detail: 'Ask the office.' } };
    await page.route(usernameCall, (route) =>
      route.request().method() === 'PATCH' ? route.fulfill({ status: 405 }) : route.fulfill(answer),
    );
    await newUsername(page).fill('dana.road');
    await newUsername(page).press('Enter');
    await expect(page.getByText('Ask the office.')).toBeVisible();
    answer = { status: 400, json: { new_username: ['Too short.', 'Too plain.'] } };
    await newUsername(page).press('Enter');
    await expect(page.getByText('Too short. Too plain.')).toBeVisible();
    const body = '{"new_username":"dana.road"}';
    expect(changes).toEqual([`PATCH ${body}`, `PUT ${body}`, `PATCH ${body}`, `PUT ${body}`]);
    await page.unroute(usernameCall);
  });

  await test.step('a network failure and a server error appear under the field, and nobody is logged out', async () => {
    for (const fault of ['dropped', 500, 503] as const) {
      await page.route(usernameCall, (route) =>
        fault === 'dropped' ? route.abort('connectionreset') : route.fulfill({ status: fault }),
      );
      await newUsername(page).fill(`dana.${fault}`);
      await newUsername(page).press('Enter');
      await expect(newUsername(page)).toHaveAccessibleDescription(/Unexpected error occurred/);
      await expect(newUsername(page)).toHaveValue(`dana.${fault}`);
      await page.unroute(usernameCall);
    }
    expect((await storedSession(page)).refreshToken).toBe(refreshToken);
  });

  await test.step('a dialog closed while it saves is still saving when it is reopened', async () => {
    const held = await holdUsernameCalls(page);
    changes.length = 0;
    await newUsername(page).fill('  dana.road ');
    await newUsername(page).press('Enter');
    await expect(saving(page)).toBeDisabled();
    await page.keyboard.press('Escape');
    await isLeft();
    await open();
    await expect(saving(page)).toBeDisabled();
    held.letGo();
    await expect(page.getByText('Username changed')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(changes).toEqual(['PATCH {"new_username":"dana.road"}']);
  });

  await test.step('the new name appears everywhere, in the second tab too, and persists', async () => {
    await expect(menuButton(page, 'dana.road')).toBeFocused();
    await expectName(page, 'dana.road');
    await expectName(secondTab, 'dana.road');
    expect((await storedSession(page)).user).toMatchObject({ username: 'dana.road' });
    await page.reload();
    await expectName(page, 'dana.road');
  });

  await test.step('a backend without PATCH gets PUT', async () => {
    await page.route(usernameCall, (route) =>
      route.request().method() === 'PATCH' ? route.fulfill({ status: 405 }) : route.continue(),
    );
    await chooseAccountItem(page, 'dana.road', 'Change Username');
    await newUsername(page).fill('dana.wheels');
    await usernameDialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Username changed')).toBeVisible();
    await expectName(secondTab, 'dana.wheels');
  });
});

test('Change Password shows its texts and errors, and ends all other sessions', async ({
  page,
  browser,
}) => {
  const { username } = otherAccount;
  await openReport(page, otherAccount);
  const otherContext = await browser.newContext({ serviceWorkers: 'block' });
  const otherPhone = await otherContext.newPage();
  await openReport(otherPhone, otherAccount);
  await otherPhone.goto(`${own.url}/shippers`);
  await chooseAccountItem(otherPhone, username, 'Change Username');

  await test.step('password managers recognise the fields and the account they belong to', async () => {
    await chooseAccountItem(page, username, 'Change Password');
    await expect(oldPassword(page)).toBeFocused();
    await expect(oldPassword(page)).toHaveAttribute('autocomplete', 'current-password');
    await expect(newPassword(page)).toHaveAttribute('autocomplete', 'new-password');
    await expect(passwordDialog(page).locator('[autocomplete="username"]')).toHaveValue(username);
  });

  await test.step("the server's messages appear under both fields", async () => {
    await oldPassword(page).fill('not this one');
    await newPassword(page).fill('1234567');
    await newPassword(page).press('Enter');
    await expect(oldPassword(page)).toHaveAccessibleDescription('Wrong password.');
    await expect(newPassword(page)).toHaveAccessibleDescription(/too short.*entirely numeric/);
    await expect(oldPassword(page)).toBeFocused();
  });

  await test.step('a network failure and a server error show our own text under the old password', async () => {
    for (const fault of ['dropped', 500, 503] as const) {
      await page.route(passwordCall, (route) =>
        fault === 'dropped' ? route.abort('connectionreset') : route.fulfill({ status: fault }),
      );
      await oldPassword(page).fill(`the old one, ${fault}`);
      await expect(oldPassword(page)).toHaveAccessibleDescription('');
      await newPassword(page).press('Enter');
      await expect(oldPassword(page)).toHaveAccessibleDescription('An unexpected error occurred.');
      await page.unroute(passwordCall);
    }
  });

  await test.step('a call that hangs does not keep the dialog open', async () => {
    await page.route(passwordCall, () => undefined);
    await newPassword(page).fill('a long winter road');
    await newPassword(page).press('Enter');
    await expect(saving(page)).toBeDisabled();
    await passwordDialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.unroute(passwordCall);
    await page.reload();
    await expectName(page, username);
  });

  await test.step('a toast confirms the change, and this session continues', async () => {
    await chooseAccountItem(page, username, 'Change Password');
    await oldPassword(page).fill(otherAccount.password);
    await newPassword(page).fill('a long winter road');
    await newPassword(page).press('Enter');
    await expect(page.getByText('Password changed')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(menuButton(page, username)).toBeFocused();
    await page.reload();
    await expectName(page, username);
  });

  await test.step('in other sessions the next call leads to /login, and signing in leads back to that page', async () => {
    await newUsername(otherPhone).fill('dana.road');
    await newUsername(otherPhone).press('Enter');
    await expect(otherPhone).toHaveURL(/\/login$/);
    await expect(otherPhone.getByRole('dialog')).toHaveCount(0);
    await expect(otherPhone.getByText('Your session has ended.')).toBeVisible();
    expect(await storedSession(otherPhone)).toEqual({
      accessToken: null,
      refreshToken: null,
      user: null,
    });
    await signIn(otherPhone, { username, password: 'a long winter road' });
    await expect(otherPhone).toHaveURL(/\/shippers$/);
    await expectName(otherPhone, username);
    await otherContext.close();
  });
});
