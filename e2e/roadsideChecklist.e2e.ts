import type { Page } from '@playwright/test';
import { categoryOf, keysIn, openBlankReport, tapGood } from './support/report';
import { expect, test } from './support/test';

/** The checklist by touch, with few presses (docs/product.md, The report). */
// Nothing is submitted: the tests share a server, and each has a phone of its own.
test.setTimeout(180_000);

const pressed = (page: Page) => page.locator('.mark-good[aria-pressed="true"]');
const bar = (page: Page) => page.locator('[data-bottom-bar]');
const counts = (page: Page) => page.getByLabel('Items', { exact: true }).locator('dd');

test('one press marks the rest of a category good after its § items, and one press undoes it', async ({
  page,
}) => {
  await openBlankReport(page);
  const cab = categoryOf(page, 'Cab and controls');
  const rest = cab.getByRole('button', { name: 'Rest of this category is good' });
  await expect(rest).toHaveCount(0);
  await tapGood(page, await keysIn(cab, true));
  await rest.tap();
  await expect(cab.getByRole('status')).toHaveText('4 items marked good');
  await expect(pressed(page)).toHaveCount(8);
  await cab.getByRole('button', { name: 'Undo' }).tap();
  await expect(pressed(page)).toHaveCount(4);

  await rest.tap();
  await page.getByRole('button', { name: 'Windows: defective' }).tap();
  await expect(cab.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expect(counts(page)).toHaveText(['7', '1', '55', '63']);
});

test("'No trailer today' answers the trailer items, writes the trailer number, and is undone in one press", async ({
  page,
}) => {
  await openBlankReport(page);
  const trailers = page.getByLabel('Trailer numbers');
  await trailers.fill('TR-9');
  await page.getByRole('button', { name: 'Hitch: good' }).tap();
  await page.getByRole('button', { name: 'No trailer today' }).tap();
  await expect(trailers).toHaveValue('No trailer');
  await expect(pressed(page)).toHaveCount(14);
  await page.getByRole('button', { name: 'Undo: 13 items marked good' }).tap();
  await expect(trailers).toHaveValue('TR-9');
  await expect(pressed(page)).toHaveCount(1);
});

test("'Next' goes to the next item below the visible area, then starts again at the top", async ({
  page,
}) => {
  await openBlankReport(page);
  const next = page.getByRole('button', { name: 'Next unchecked item' });
  const focusedTop = () =>
    page.evaluate(() => (document.activeElement?.getBoundingClientRect().top ?? 0) + scrollY);
  const seen: number[] = [];
  for (let press = 0; press < 3; press += 1) {
    const end = await page.evaluate(
      () =>
        (document.querySelector('[data-bottom-bar]')?.getBoundingClientRect().top ?? 0) + scrollY,
    );
    await next.tap();
    expect(await focusedTop()).toBeGreaterThan(end - 60);
    seen.push(await focusedTop());
  }
  expect(seen).toEqual([...seen].sort((one, other) => one - other));
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await next.tap();
  await expect(page.getByRole('button', { name: 'Body: good' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Body: good' })).toBeInViewport();
});

test("'Defective' focuses the description, and phrases are inserted into it", async ({ page }) => {
  await openBlankReport(page);
  await page.getByRole('button', { name: 'Mirrors: defective' }).tap();
  const text = page.getByRole('textbox', { name: 'Defect description, Mirrors' });
  await expect(text).toBeFocused();
  const phrases = page.getByRole('list', { name: 'Phrases, Mirrors' });
  for (const phrase of ['left', 'cracked']) {
    const button = phrases.getByRole('button', { name: phrase, exact: true });
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(48);
    await button.tap();
  }
  await expect(text).toHaveValue('left, cracked');
  await expect(text).toBeFocused();
});

test("'Complete Inspection' lists what is missing, scrolls to it, and submits nothing", async ({
  page,
}) => {
  await openBlankReport(page);
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  const submit = page.getByRole('button', { name: 'Complete Inspection' });
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Body: good' }).tap();
  // Playwright waits while a button is `aria-disabled`; a driver taps it anyway.
  await submit.tap({ force: true });
  const message = page.getByRole('alert').filter({ hasText: 'unchecked' });
  await expect(message).toHaveText('62 items are unchecked. The first is Defroster and heater.');
  await expect(message).toBeInViewport({ ratio: 1 });
  const first = page.getByRole('button', { name: 'Defroster and heater: good' });
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport();
  const [shown, below] = [await message.boundingBox(), await bar(page).boundingBox()];
  expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  expect(posts.filter((url) => url.includes('/inspection/'))).toEqual([]);
});

test('the categories, filters and search stay in reach, and a tapped row keeps its position', async ({
  page,
}) => {
  await openBlankReport(page);
  const open = bar(page).getByRole('button', { name: 'Categories' });
  const sheet = page.getByRole('dialog', { name: 'Categories' });
  await page.getByRole('button', { name: 'Horn: defective' }).tap();

  await open.tap();
  await expect(sheet.getByRole('link')).toHaveCount(12);
  await sheet.getByRole('link', { name: 'Coupling 0/2', exact: true }).tap();
  await expect(sheet).toBeHidden();
  await expect(categoryOf(page, 'Coupling')).toBeFocused();
  await expect(categoryOf(page, 'Coupling')).toBeInViewport();

  await open.tap();
  await sheet.getByRole('button', { name: 'Defects' }).tap();
  await expect(page.getByText('1 of 63 items shown')).toBeInViewport();
  await expect(page.locator('[data-item]').filter({ visible: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'Horn: good' }).tap();
  await expect(page.getByRole('group', { name: 'Horn' })).toBeVisible();

  await open.tap();
  await sheet.getByRole('button', { name: 'Unchecked' }).tap();
  await expect(page.getByText('62 of 63 items shown')).toBeVisible();
  await open.tap();
  await sheet.getByLabel('Find an item').fill('no such thing');
  await sheet.getByLabel('Find an item').press('Enter');
  await expect(page.getByText('No items match')).toBeInViewport();
  await page.getByRole('button', { name: 'Next unchecked item' }).tap();
  await expect(page.getByRole('button', { name: 'Body: good' })).toBeFocused();
  await expect(page.locator('[data-item]').filter({ visible: true })).toHaveCount(63);

  await open.tap();
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
});

test('buttons are named after their item, and the counters are read as one sentence', async ({
  page,
}) => {
  await openBlankReport(page);
  const good = page.getByRole('button', { name: 'Horn: good', exact: true });
  await expect(good).toHaveText('Good');
  await good.tap();
  await page.getByRole('button', { name: 'Mirrors: good' }).tap();
  await expect(page.getByText('2 passed, 0 failed, 61 pending of 63')).toHaveAttribute(
    'role',
    'status',
  );
});
