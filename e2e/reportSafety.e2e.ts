import type { BrowserContext, Page } from '@playwright/test';
import { markDefective, openReport } from './support/report';
import { expect, signedInTest as test } from './support/test';

test.use({ serviceWorkers: 'allow' });

const good = (page: Page, item: string) => page.getByRole('button', { name: `${item}: good` });
const saved = (page: Page) => expect(page.getByText('Saved on this phone')).toBeVisible();

async function crash(page: Page, context: BrowserContext): Promise<Page> {
  // Waits, because a crash during the worker's installation would block Chromium's next navigation.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const crashed = page.waitForEvent('crash');
  // This navigation never ends.
  void page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  await page.close();
  const next = await context.newPage();
  await openReport(next);
  return next;
}

test('a crash of the tab loses no entry that the page showed as saved', async ({
  page,
  context,
}) => {
  await openReport(page);
  await page.getByLabel('Truck number').fill('T-7');
  await good(page, 'Horn').tap();
  await saved(page);

  let current = await crash(page, context);
  await expect(current.getByLabel('Truck number')).toHaveValue('T-7');
  await expect(good(current, 'Horn')).toHaveAttribute('aria-pressed', 'true');
  await markDefective(current, 'Mirrors', 'Left one is cracked');
  await saved(current);

  current = await crash(current, context);
  const crack = current.getByLabel('Defect description, Mirrors');
  await expect(crack).toHaveValue('Left one is cracked');
  await good(current, 'Horn').tap();
  await saved(current);

  current = await crash(current, context);
  await expect(good(current, 'Horn')).toHaveAttribute('aria-pressed', 'false');
  await expect(current.getByLabel('Defect description, Mirrors')).toHaveValue(
    'Left one is cracked',
  );
});
