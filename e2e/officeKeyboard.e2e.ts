import type { Locator, Page } from '@playwright/test';
import { createReport } from './support/createReport';
import { expect, test } from './support/test';
import { requestQuote } from './support/visitors';

/**
 * The office's daily tasks with keys alone. Publishing a testimonial is tested in officeTasks only: an address may leave three
 * comments an hour, and the tests of one server share theirs.
 */

/** More than any page has stops between two elements of a task. */
const maxStops = 120;

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < maxStops; stop += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${String(target)}.`);
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

test('a mechanic certifies the brakes with the keyboard, which then is at the next task', async ({
  person,
  office,
  openAs,
  rig,
}) => {
  await createReport(person, rig, { brakes_service: 'Pulls to the left' });
  const page = await openAs(await office.newPerson('mechanic'), '/office');
  const skip = page.getByRole('button', { name: 'Skip to content' });
  await press(page, skip);
  const queue = page.getByRole('region', { name: 'Do not dispatch' });
  const row = queue.getByRole('listitem').filter({ hasText: rig.truck });
  await press(page, row.getByRole('button', { name: /^Certify repair/ }));
  const dialog = page.getByRole('dialog', { name: 'Certify repair' });
  await type(page, dialog.getByLabel('Your name'), 'Hank Novak');
  await press(page, dialog.getByRole('button', { name: 'Certify repair' }));
  await expect(page.getByText('Repair certified.')).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(page.locator('li:focus, h2:focus, h1:focus')).toHaveCount(1);
});

test('an admin adds a driver with the keyboard', async ({ office, openAs, rig }) => {
  const page = await openAs(await office.newPerson('admin'), '/office');
  await press(page, page.getByRole('menuitem', { name: 'People' }));
  await press(page, page.getByRole('link', { name: 'Add person' }));
  const username = `keys-${rig.truck.toLowerCase()}`;
  await type(page, page.getByRole('textbox', { name: 'Username' }), username);
  await type(page, page.getByRole('textbox', { name: 'Email' }), `${username}@example.com`);
  await press(page, page.getByRole('button', { name: 'Save' }));
  const first = page.getByRole('dialog', { name: `Password for ${username}` });
  await press(page, first.getByRole('button', { name: 'Done' }));
  await expect(page.getByRole('link', { name: username })).toBeVisible();
});

test('a dispatcher answers a lead with the keyboard', async ({ person, office, openAs }) => {
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
