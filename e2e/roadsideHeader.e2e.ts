import type { Page } from '@playwright/test';
import { chooseAccountItem, signIn } from './support/account';
import {
  closeReceipt,
  fillInHeader,
  markDefective,
  markRestGood,
  openReport,
  receiptOnDisk,
  saveSilentHorn,
  signature,
  signReview,
} from './support/report';
import { expect, signedInTest as test } from './support/test';

// @only-all: the header has unit tests; this tests its steps on a phone.

// The page uses the time zone of the test process.
test.use({ timezoneId: Intl.DateTimeFormat().resolvedOptions().timeZone });

/** Removes the server's date, with which the page would compare its clock. */
const hideServerDate = (page: Page) =>
  page.route('**/api/driver/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), date: '' } });
  });

async function sleepFor(page: Page, hours: number): Promise<void> {
  await page.clock.setFixedTime(new Date(Date.now() + hours * 3_600_000));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

test('a form without a mark takes the time at which the phone wakes, the first mark sets the date, and a date of the driver two days ago leads to a question', async ({
  page,
  rig,
}) => {
  await hideServerDate(page);
  await page.clock.setFixedTime(new Date('2026-11-20T21:00:00'));
  await openReport(page);
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue('2026-11-20');
  await page.clock.setFixedTime(new Date('2026-11-22T06:10:00'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue('2026-11-22');
  await expect(page.getByLabel('Time')).toHaveValue('06:10');

  await page.getByLabel('Truck number').fill(rig.truck);
  await page.clock.setFixedTime(new Date('2026-11-24T06:10:00'));
  await page.getByRole('button', { name: 'Body: good' }).click();
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue('2026-11-24');
  await page.getByLabel('Date', { exact: true }).fill('2026-11-22');
  await page.getByLabel('Truck number').focus();
  const question = page.getByText('This is 2 days ago. Is that right?');
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Yes, keep it' }).click();
  await expect(question).toBeHidden();

  await page.getByLabel('Date', { exact: true }).fill('2026-11-21');
  await page.getByLabel('Truck number').focus();
  await page.getByRole('button', { name: 'Use now' }).click();
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue('2026-11-24');

  await fillInHeader(page, rig);
  await markRestGood(page);
  await expect(page.getByLabel('Driver signature date')).toHaveValue('2026-11-24');
  await page.getByLabel('Date', { exact: true }).fill('1999-12-31');
  await page.getByRole('button', { name: 'Submit Report (All Clear)' }).click();
  await expect(page.getByText('Date must not be before 2000')).toBeVisible();
});

test('a report from an earlier day shows its date, and the report of a new inspection supersedes it', async ({
  page,
  office,
  rig,
}) => {
  await hideServerDate(page);
  await openReport(page);
  await saveSilentHorn(page, rig);
  await sleepFor(page, 24);
  await page.reload();
  const banner = page.getByText(/^This is the report of \w+ \d+, 1 defect open\./);
  await expect(banner).toBeVisible();
  await page.getByRole('button', { name: 'Start a new inspection' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^A new inspection/ })).toBeFocused();
  await page.getByRole('button', { name: 'Back to the earlier report' }).click();
  await expect(banner).toBeVisible();
  await expect(page.getByRole('textbox', { name: /Horn/ })).toHaveValue('Horn is silent');

  await page.getByLabel('Current location').fill('Elsewhere');
  await page.getByRole('button', { name: 'Start a new inspection' }).click();
  await page.getByRole('button', { name: 'Yes, start a new one' }).click();
  await expect(page.getByLabel('Current location')).toHaveValue('');
  await expect(page.getByText('Nothing entered yet')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Items', { exact: true }).locator('dd')).toHaveText([
    '0',
    '0',
    '63',
    '63',
  ]);
  await fillInHeader(page, rig, '418 300');
  await markRestGood(page);
  // The previous report asks for a review, since its horn is not repaired.
  await page.getByRole('checkbox', { name: 'I have read this' }).check();
  await signReview(page);
  await page.getByRole('button', { name: 'Submit Report (All Clear)' }).click();
  await expect(page.getByRole('dialog', { name: 'Report sent' })).toBeVisible();
  expect(await office.reports(rig.truck)).toMatchObject([
    { state: 'superseded', report: { odometer_reading: '418220' } },
    { state: 'sent', report: { odometer_reading: '418300' } },
  ]);
});

test("a defect requires a choice of the vehicle's condition, and a mechanic must sign only while an item is unchecked", async ({
  page,
  rig,
}) => {
  await openReport(page);
  await fillInHeader(page, rig);
  await expect(page.getByLabel('Above defects corrected')).toBeChecked();
  await expect(page.getByLabel('Mechanic signature')).toHaveAccessibleDescription(
    'Required while an item is unchecked.',
  );
  await markDefective(page, 'Horn', 'No sound');
  await markRestGood(page);
  await expect(page.getByLabel('Above defects corrected')).not.toBeChecked();
  await page.getByRole('button', { name: 'Save Report (Defects Found)' }).click();
  await expect(page.getByText('Vehicle condition is required')).toBeInViewport();
  await page.getByLabel('Above defects corrected').check();
  await page.getByRole('button', { name: 'Save Report (Defects Found)' }).click();
  await closeReceipt(page);
  await expect(page.getByLabel('Above defects corrected')).toBeChecked();
  await expect(page.getByLabel('Mechanic signature')).toHaveAccessibleDescription(
    'Not required: every item is checked.',
  );
});

test('the next report remembers the driver and the truck, and asks once about each unlikely odometer reading', async ({
  page,
  context,
  person,
  office,
  rig,
}) => {
  const other = await office.newPerson();
  const names = `${rig.truck} · ${rig.trailer} · A. Driver`;
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 41.8819, longitude: -87.6278 });
  await openReport(page);
  await fillInHeader(page, rig);
  await markRestGood(page);
  await page.getByRole('button', { name: 'Submit Report (All Clear)' }).click();
  const goOn = page.getByRole('button', { name: 'Start the next inspection' });
  await expect(goOn).toBeVisible();
  await receiptOnDisk(page);
  // A reload closes the receipt.
  await page.reload();
  const offer = page.getByRole('button', { name: `${names}: use these` });
  await expect(offer).toBeVisible();
  await expect(goOn).toHaveCount(0);
  await chooseAccountItem(page, person.username, 'Logout');
  await signIn(page, other.account);
  await expect(page.getByText('Nothing entered yet')).toBeVisible();
  await expect(offer).toHaveCount(0);
  await chooseAccountItem(page, other.username, 'Logout');
  await signIn(page, person.account);
  await offer.click();
  await expect(page.getByText(names)).toBeVisible();
  await expect(page.getByLabel('Truck number')).toHaveCount(0);
  await expect(signature(page)).toHaveValue('');
  // The driver has already allowed access to the location, so the focus moves on to the odometer.
  await expect(page.getByLabel('Odometer')).toBeFocused();
  await expect(page.getByLabel('Current location')).toHaveValue('41.88190, -87.62780');

  const odometer = page.getByLabel('Odometer');
  await odometer.fill('41822');
  await odometer.blur();
  await expect(page.getByText('Last report: 418,220. Is 41,822 right?')).toBeVisible();
  await page.getByRole('button', { name: 'Yes, keep it' }).click();
  await expect(page.getByText(/Is .* right\?/)).toHaveCount(0);
  await expect(page.getByText('Saved on this phone')).toBeVisible();
  await page.reload();
  await expect(odometer).toHaveValue('41822');
  await expect(page.getByText(/Is .* right\?/)).toHaveCount(0);
  await odometer.fill('420.500');
  await odometer.blur();
  await expect(page.getByText('Last report: 418,220. Is 420,500 right?')).toBeVisible();

  await page.getByRole('button', { name: 'Change driver and vehicle' }).click();
  await expect(page.getByLabel('Driver name')).toBeFocused();
});

test("the report's folded header takes at most two lines with long vehicle numbers, and shows the trip", async ({
  page,
  rig,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const truck = `${rig.truck} Freightliner Cascadia 2019`;
  await openReport(page);
  await saveSilentHorn(page, { truck, trailer: `${rig.trailer} Utility 3000R` });
  await sleepFor(page, 24);
  await page.reload();
  await page.getByRole('button', { name: 'Start a new inspection' }).click();
  await page.getByRole('button', { name: /use these$/ }).click();
  for (const text of [`${truck} · `, / · Before the trip$/]) {
    const line = page.getByText(text);
    await expect(line).toBeVisible();
    const lines = await line.evaluate(
      (element) => element.clientHeight / parseFloat(getComputedStyle(element).lineHeight),
    );
    expect(lines).toBeLessThan(1.5);
  }
});

test("a rejected field expands the report's folded header, and denied access to the location shows a message", async ({
  page,
  context,
  rig,
}) => {
  await hideServerDate(page);
  await openReport(page);
  await saveSilentHorn(page, rig);
  await sleepFor(page, 24);
  await page.reload();
  await page.getByRole('button', { name: 'Start a new inspection' }).click();
  await page.getByRole('button', { name: /use these$/ }).click();
  await context.clearPermissions();
  await page.getByRole('button', { name: 'Use my position' }).click();
  await expect(page.getByText(/This site may not use your position/)).toBeVisible();
  await page.getByLabel('Odometer').fill('418,250');
  await page.getByLabel('Current location').fill('Dock 4');
  await markRestGood(page);
  // The earlier report lists the horn as defective.
  await page
    .getByRole('region', { name: 'Previous report' })
    .getByRole('checkbox', { name: 'I have read this' })
    .check();
  await signReview(page);
  await page.route('**/api/driver/create/inspection/', (route) =>
    route.fulfill({ status: 400, json: { truck_number: ['No such truck.'] } }),
  );
  await page.getByRole('button', { name: 'Submit Report (All Clear)' }).click();
  await expect(page.getByText('No such truck.')).toBeVisible();
  await expect(page.getByLabel('Truck number')).toBeFocused();
});
