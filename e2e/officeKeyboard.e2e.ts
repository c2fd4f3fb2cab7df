import { createEarlierReports, createReport } from './support/createReport';
import { expectOnlyRow, searchFor } from './support/expectOnlyRow';
import { press, type } from './support/keyboard';
import { expect, test } from './support/test';
import { requestQuote } from './support/visitors';

// @only-all: unit tests (src/office) cover the same tasks; this uses only the keyboard.

test("a mechanic certifies a defect with the keyboard, and the focus moves from the defect's row to another list item or a heading", async ({
  person,
  office,
  openAs,
  rig,
}) => {
  await createReport(person, rig, { brakes_service: 'Pulls to the left' });
  const page = await openAs(await office.newPerson('mechanic'), '/office');
  const skip = page.getByRole('button', { name: 'Skip to content' });
  await press(page, skip);
  const queue = page.getByRole('region', { name: 'Holds a vehicle' });
  const row = queue.getByRole('listitem').filter({ hasText: rig.truck });
  await press(page, row.getByRole('button', { name: /^Certify repair/ }));
  const dialog = page.getByRole('dialog', { name: 'Certify repair' });
  await press(page, dialog.getByRole('button', { name: 'Certify repair' }));
  await expect(queue.getByText(/^Certified: /)).toBeVisible();
  // The row stays for as long as the certification can be taken back.
  await expect(row).toBeFocused();
  await expect(row).toHaveCount(0, { timeout: 20_000 });
  await expect(page.locator('li:focus, h2:focus, h1:focus')).toHaveCount(1);
});

test('an admin adds a driver with only the keyboard', async ({ office, openAs, rig }) => {
  const page = await openAs(await office.newPerson('admin'), '/office');
  await press(page, page.getByRole('menuitem', { name: 'People' }));
  await press(page, page.getByRole('link', { name: 'Add person' }));
  const username = `keys-${rig.truck.toLowerCase()}`;
  await type(page, page.getByRole('textbox', { name: 'Username' }), username);
  await type(page, page.getByRole('textbox', { name: 'Email' }), `${username}@example.com`);
  await press(page, page.getByRole('button', { name: 'Save' }));
  const first = page.getByRole('dialog', { name: `Sign-in link for ${username}` });
  await press(page, first.getByRole('button', { name: 'Done' }));
  await expect(page.getByRole('link', { name: username })).toBeVisible();
});

test('a dispatcher marks a lead contacted and adds a note with the keyboard', async ({
  person,
  office,
  openAs,
}) => {
  await requestQuote(person);
  const page = await openAs(await office.newPerson('dispatcher'), '/office');
  const leads = page.getByRole('region', { name: 'Waiting for a reply' });
  await press(page, leads.getByRole('link', { name: 'Reply', exact: true }).first());
  await expect(page.getByRole('heading', { level: 1, name: /^Lead: / })).toBeVisible();
  await press(page, page.getByRole('combobox', { name: 'Status' }));
  await expect(page.getByRole('option', { name: 'Contacted' })).toBeVisible();
  await page.keyboard.type('Con');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved.')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Add note' }));
  const note = page.getByRole('dialog', { name: 'Add note' });
  await type(page, note.getByRole('textbox', { name: 'Note' }), 'Called, they reply on Monday');
  await press(page, note.getByRole('button', { name: 'Add', exact: true }));
  const notes = page.getByRole('region', { name: 'Notes' });
  await expect(notes.getByText('Called, they reply on Monday')).toBeVisible();
});

test("a dispatcher prints a truck's reports from last week and finds a driver's reports from last month with the keyboard", async ({
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
  await press(page, page.getByRole('menuitem', { name: 'Reports' }));
  const search = page.getByRole('textbox', { name: 'Search' });
  await type(page, search, rig.truck);
  await press(page, page.getByRole('button', { name: 'Last week' }));
  const rows = await expectOnlyRow(page, rig.truck);
  await press(page, page.getByRole('button', { name: 'Print' }));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));

  await press(page, page.getByRole('menuitem', { name: 'Reports' }));
  await expect(search).toHaveValue('');
  await type(page, search, person.username);
  await press(page, page.getByRole('button', { name: month, exact: true }));
  await expect(page.getByRole('button', { name: `Remove filter: ${month}` })).toBeVisible();
  // Until the response arrives, the list shows other rows.
  await expect(rows).toHaveText(days.map((day) => new RegExp(day)));
  await press(page, rows.getByRole('link').first());
  await expect(page.getByRole('heading', { level: 1, name: /^Report / })).toBeVisible();
});

test("an admin sees who changed a vehicle and changes the site's phone number with the keyboard", async ({
  person,
  office,
  openAs,
  rig,
}) => {
  await createReport(person, rig, {});
  const admin = await office.newPerson('admin');
  const page = await openAs(admin, `/office/vehicles?${searchFor(rig.truck)}`);
  await press(page, page.getByRole('link', { name: `Truck ${rig.truck}`, exact: true }));
  const edit = page.getByRole('link', { name: 'Edit details' });
  await press(page, edit);
  const drawer = page.getByRole('dialog', { name: 'Edit details' });
  await type(page, drawer.getByLabel('Plate'), 'IL 4021');
  await page.keyboard.press('Enter');
  await expect(drawer).toBeHidden();
  await expect(edit).toBeFocused();
  await expect(page.getByRole('complementary', { name: 'Timeline' })).toContainText(
    `${admin.username} changed Truck ${rig.truck}: plate from nothing to IL 4021`,
  );

  await press(page, page.getByRole('menuitem', { name: 'Footer and contacts' }));
  await press(page, page.getByRole('button', { name: 'Contacts in the footer' }));
  const phone = page.getByLabel('Phone', { exact: true });
  const before = await phone.inputValue();
  // Changes the number back, because other tests read it.
  for (const number of ['+1 509 555 0177', before]) {
    await type(page, phone, number);
    await press(page, page.getByRole('button', { name: 'Save' }));
    await expect.poll(async () => (await page.request.get('/')).text()).toContain(number);
    await expect(phone).toHaveValue(number);
  }
});
