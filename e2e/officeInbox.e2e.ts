import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { inRoot } from '../tools/machine/paths';
import { fillInQuote } from './support/quote';
import { expect, test } from './support/test';

/** The office's inbox: leads, comments and media. */

const picture = inRoot('public', 'media', 'third-1.jpg');

/** Switches the approval of comments on the page that lists them. */
async function moderate(page: Page, isOn: boolean): Promise<void> {
  await page.goto('/office/comments');
  const waits = page.getByRole('switch', { name: 'New comments wait for approval' });
  await expect(waits).toBeEnabled();
  if ((await waits.isChecked()) !== isOn) await waits.click();
  await expect(waits).toBeEnabled();
  await expect(waits).toBeChecked({ checked: isOn });
}

test('a visitor requests a quote, and the dispatcher records the contact and a note', async ({
  page,
  office,
  openAs,
  rig,
}) => {
  const email = `${rig.truck}@example.com`;
  await page.goto('/shippers');
  await page.getByRole('button', { name: 'Get instant quote' }).click();
  await fillInQuote(page);
  await page.getByLabel('Business email').fill(email);
  await page.getByRole('button', { name: 'Request a quote' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const dispatcher = await openAs(await office.newPerson('dispatcher'), '/office');
  await dispatcher.getByRole('link', { name: 'Show all: Waiting for a reply' }).click();
  await dispatcher.getByText(email).first().click();
  await expect(dispatcher.getByRole('link', { name: email })).toHaveAttribute(
    'href',
    `mailto:${email}`,
  );
  await dispatcher.getByRole('combobox', { name: 'Status' }).click();
  await dispatcher.getByRole('option', { name: 'Contacted' }).click();
  await expect(dispatcher.getByText('Saved.')).toBeVisible();
  await dispatcher.getByRole('button', { name: 'Add note' }).click();
  await dispatcher.getByRole('textbox', { name: 'Note' }).fill('Called, they reply on Monday');
  await dispatcher.getByRole('button', { name: 'Add', exact: true }).click();
  const notes = dispatcher.getByRole('region', { name: 'Notes' });
  await expect(notes.getByText('Called, they reply on Monday')).toBeVisible();
  await expect(dispatcher.getByRole('combobox', { name: 'Status' })).toContainText('Contacted');
});

test('a comment waits for approval and appears on the site once the dispatcher approves it', async ({
  page,
  office,
  openAs,
  rig,
}) => {
  const text = `${rig.truck} came at night.`;
  const dispatcher = await openAs(await office.newPerson('dispatcher'), '/office');
  await moderate(dispatcher, true);
  await page.goto('/');
  await page.getByRole('button', { name: 'Leave a comment' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('First Name').fill('Dana');
  await form.getByLabel('Last Name').fill('Whitfield');
  await form.getByLabel('Company Name').fill('Northgate Grocers');
  await form.getByLabel('Position User').fill('Manager');
  await form.getByLabel('Description').fill(text);
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form).toHaveCount(0);

  const home = async () => (await page.request.get('/')).text();
  await dispatcher.goto('/office/comments');
  await dispatcher.getByRole('row').filter({ hasText: text }).getByRole('checkbox').check();
  expect(await home()).not.toContain(text);
  await dispatcher.getByRole('button', { name: 'Publish' }).click();
  await expect(dispatcher.getByText('On the site: 1.')).toBeVisible();
  await expect.poll(home).toContain(text);
  // Other tests of this server leave comments too.
  await moderate(dispatcher, false);
});

test('an admin uploads a picture, describes it, and deletes it', async ({
  page,
  office,
  openAs,
}) => {
  const admin = await openAs(await office.newPerson('admin'), '/office/media');
  await admin.getByTestId('upload').setInputFiles([
    { name: 'page.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<!doctype html><p>Hi') },
    { name: 'third-1.jpg', mimeType: 'image/jpeg', buffer: fs.readFileSync(picture) },
  ]);
  await expect(admin.getByText(/^page\.jpg: Choose a JPEG/)).toBeVisible();
  const tile = admin.getByRole('listitem').filter({ hasText: 'third-1.jpg' });
  await expect(tile.getByRole('img')).toHaveJSProperty('complete', true);
  await tile.getByRole('button', { name: 'Edit text' }).click();
  await admin
    .getByRole('textbox', { name: 'Alternative text' })
    .fill('A dispatcher before screens');
  await admin.getByRole('button', { name: 'Save' }).click();
  await expect(tile.getByText('A dispatcher before screens')).toBeVisible();
  const address = await tile.getByRole('img').getAttribute('src');
  const served = await page.request.get(address ?? '');
  expect(served.headers()).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  await tile.getByRole('button', { name: 'Delete' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(tile).toHaveCount(0);
});
