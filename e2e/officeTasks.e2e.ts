import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { createEarlierReports, createReport } from './support/createReport';
import { expectAccessible } from './support/expectAccessible';
import { expectOnlyRow, searchFor } from './support/expectOnlyRow';
import { press } from './support/keyboard';
import { Presses } from './support/Presses';
import { expect, test } from './support/test';
import { leaveComment, requestQuote } from './support/visitors';

// @only-all: counts the presses of tasks that have unit tests (src/office).

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('a mechanic sees on a phone which vehicles must not be dispatched, and makes a first certification in 2 taps', async ({
  person,
  office,
  openAs,
  rig,
}) => {
  await createReport(person, rig, { brakes_service: 'Pulls to the left' });
  const page = await openAs(await office.newPerson('mechanic'), '/office', phone);
  const taps = new Presses();
  const queue = page.getByRole('region', { name: 'Holds a vehicle' });
  const first = queue.getByRole('listitem').first();
  await expect(first).toContainText('reported by');
  expect(taps.count).toBe(0);
  await expectAccessible(page);

  await taps.press(queue.getByRole('button', { name: /^Certify repair/ }).first());
  const dialog = page.getByRole('dialog', { name: 'Certify repair' });
  await taps.press(dialog.getByRole('button', { name: 'Certify repair' }));
  await expect(queue.getByText(/^Certified: /)).toBeVisible();
  expect(taps.count).toBe(2);
});

test('an admin adds a driver in at most 6 presses, and finds a vehicle with the keyboard alone', async ({
  person,
  office,
  openAs,
  rig,
}) => {
  const page = await openAs(await office.newPerson('admin'), '/office');
  const presses = new Presses();
  await presses.press(page.getByRole('menuitem', { name: 'People' }));
  await presses.press(page.getByRole('link', { name: 'Add person' }));
  const username = `new-${rig.truck.toLowerCase()}`;
  await presses.fill(page.getByRole('textbox', { name: 'Username' }), username);
  await presses.fill(page.getByRole('textbox', { name: 'Email' }), `${username}@example.com`);
  await presses.press(page.getByRole('button', { name: 'Save' }));
  const first = page.getByRole('dialog', { name: `Sign-in link for ${username}` });
  await presses.press(first.getByRole('button', { name: 'Done' }));
  expect(presses.count).toBeLessThanOrEqual(6);

  await createReport(person, rig, {});
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
  await page.keyboard.type(rig.truck);
  await expect(
    page.getByRole('option', { name: new RegExp(`^Truck ${rig.truck}`) }).first(),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary', { name: 'Timeline' })).toBeVisible();
  await expectAccessible(page);
});

test("a dispatcher prints a truck's reports from last week and finds a driver's reports from last month, each in at most 4 presses", async ({
  person,
  office,
  openAs,
  rig,
}) => {
  const { month, days } = await createEarlierReports(person, rig);
  const page = await openAs(await office.newPerson('dispatcher'), '/office');
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  const printing = new Presses();
  await printing.press(page.getByRole('menuitem', { name: 'Reports' }));
  await printing.fill(page.getByRole('textbox', { name: 'Search' }), rig.truck);
  await printing.press(page.getByRole('button', { name: 'Last week' }));
  const rows = await expectOnlyRow(page, rig.truck);
  await printing.press(page.getByRole('button', { name: 'Print' }));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText(rig.truck);
  await expect(page.getByRole('table')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  expect(printing.count).toBeLessThanOrEqual(4);

  const finding = new Presses();
  await finding.press(page.getByRole('menuitem', { name: 'Reports' }));
  await finding.fill(page.getByRole('textbox', { name: 'Search' }), person.username);
  await finding.press(page.getByRole('button', { name: month, exact: true }));
  // Until the response arrives, the list shows other rows.
  await expect(rows).toHaveText(days.map((day) => new RegExp(day)));
  await expectAccessible(page);
  expect(finding.count).toBeLessThanOrEqual(4);
});

test('a dispatcher downloads a list of reports as CSV and as an audit package', async ({
  person,
  office,
  openAs,
  rig,
}) => {
  await createReport(person, rig, { horn: 'Silent, says José' });
  const page = await openAs(
    await office.newPerson('dispatcher'),
    `/office/reports?${searchFor(rig.truck)}`,
  );
  await expectOnlyRow(page, rig.truck);

  const listSaved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const list = await readFile(await (await listSaved).path());
  expect(list.subarray(0, 3).toString('hex')).toBe('efbbbf');
  expect(list.toString()).toContain(`"${rig.truck}"`);

  const packageSaved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Audit package' }).click();
  await page.getByRole('button', { name: '1 report of this list' }).click();
  const files = unzipSync(await readFile(await (await packageSaved).path()));
  const pdf = Object.keys(files).find((name) => name.endsWith('.pdf')) ?? '';
  expect(
    Buffer.from(files[pdf] ?? [])
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  expect(Buffer.from(files['certifications.csv'] ?? []).toString()).toContain('Silent, says José');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an admin sees in 1 press who changed a vehicle', async ({ person, office, openAs, rig }) => {
  await createReport(person, rig, {});
  const admin = await office.newPerson('admin');
  const page = await openAs(admin, `/office/vehicles?${searchFor(rig.truck)}`);
  const presses = new Presses();
  const link = page.getByRole('link', { name: `Truck ${rig.truck}`, exact: true });
  await link.click();
  await page.getByRole('link', { name: 'Edit details' }).click();
  const drawer = page.getByRole('dialog', { name: 'Edit details' });
  await expect(drawer).toBeVisible();
  await page.goBack();
  await expect(drawer).toBeHidden();
  await page.goForward();
  await drawer.getByLabel('Plate').fill('IL 4021');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toBeHidden();
  await page.goto(`/office/vehicles?${searchFor(rig.truck)}`);

  await presses.press(link);
  await expect(page.getByRole('complementary', { name: 'Timeline' })).toContainText(
    `${admin.username} changed Truck ${rig.truck}: plate from nothing to IL 4021`,
  );
  expect(presses.count).toBe(1);
});

test('a dispatcher publishes a testimonial in at most 2 presses, and marks a lead contacted in at most 6', async ({
  person,
  office,
  openAs,
}) => {
  const dispatcher = await openAs(await office.newPerson('dispatcher'), '/office/comments');
  const waits = dispatcher.getByRole('switch', { name: 'New comments wait for approval' });
  await expect(waits).toBeEnabled();
  if (!(await waits.isChecked())) await waits.click();
  await expect(waits).toBeEnabled();
  await leaveComment(person);
  await requestQuote(person);
  // Restores the setting, because other tests on this server expect their comments to appear at once.
  await waits.click();
  await expect(waits).toBeEnabled();
  await expect(waits).not.toBeChecked();

  await dispatcher.goto('/office');
  const publishing = new Presses();
  const comments = dispatcher.getByRole('region', { name: 'Comments to publish' });
  publishing.count += 1;
  await press(dispatcher, comments.getByRole('button', { name: /^Publish/ }).first());
  await expect(dispatcher.getByText('On the site.')).toBeVisible();
  expect(publishing.count).toBeLessThanOrEqual(2);

  const replying = new Presses();
  const leads = dispatcher.getByRole('region', { name: 'Waiting for a reply' });
  await replying.press(leads.getByRole('link', { name: 'Reply', exact: true }).first());
  // The longest-waiting lead may be another test's lead without an email.
  await expect(dispatcher.getByRole('heading', { level: 1, name: /^Lead: / })).toBeVisible();
  await replying.press(dispatcher.getByRole('combobox', { name: 'Status' }));
  await replying.press(dispatcher.getByRole('option', { name: 'Contacted' }));
  await expect(dispatcher.getByText('Saved.')).toBeVisible();
  expect(replying.count).toBeLessThanOrEqual(6);
});
