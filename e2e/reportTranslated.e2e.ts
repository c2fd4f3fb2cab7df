import { fillInHeader, markDefective, markRestGood, openReport } from './support/report';
import { expect, signedInTest as test } from './support/test';

// @only-all: imitates a browser's translation, which only a change in how React keeps text nodes breaks.

/** Replaces each text node, even if it is added later, with an element that contains its text, as Chrome does. */
function translatePage(): void {
  const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;
  const translate = (node: Node) => {
    if (!isText(node)) return [...node.childNodes].forEach(translate);
    const { parentElement } = node;
    if (
      !parentElement ||
      !node.data.trim() ||
      parentElement.closest('font, script, style, textarea')
    )
      return undefined;
    const translated = document.createElement('font');
    translated.append(node.data);
    return node.replaceWith(translated);
  };
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) [target, ...addedNodes].forEach(translate);
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

test('a driver fills in and submits a report that the browser translates, and its text stays up to date with the entries', async ({
  page,
  office,
  rig,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(translatePage);
  await openReport(page);
  await expect(page.locator('font', { hasText: 'Complete Inspection' })).toBeVisible();
  await fillInHeader(page, rig);
  await markDefective(page, 'Horn', 'Horn is silent');
  await page.getByLabel('Above defects need correction').check();
  await markRestGood(page);
  await page.getByRole('button', { name: 'Save Report (Defects Found)' }).tap();
  const receipt = page.getByRole('dialog', { name: 'Report saved at the office' });
  await receipt.getByRole('button', { name: 'Back to the report' }).tap();
  await expect(page.getByText('Saved at the office')).toBeVisible();

  await page.getByRole('button', { name: 'Horn: good' }).tap();
  await page.getByRole('checkbox', { name: 'I have read this' }).check();
  await page.getByRole('button', { name: 'Submit Report (All Clear)' }).tap();
  await expect(page.getByRole('dialog', { name: 'Report sent' })).toBeVisible();
  await page.getByRole('button', { name: 'Start the next inspection' }).tap();
  await expect(page.getByRole('button', { name: 'Complete Inspection' })).toBeVisible();
  await expect(page.getByText('63 of 63')).toHaveCount(0);

  expect(await office.reports(rig.truck)).toMatchObject([
    { state: 'sent', report: { comments: [{ key: 'horn', text: 'Horn is silent' }] } },
  ]);
  expect(errors.filter((text) => text.includes('NotFoundError'))).toEqual([]);
});
