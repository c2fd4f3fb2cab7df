import fs from 'node:fs';
import { inRoot } from '../tools/paths';
import { expectAccessible, look, openOffice } from './support/office';
import { fillInQuote } from './support/quote';
import { expect, test } from './support/test';

/** The office's inbox: leads, comments and media, each test on a server of its own. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(300_000);
test.use({ actionTimeout: 30_000 });

const wide = { width: 1440, height: 900 };
const picture = inRoot('public', 'media', 'third-1.jpg');

test('a visitor sends a quote and a comment, the dispatcher answers both', async ({
  page,
  browser,
  own,
}) => {
  const viewport = page.viewportSize() ?? wide;
  const dispatcher = await openOffice(browser, own.url, 'dispatcher', viewport);
  await dispatcher.goto('/office/comments');
  const waits = dispatcher.getByRole('switch', { name: 'New comments wait for approval' });
  await waits.click();
  await expect(waits).toBeEnabled();
  await expect(waits).toBeChecked();

  await page.goto(`${own.url}/shippers`);
  await page.getByRole('button', { name: 'Get instant quote' }).click();
  await fillInQuote(page);
  await page.getByRole('button', { name: 'Request a quote' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto(own.url);
  await page.getByRole('button', { name: 'Leave a comment' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('First Name').fill('Dana');
  await form.getByLabel('Last Name').fill('Whitfield');
  await form.getByLabel('Company Name').fill('Northgate Grocers');
  await form.getByLabel('Position User').fill('Manager');
  await form.getByLabel('Description').fill('The dispatcher answers at night.');
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form).toHaveCount(0);

  await dispatcher.goto('/office');
  await dispatcher.getByRole('link', { name: 'New leads' }).click();
  await look(dispatcher, 'leads');
  await expectAccessible(dispatcher);
  await dispatcher.getByText('traffic@example.com').first().click();
  await expect(dispatcher.getByRole('link', { name: 'traffic@example.com' })).toHaveAttribute(
    'href',
    'mailto:traffic@example.com',
  );
  await dispatcher.getByRole('combobox', { name: 'State' }).click();
  await dispatcher.getByRole('option', { name: 'Contacted' }).click();
  await expect(dispatcher.getByText('Saved.')).toBeVisible();
  await dispatcher.getByRole('button', { name: 'Add note' }).click();
  await dispatcher.getByRole('textbox', { name: 'Note' }).fill('Called, they answer on Monday');
  await dispatcher.getByRole('button', { name: 'Add', exact: true }).click();
  const notes = dispatcher.getByRole('region', { name: 'Notes' });
  await expect(notes.getByText('Called, they answer on Monday')).toBeVisible();
  await expect(dispatcher.getByRole('combobox', { name: 'State' })).toContainText('Contacted');
  await look(dispatcher, 'lead');
  await expectAccessible(dispatcher);

  await dispatcher.goto('/office/comments');
  const received = dispatcher.getByText('The dispatcher answers at night.');
  await expect(received).toBeVisible();
  await dispatcher
    .getByRole('row')
    .or(dispatcher.getByRole('listitem'))
    .filter({ has: received })
    .getByRole('checkbox')
    .check();
  await look(dispatcher, 'comments');
  await expectAccessible(dispatcher);
  await page.goto(own.url);
  await expect(page.getByText('The dispatcher answers at night.')).toHaveCount(0);
  await dispatcher.getByRole('button', { name: 'Approve' }).click();
  await expect(dispatcher.getByText('On the site: 1.')).toBeVisible();
  await expect(async () => {
    await page.goto(own.url);
    await expect(page.getByText('The dispatcher answers at night.')).not.toHaveCount(0, {
      timeout: 5000,
    });
  }).toPass({ timeout: 60_000 });
});

test('an admin uploads a picture, describes it, and deletes it', async ({ page, browser, own }) => {
  const viewport = page.viewportSize() ?? wide;
  const admin = await openOffice(browser, own.url, 'admin', viewport);
  await admin.goto('/office/media');
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
  await look(admin, 'media');
  await expectAccessible(admin);
  const address = await tile.getByRole('img').getAttribute('src');
  const served = await page.request.get(`${own.url}${address ?? ''}`);
  expect(served.headers()).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  await tile.getByRole('button', { name: 'Delete' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(tile).toHaveCount(0);
});
