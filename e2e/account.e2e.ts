import type { Page } from '@playwright/test';
import {
  chooseAccountItem,
  demoAccount,
  expectName,
  menuButton,
  signIn,
  storedSession,
} from './support/account';
import { Client } from './support/client';
import { expect, signedInTest as test } from './support/test';

// @only-all: sessions.e2e.ts shows that the account is wired; its forms and calls have unit and server tests.

const newUsername = (page: Page) => page.getByLabel('New Username');
const oldPassword = (page: Page) => page.getByRole('textbox', { name: 'Old Password' });
const newPassword = (page: Page) => page.getByRole('textbox', { name: 'New Password' });

test("the dialog to change the username shows the server's message, and the new username appears in both tabs without a reload", async ({
  page,
  context,
  person: { username },
}) => {
  await page.goto('/drivers');
  const secondTab = await context.newPage();
  await secondTab.goto('/login');
  await expect(secondTab).toHaveURL(/\/vehicle-report$/);
  await expectName(secondTab, username);
  const changes: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/change-username/')) changes.push(request.method());
  });
  const open = async (name: string) => {
    await chooseAccountItem(page, name, 'Change Username');
    await expect(newUsername(page)).toBeFocused();
  };

  await test.step('Escape closes the account dialog, and the focus returns to the menu', async () => {
    await open(username);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(menuButton(page, username)).toBeFocused();
  });

  await test.step("another person's username is rejected with the server's message", async () => {
    await open(username);
    await newUsername(page).fill(demoAccount.username);
    await newUsername(page).press('Enter');
    await expect(page.getByText('A user with that username already exists.')).toBeVisible();
    await expect(newUsername(page)).toBeFocused();
    await expect(newUsername(page)).toHaveAttribute('aria-invalid', 'true');
  });

  const renamed = `${username}.road`;
  await test.step('the new username appears in both tabs, and again after a reload', async () => {
    await newUsername(page).fill(`  ${renamed} `);
    await newUsername(page).press('Enter');
    await expect(page.getByText('Username changed')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(menuButton(page, renamed)).toBeFocused();
    await expectName(secondTab, renamed);
    expect((await storedSession(page)).user).toMatchObject({ username: renamed });
    await page.reload();
    await expectName(page, renamed);
  });

  await test.step('a new username is sent as a PUT to a backend without PATCH', async () => {
    await page.route('**/api/account/change-username/', (route) =>
      route.request().method() === 'PATCH' ? route.fulfill({ status: 405 }) : route.continue(),
    );
    changes.length = 0;
    await open(renamed);
    await newUsername(page).fill(`${username}.wheels`);
    await newUsername(page).press('Enter');
    await expect(page.getByText('Username changed')).toBeVisible();
    await expectName(secondTab, `${username}.wheels`);
    expect(changes).toEqual(['PATCH', 'PUT']);
  });
});

test("the dialog to change the password shows the server's messages, and a new password ends another session", async ({
  page,
  linehaul,
  person: { username, account },
  openAs,
}) => {
  const otherPhone = await openAs(await Client.signedIn(linehaul.url, account), '/shippers');
  await page.goto('/drivers');

  await test.step("the server's messages appear under both password fields", async () => {
    await chooseAccountItem(page, username, 'Change Password');
    await expect(oldPassword(page)).toBeFocused();
    await oldPassword(page).fill('not this one');
    await newPassword(page).fill('1234567');
    await newPassword(page).press('Enter');
    await expect(oldPassword(page)).toHaveAccessibleDescription('Wrong password.');
    await expect(newPassword(page)).toHaveAccessibleDescription(/too easy to guess/);
    await expect(oldPassword(page)).toBeFocused();
  });

  await test.step('a toast confirms the new password, and this session continues', async () => {
    await oldPassword(page).fill(account.password);
    await newPassword(page).fill('a long winter road');
    await newPassword(page).press('Enter');
    await expect(page.getByText('Password changed')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(menuButton(page, username)).toBeFocused();
    await page.reload();
    await expectName(page, username);
  });

  await test.step("the next call of another session leads to /login, and signing in leads back to that session's page", async () => {
    await chooseAccountItem(otherPhone, username, 'Change Username');
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
  });
});
