import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { inRoot } from '../tools/machine/paths';
import { expect, test } from './support/test';

// @only-all: officeInbox.e2e.ts shows that a visitor's form reaches the office, and officeContent.e2e.ts that a text
// from the office reaches the site; approval and media have unit tests (src/office) and server tests.

const picture = inRoot('public', 'media', 'third-1.jpg');

async function moderate(page: Page, isOn: boolean): Promise<void> {
  await page.goto('/office/comments');
  const waits = page.getByRole('switch', { name: 'New comments wait for approval' });
  await expect(waits).toBeEnabled();
  if ((await waits.isChecked()) !== isOn) await waits.click();
  await expect(waits).toBeEnabled();
  await expect(waits).toBeChecked({ checked: isOn });
}

test('a comment waits for approval and appears on the site once a dispatcher approves it', async ({
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
  // Turns the approval off again, because other tests on this server also leave comments.
  await moderate(dispatcher, false);
});

test('an admin uploads a picture, describes it, and deletes it, and a file that is not a picture is rejected', async ({
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
