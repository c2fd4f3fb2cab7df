import type { Page } from '@playwright/test';
import { closeByBack, leavesHistory } from './support/history';
import { fillInHeader, getCategoryRegion, openReport } from './support/report';
import { expect, signedInTest as test } from './support/test';

// @only-all: scrolling and layout, which only a change to the checklist breaks.

test.use({ viewport: { width: 320, height: 640 } });

const bar = (page: Page) => page.locator('[data-bottom-bar]');

test("'Next' goes to the next item below the visible area, and starts again at the top if there is none", async ({
  page,
  rig,
}) => {
  await openReport(page);
  await fillInHeader(page, rig);
  const next = page.getByRole('button', { name: 'Next thing to do' });
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

test("'Complete Inspection' says how many items are unchecked, focuses the first one, and submits nothing", async ({
  page,
}) => {
  await openReport(page);
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  const submit = page.getByRole('button', { name: 'Complete Inspection' });
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Body: good' }).tap();
  // Playwright does not tap a button that is `aria-disabled`, so the test forces the tap that a driver can make.
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

test("the report's bar opens the categories, filters and search, and a marked row stays visible even if the filter no longer matches it", async ({
  page,
  rig,
}) => {
  await openReport(page);
  await fillInHeader(page, rig);
  const open = bar(page).getByRole('button', { name: 'Categories' });
  const sheet = page.getByRole('dialog', { name: 'Categories' });
  await page.getByRole('button', { name: 'Horn: defective' }).tap();

  await open.tap();
  await expect(sheet.getByRole('link')).toHaveCount(12);
  await sheet.getByRole('link', { name: 'Coupling 0/2', exact: true }).tap();
  await expect(sheet).toBeHidden();
  await expect(getCategoryRegion(page, 'Coupling')).toBeFocused();
  await expect(getCategoryRegion(page, 'Coupling')).toBeInViewport();

  await open.tap();
  await sheet.getByRole('button', { name: 'Defective' }).tap();
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
  await page.getByRole('button', { name: 'Next thing to do' }).tap();
  await expect(page.getByRole('button', { name: 'Body: good' })).toBeFocused();
  await expect(page.locator('[data-item]').filter({ visible: true })).toHaveCount(63);

  await open.tap();
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
});

test('Back closes the categories, the color schemes and the side menu before it leaves the report', async ({
  page,
}) => {
  await page.goto('/drivers');
  await openReport(page);
  for (const [opener, what] of [
    ['Categories', page.getByRole('dialog', { name: 'Categories' })],
    [/^Color scheme/, page.getByRole('menu')],
    ['Open menu', page.getByRole('dialog', { name: 'Menu' })],
  ] as const) {
    await page.getByRole('button', { name: opener }).tap();
    await expect(what).toBeVisible();
    await closeByBack(page);
    await expect(what).toBeHidden();
    await expect(page).toHaveURL(/vehicle-report$/);
  }
  // Closing a drawer with its Close button leaves no history entry.
  await page.getByRole('button', { name: 'Categories' }).tap();
  await page.getByRole('button', { name: 'Close' }).tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await leavesHistory(page);
  await page.goBack();
  await expect(page).toHaveURL(/drivers$/);
});
