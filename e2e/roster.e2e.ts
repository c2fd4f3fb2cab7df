import type { Browser, Page } from '@playwright/test';
import { checklistCategories } from '@/contract/checklist';
import { scanPath } from '@/contract/scanPath';
import { dist } from '../tools/machine/paths';
import { signInFirst } from './support/account';
import { expectAccessible } from './support/expectAccessible';
import { firstAdmin } from './support/firstAdmin';
import { Presses } from './support/Presses';
import { getCategoryRegion, expectOpen } from './support/report';
import { startLinehaul } from './support/startLinehaul';
import { expect, test } from './support/test';

// @only-all: other tests cover each part; this counts the presses from a blank company to its first inspection.

const goals = { office: 6, driver: 17, dispatcher: 2 };

const trucks = Array.from({ length: 40 }, (_, n) => `T-${101 + n}`);
const names =
  'Ann Bell,Ben Cole,Cara Diaz,Dean Ford,Eve Grant,Finn Hale,Gus Irwin,Hope James,Ian King,Joy Lane,Kim Moss,Liam Nash';
const drivers = names.split(',');

const csv = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`${lines.join('\r\n')}\r\n`),
});
const truckFile = csv('trucks.csv', ['Unit,Type', ...trucks.map((truck) => `${truck},Truck`)]);
const driverFile = csv('drivers.csv', ['Name', ...drivers]);

const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  timezoneId: 'America/Chicago',
};

async function importFleet(page: Page, url: string, presses: Presses): Promise<string> {
  await page.goto(`${url}/office/import`);
  await presses.choose(page.getByLabel('Choose a file of vehicles'), truckFile);
  await expect(page.getByText('New 40 · Changed 0 · Already here 0 · Rejected 0')).toBeVisible();
  await presses.press(page.getByRole('button', { name: 'Import 40 rows' }));
  await expect(page.getByText(/Imported: 40 new, 0 changed/)).toBeVisible();

  await page.goto(`${url}/office/import/people`);
  await presses.choose(page.getByLabel('Choose a file of people'), driverFile);
  await expect(page.getByText('New 12 · Changed 0 · Already here 0 · Rejected 0')).toBeVisible();
  await expectAccessible(page);
  await presses.press(page.getByRole('button', { name: 'Import 12 rows' }));
  await presses.press(page.getByRole('button', { name: 'Make sign-in links' }));
  const sheet = page.getByRole('dialog', { name: 'Sign-in links for 12 people' });
  await expect(sheet.getByTestId('sign-in-link')).toHaveCount(12);
  await expectAccessible(page);
  const link = await sheet.getByTestId('sign-in-link').first().innerText();
  await presses.press(sheet.getByRole('button', { name: 'Done' }));
  return link;
}

async function firstInspection(page: Page, url: string, link: string): Promise<Presses> {
  const presses = new Presses();
  await page.goto(link);
  await expect(page.getByText('Your login is ann.bell.')).toBeVisible();
  await expectAccessible(page);
  await presses.fill(page.getByLabel('New Password'), 'a long winter road');
  await presses.press(page.getByRole('button', { name: 'Save and sign in' }));
  await expectOpen(page);

  await page.goto(url + scanPath({ kind: 'truck', number: 'T-102' }));
  await expectOpen(page);
  await expect(page.getByLabel('Truck number', { exact: true })).toHaveValue('T-102');
  await presses.fill(page.getByLabel('Current location'), 'Dock 4, Chicago IL');
  await presses.fill(page.getByLabel('Odometer', { exact: true }), '418220');
  for (const { label, section } of checklistCategories) {
    if (section !== 'truck') continue;
    const category = getCategoryRegion(page, label);
    const button = category.locator('.all-good');
    // A press marks a whole category only after its rows were on the screen.
    for (const block of ['start', 'end'] as const) {
      await category.evaluate((element, at) => element.scrollIntoView({ block: at }), block);
      await page.waitForTimeout(100);
    }
    await expect(button).toHaveAttribute('aria-disabled', 'false');
    await presses.press(button);
  }
  await presses.press(page.getByRole('button', { name: 'No trailer today' }));
  await presses.press(page.getByRole('button', { name: /^Sign as / }));
  await presses.press(page.getByRole('button', { name: 'Submit Report (All Clear)' }));
  await expect(page.getByRole('dialog', { name: 'Report sent' })).toBeVisible();
  return presses;
}

const openPhonePage = async (browser: Browser) => (await browser.newContext(phone)).newPage();

test('a blank company imports its trucks and drivers, a driver inspects a truck, and the office sees which drivers have not, each within a limit on the number of presses', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const linehaul = await startLinehaul({
    dist,
    environment: { SEED: 'blank', TIME_ZONE: phone.timezoneId },
  });
  const { url } = linehaul;
  const password = await firstAdmin(linehaul.dataDir);
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${url}/office`);
  await signInFirst(page, { username: 'priya', password });

  const office = new Presses();
  const link = await importFleet(page, url, office);
  const driver = await firstInspection(await openPhonePage(browser), url, link);

  const dispatcher = new Presses();
  // The first match is the office's menu item; the second match is the site's page.
  await dispatcher.press(page.getByRole('menuitem', { name: 'Drivers', exact: true }).first());
  await dispatcher.press(page.getByRole('link', { name: 'Not today' }));
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(1 + drivers.length - 1);
  await expect(page.getByRole('table')).not.toContainText('Ann Bell');
  await page.goto(`${url}/office/vehicles`);
  await expect(page.getByText(/Inspected today .*by Ann Bell/).first()).toBeVisible();

  const counted = { office: office.count, driver: driver.count, dispatcher: dispatcher.count };
  test.info().annotations.push({ type: 'presses', description: JSON.stringify(counted) });
  expect(counted.office).toBeLessThanOrEqual(goals.office);
  expect(counted.driver).toBeLessThanOrEqual(goals.driver);
  expect(counted.dispatcher).toBeLessThanOrEqual(goals.dispatcher);
  await linehaul.stop();
});
