import type { Page } from '@playwright/test';
import { createReport } from './support/createReport';
import { expect, test } from './support/test';

// @only-all: measures layouts, which only a visual change breaks.

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const trucks = Array.from({ length: 20 }, (_, n) => `L-${n + 1}`);

test.beforeEach(async ({ office }) => {
  if ((await office.defects('L-')).length >= trucks.length) return;
  const driver = await office.newPerson('driver');
  for (const truck of trucks) {
    const brakes_service = `The pedal of ${truck} goes to the floor, and it pulls to the left on the way down from the pass`;
    await createReport(driver, { truck, trailer: 'L-R' }, { brakes_service });
  }
});

function wholeRows(page: Page): Promise<number> {
  return page.locator('tbody tr').evaluateAll(
    (rows) =>
      rows.filter((row) => {
        const { top, bottom, height } = row.getBoundingClientRect();
        return height > 0 && top >= 0 && bottom <= window.innerHeight;
      }).length,
  );
}

for (const [list, role] of [
  ['vehicles', 'dispatcher'],
  ['defects', 'dispatcher'],
  ['defects', 'mechanic'],
] as const)
  test(`a ${role} sees at least 15 ${list} at 1440 × 900 px, and fewer once they choose 'Comfortable rows'`, async ({
    office,
    openAs,
  }) => {
    const page = await openAs(await office.newPerson(role), `/office/${list}`, desktop);
    await expect(page.getByRole('row').nth(16)).toBeAttached();
    expect(await wholeRows(page)).toBeGreaterThanOrEqual(15);
    const { right, width } = await page.locator('table').evaluate((table) => {
      const box = table.getBoundingClientRect();
      return { right: box.right, width: window.innerWidth };
    });
    expect(right).toBeLessThanOrEqual(width);

    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menuitemradio', { name: 'Comfortable rows' }).click();
    await page.reload();
    await expect(page.getByRole('row').nth(16)).toBeAttached();
    await page.getByRole('button', { name: 'Columns' }).click();
    const chosen = page.getByRole('menuitemradio', { name: 'Comfortable rows' });
    await expect(chosen).toHaveAttribute('aria-checked', 'true');
    expect(await wholeRows(page)).toBeLessThan(15);
  });

/** Lists without records are left out, because they have no card. */
const pages = [
  '',
  'vehicles',
  'vehicles/1/show',
  'vehicles/create',
  'defects',
  'defects/1/show',
  'reports',
  'reports/1/show',
  'drivers',
  'media',
  'people',
  'people/1',
  'people/create',
  'audit',
  'site/home',
  'company',
  'import',
  'setup',
  'account',
];

/** Returns the x of the rightmost edge of the page's cards in px, or 0 without a card. */
function rightEdge(page: Page): Promise<number> {
  return page.locator('#main-content .MuiPaper-root').evaluateAll((cards) => {
    const edges = cards
      .filter((card) => card.checkVisibility())
      .map((card) => Math.round(card.getBoundingClientRect().right));
    return Math.max(0, ...edges);
  });
}

test('the cards of each office page end at the same right edge', async ({ office, openAs }) => {
  const page = await openAs(await office.newPerson('admin'), '/office', desktop);
  const edge = 1440 - 32;
  for (const path of pages) {
    await page.goto(`/office/${path}`);
    await expect.poll(() => rightEdge(page), { message: path || 'Today' }).toBe(edge);
  }
});

test('on a phone, Today begins with the defects that hold vehicles', async ({ office, openAs }) => {
  for (const role of ['dispatcher', 'mechanic', 'admin'] as const) {
    const page = await openAs(await office.newPerson(role), '/office', phone);
    const held = page.getByRole('region', { name: 'Holds a vehicle' });
    await expect(held.getByRole('listitem').first()).toBeVisible();
    // Only the page's title may be above it.
    const above = await held.evaluate((region) => {
      const main = document.getElementById('main-content');
      return region.getBoundingClientRect().top - (main?.getBoundingClientRect().top ?? 0);
    });
    expect(above).toBeLessThan(100);
  }
});

/** Returns the distance in px from the top of the page's content to the list's first row. */
function firstRowTop(page: Page): Promise<number> {
  return page
    .locator('#main-content .list-page ul > li')
    .first()
    .evaluate((row) => {
      const main = document.getElementById('main-content');
      return row.getBoundingClientRect().top - (main?.getBoundingClientRect().top ?? 0);
    });
}

test('six lists on a phone each start within 200 px of the top of the content', async ({
  office,
  openAs,
}) => {
  const page = await openAs(await office.newPerson('admin'), '/office', phone);
  for (const list of ['vehicles', 'defects', 'reports', 'drivers', 'people', 'audit']) {
    await page.goto(`/office/${list}`);
    await expect(page.locator('#main-content .list-page ul > li').first()).toBeVisible();
    expect(await firstRowTop(page), list).toBeLessThanOrEqual(200);
  }
});
