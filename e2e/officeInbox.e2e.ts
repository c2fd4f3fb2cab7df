import { fillInQuote } from './support/quote';
import { expect, test } from './support/test';

test('a visitor requests a quote, and a dispatcher marks it as contacted and adds a note', async ({
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
