import { printedPages, printedText } from './support/printed';
import { openReport, saveSilentHorn } from './support/report';
import { expect, signedInTest as test } from './support/test';

// @only-all: extensions.e2e.ts prints the office's sheet; the unit tests of the report check the content of the other sheets.

test('the open report prints eleven numbered parts and three signature lines, and the open and sent reports take at most two pages each', async ({
  page,
  rig,
}) => {
  await openReport(page);
  await saveSilentHorn(page, rig);
  await expect(page.getByRole('button', { name: 'My reports' })).toBeVisible();
  const open = await printedText(page);
  expect(open).toContain('Saved');
  for (const part of ['(i) ', '(iv) ', '(xi) ']) expect(open).toContain(part);
  expect(open.match(/^\([ivx]+\) /gm)).toHaveLength(11);
  expect(open.indexOf('Horn is silent')).toBeLessThan(open.indexOf('(i) Service brakes'));
  for (const line of ['Driver', 'Mechanic', 'Reviewing driver']) {
    expect(open).toContain(`${line}'s signature`);
  }
  expect(open).not.toContain('Save Report');
  expect([1, 2]).toContain(await printedPages(page));

  await page.getByRole('button', { name: 'Horn: good' }).click();
  // Waits until the server has stored the change, because then one press of Submit sends the report.
  await expect(page.getByText('Updated horn to good')).toBeVisible();
  await page.getByRole('checkbox', { name: 'I have read this' }).check();
  await page.getByRole('button', { name: 'Submit Report (All Clear)' }).click();
  await page.getByRole('button', { name: 'Start the next inspection' }).click();
  await page.getByRole('button', { name: 'My reports' }).click();
  const dialog = page.getByRole('dialog', { name: 'My reports' });
  await dialog.getByRole('button', { name: /Sent/ }).first().click();
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible();
  const sent = await printedText(page);
  expect(sent).toContain(rig.truck);
  expect(sent).not.toContain('Saved');
  expect([1, 2]).toContain(await printedPages(page));
});
