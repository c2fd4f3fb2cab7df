import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import {
  chooseAccountItem,
  demoAccount,
  expectName,
  otherAccount,
  signIn,
  storedSession,
} from './support/account';
import { queryRows } from './support/queryRows';
import { startLinehaul, type Linehaul } from './support/startLinehaul';
import { expect, test } from './support/test';

/** A driver's day: one phone, two drivers, a session that ends and a connection that drops. */
const newPassword = 'a long winter road';
const inspections =
  'select truck_number, sent_at, u.username from inspections i join users u on u.id = i.owner_id';

let dataDir: string;
let own: Linehaul;
test.beforeEach(async () => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'linehaul-road-'));
  own = await startLinehaul({ dataDir });
});
test.afterEach(async () => {
  await own.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
});
test.setTimeout(240_000);

/**
 * Sets a new password as the office does: this ends the driver's sessions and revokes their refresh
 * tokens.
 */
async function endSessionsFromTheOffice(): Promise<void> {
  const call = (method: string, route: string, body: object, access = '') =>
    fetch(`${own.url}${route}`, {
      method,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${access}` },
      body: JSON.stringify(body),
    });
  const login = await call('POST', '/api/account/login/', demoAccount);
  const { access } = (await login.json()) as { access: string };
  const passwords = { old_password: demoAccount.password, new_password: newPassword };
  const answer = await call('PUT', '/api/account/change-password/', passwords, access);
  expect(answer.status).toBe(200);
}

const truck = (page: Page) => page.getByLabel('Truck number');
const horn = (page: Page) =>
  page.getByRole('group', { name: 'Horn' }).getByRole('button', { name: 'Good' });
const crack = (page: Page) => page.getByRole('textbox', { name: 'Defect description, Mirrors' });
const saved = (page: Page) => expect(page.getByText('Saved on this phone')).toBeVisible();

async function expectHalfFilled(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/vehicle-report$/);
  await expect(truck(page)).toHaveValue('T-118');
  await expect(page.getByLabel('Odometer')).toHaveValue('482113');
  await expect(horn(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(crack(page)).toHaveValue('Left one is cracked');
  await expect(page.getByLabel('Items', { exact: true }).locator('dd')).toHaveText([
    '1',
    '1',
    '61',
    '63',
  ]);
}

test('a half-filled report survives the end of the session, another driver and a lost connection', async ({
  page,
}) => {
  await page.goto(`${own.url}/vehicle-report`);
  await signIn(page);

  await test.step('after the session ends, the driver signs in again and finds the report unchanged', async () => {
    await truck(page).fill('T-118');
    await page.getByLabel('Odometer').fill('482113');
    await horn(page).click();
    const mirrors = page.getByRole('group', { name: 'Mirrors' });
    await mirrors.getByRole('button', { name: 'Defective' }).click();
    await crack(page).fill('Left one is cracked');
    await saved(page);
    // The report asks the server now and then, and would show the login page at once.
    await page.getByRole('banner').getByRole('link', { name: 'Linehaul, home' }).click();
    await expect(truck(page)).toHaveCount(0);
    await endSessionsFromTheOffice();
    await chooseAccountItem(page, demoAccount.username, 'Vehicle Report');
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText('Your session has ended.')).toBeVisible();
    await signIn(page, { ...demoAccount, password: newPassword });
    await expectHalfFilled(page);
  });

  await test.step('another driver on the same phone does not see the report', async () => {
    await chooseAccountItem(page, demoAccount.username, 'Logout');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await signIn(page, otherAccount);
    await expect(truck(page)).toHaveValue('');
    await expect(horn(page)).toHaveAttribute('aria-pressed', 'false');
    await expect(crack(page)).toHaveCount(0);
    await expect(page.getByLabel('Items', { exact: true }).locator('dd')).toHaveText([
      '0',
      '0',
      '63',
      '63',
    ]);
    await truck(page).fill('T-900');
    await saved(page);
  });

  await test.step('the first driver finds the report again', async () => {
    await chooseAccountItem(page, otherAccount.username, 'Logout');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await signIn(page, { ...demoAccount, password: newPassword });
    await expectHalfFilled(page);
  });

  await test.step('without a connection the report opens with the stored session and can be filled in', async () => {
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await own.stop();
    await page.reload();
    await expectHalfFilled(page);
    await expectName(page, demoAccount.username);
    await page.getByLabel('Driver name').fill('Dana Driver');
    await page.getByLabel('Current location').fill('Dock 4, Chicago IL');
    await page.getByLabel('Trailer numbers').fill('53-2201');
    await page.getByLabel('Driver signature', { exact: true }).fill('D. Driver');
    await page.getByRole('button', { name: /: good$/ }).evaluateAll((buttons: HTMLElement[]) => {
      for (const button of buttons) {
        if (button.closest('[data-state="pending"]')) button.click();
      }
    });
  });

  const waits = page.getByText('The report waits for a connection.');
  await test.step('a report submitted offline waits, and nothing logs the driver out', async () => {
    await page.getByLabel('Above defects need correction').check();
    await page.getByRole('button', { name: 'Save Report (Defects Found)' }).click();
    await expect(waits).toBeVisible();
    await page.reload();
    await expect(waits).toBeVisible();
    await expectName(page, demoAccount.username);
    await expect(page).toHaveURL(/\/vehicle-report$/);
    expect((await storedSession(page)).refreshToken).not.toBeNull();
  });

  await test.step('the report is sent once, by itself, when the connection returns', async () => {
    own = await startLinehaul({ dataDir, port: Number(new URL(own.url).port) });
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    const isOnItsWay = page.getByText(/The report waits|Sending the report/);
    await expect(isOnItsWay).toHaveCount(0, { timeout: 90_000 });
    await expect(page.getByLabel('Items', { exact: true }).locator('dd')).toHaveText([
      '62',
      '1',
      '0',
      '63',
    ]);
    await page.reload();
    await expect(page.getByText('Loaded existing inspection data')).toBeVisible();
    await expect(crack(page)).toHaveValue('Left one is cracked');
    await own.stop();
    expect(await queryRows(dataDir, inspections)).toEqual([
      { truck_number: 'T-118', sent_at: null, username: 'driver' },
    ]);
  });
});
