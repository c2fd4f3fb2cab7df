import type { Page } from '@playwright/test';
import { chooseAccountItem, expectName, signIn, storedSession } from './support/account';
import {
  closeReceipt,
  markDefective,
  enterName,
  markRestGood,
  openReport,
  outboxOnDisk,
} from './support/report';
import { expect, signedInTest as test, type Rig } from './support/test';

// @only-all: reportSafety.e2e.ts and sessions.e2e.ts test the same parts; this combines them into one long day.

test.use({ serviceWorkers: 'allow' });

const truck = (page: Page) => page.getByLabel('Truck number');
const horn = (page: Page) => page.getByRole('button', { name: 'Horn: good' });
const crack = (page: Page) => page.getByLabel('Defect description, Mirrors');
const counts = (page: Page) => page.getByLabel('Items', { exact: true }).locator('dd');
const saved = (page: Page) => expect(page.getByText('Saved on this phone')).toBeVisible();

async function expectHalfFilled(page: Page, rig: Rig): Promise<void> {
  await expect(page).toHaveURL(/\/vehicle-report$/);
  await expect(truck(page)).toHaveValue(rig.truck);
  await expect(page.getByLabel('Odometer')).toHaveValue('482113');
  await expect(horn(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(crack(page)).toHaveValue('Left one is cracked');
  await expect(counts(page)).toHaveText(['1', '1', '61', '63']);
}

test('a half-filled report survives the end of the session, another driver and a lost connection', async ({
  page,
  context,
  person,
  office,
  rig,
}) => {
  const other = await office.newPerson();
  await openReport(page);

  await test.step('a driver whose session has ended signs in again and finds the report unchanged', async () => {
    await truck(page).fill(rig.truck);
    await page.getByLabel('Odometer').fill('482113');
    await horn(page).tap();
    await markDefective(page, 'Mirrors', 'Left one is cracked');
    await saved(page);
    // Leaves the report page first, because its next poll would open the login page.
    await page.getByRole('banner').getByRole('link', { name: 'Linehaul, home' }).tap();
    await expect(truck(page)).toHaveCount(0);
    await office.endSessions(person);
    await chooseAccountItem(page, person.username, 'Vehicle Report');
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText('Your session has ended.')).toBeVisible();
    await signIn(page, person.account);
    await expectHalfFilled(page, rig);
  });

  await test.step('another driver on the same phone does not see the half-filled report', async () => {
    await chooseAccountItem(page, person.username, 'Logout');
    await page.getByRole('button', { name: 'Sign out' }).tap();
    await signIn(page, other.account);
    await expect(truck(page)).toHaveValue('');
    await expect(horn(page)).toHaveAttribute('aria-pressed', 'false');
    await expect(crack(page)).toHaveCount(0);
    await expect(counts(page)).toHaveText(['0', '0', '63', '63']);
    await truck(page).fill('T-900');
    await saved(page);
  });

  await test.step('the first driver finds the half-filled report again', async () => {
    await chooseAccountItem(page, other.username, 'Logout');
    await page.getByRole('button', { name: 'Sign out' }).tap();
    await signIn(page, person.account);
    await expectHalfFilled(page, rig);
  });

  await test.step('without a connection, the report opens with the stored session, and the driver fills in the rest', async () => {
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    await page.reload();
    await expectHalfFilled(page, rig);
    await expectName(page, person.username);
    await enterName(page, 'Dana Driver');
    await page.getByLabel('Current location').fill('Dock 4, Chicago IL');
    await page.getByLabel('Trailer numbers').fill(rig.trailer);
    await page.getByLabel('Above defects need correction').check();
    await markRestGood(page);
  });

  const waits = page.getByText('The report is waiting for a connection.');
  await test.step('a report submitted offline waits for a connection, and the driver stays signed in', async () => {
    await page.getByRole('button', { name: 'Save Report (Defects Found)' }).tap();
    await expect(waits).toBeVisible();
    await outboxOnDisk(page, 'waiting');
    await page.reload();
    await expect(waits).toBeVisible();
    await expectName(page, person.username);
    await expect(page).toHaveURL(/\/vehicle-report$/);
    expect((await storedSession(page)).refreshToken).not.toBeNull();
  });

  await test.step('a report submitted offline is sent once, without a press, when the connection returns', async () => {
    await context.setOffline(false);
    await expect(page.getByText(/The report waits|Sending the report/)).toHaveCount(0);
    await expect(counts(page)).toHaveText(['62', '1', '0', '63']);
    await closeReceipt(page);
    await page.reload();
    await expect(page.getByText('Loaded existing inspection data')).toBeVisible();
    await expect(crack(page)).toHaveValue('Left one is cracked');
    expect(await office.reports(rig.truck)).toMatchObject([
      { driver: person.username, state: 'current', sent_at: null },
    ]);
  });
});
