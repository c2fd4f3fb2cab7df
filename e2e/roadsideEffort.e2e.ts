import type { Locator, Page } from '@playwright/test';
import { checklistCategories } from '@/contract/checklist';
import { signIn } from './support/account';
import { categoryOf, fillInHeader, keysIn, markRestGood } from './support/report';
import { expect, test } from './support/test';

/**
 * What a clean inspection costs the driver from the blank report to the receipt: presses, and the
 * least scrolling each press needs (docs/product.md, Effort). Typing and permission prompts
 * are not counted.
 */
const goals = { taps: 50, tapsWithoutTrailer: 42, scroll: 4500, portrait: 0.8, landscape: 0.65 };

test.setTimeout(240_000);

/** The area between the site's header and the report's bar, in px from the top of the window. */
function contentArea(page: Page): Promise<{ top: number; bottom: number; height: number }> {
  return page.evaluate(() => {
    const bar = document.querySelector('[data-bottom-bar]')?.getBoundingClientRect();
    const header = document.querySelector('header')?.getBoundingClientRect();
    const isBarShown = bar && bar.height > 0 && bar.top < innerHeight;
    const [top, bottom] = [Math.max(0, header?.bottom ?? 0), isBarShown ? bar.top : innerHeight];
    return { top, bottom, height: (bottom - top) / innerHeight };
  });
}

class Thumb {
  taps = 0;
  scrolled = 0;
  constructor(private readonly page: Page) {}

  /** Scrolls until the target is fully visible, and presses it. */
  async press(target: Locator): Promise<void> {
    const area = await contentArea(this.page);
    this.scrolled += await target.evaluate((element, { top, bottom }) => {
      const box = element.getBoundingClientRect();
      const isFixed = element.closest('[data-bottom-bar]') !== null;
      const before = scrollY;
      const by = isFixed ? 0 : Math.max(0, box.bottom - bottom) || Math.min(0, box.top - top);
      window.scrollBy({ top: by, behavior: 'instant' });
      return Math.abs(scrollY - before);
    }, area);
    await target.tap();
    this.taps += 1;
  }

  /** Accepts the remembered details and fills in today's odometer and place. */
  async fillInHeader(): Promise<void> {
    await this.press(this.page.getByRole('button', { name: /use these$/ }));
    const odometer = this.page.getByLabel('Odometer');
    await this.press(odometer);
    await odometer.fill('418,300');
    // Pressing the next button closes the keyboard.
    await this.press(this.page.getByRole('button', { name: 'Use my position' }));
    await expect(this.page.getByLabel('Current location')).toHaveValue('41.88190, -87.62780');
  }

  /** Marks each § item by itself, in page order, and the rest of each category in one press. */
  async inspect(section: 'truck' | 'trailer'): Promise<void> {
    for (const { label, section: its } of checklistCategories) {
      if (its !== section) continue;
      const category = categoryOf(this.page, label);
      for (const key of await keysIn(category, true)) {
        await this.press(category.locator(`[data-item="${key}"] .mark-good`));
      }
      const rest = category.getByRole('button', { name: 'Rest of this category is good' });
      if ((await rest.count()) > 0) await this.press(rest);
    }
  }

  /** The first press saves the report; the second submits it. */
  async submit(): Promise<void> {
    const submit = this.page.getByRole('button', { name: 'Submit Report (All Clear)' });
    await this.press(submit);
    await expect(this.page.getByText('1 of 2: saved')).toBeVisible();
    await this.press(submit);
    await expect(this.page.getByRole('dialog', { name: 'Report sent' })).toBeVisible();
  }
}

/**
 * Opens a blank report for a driver who has submitted one before, so that their details are
 * remembered.
 */
async function beginAgain(page: Page, url: string): Promise<Thumb> {
  await page.context().grantPermissions(['geolocation'], { origin: url });
  await page.context().setGeolocation({ latitude: 41.8819, longitude: -87.6278 });
  await page.goto(`${url}/vehicle-report`);
  await signIn(page);
  await fillInHeader(page);
  await markRestGood(page);
  await new Thumb(page).submit();
  await page.getByRole('button', { name: 'Start the next inspection' }).tap();
  await expect(page.getByRole('button', { name: /use these$/ })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  return new Thumb(page);
}

function report(what: string, value: number, goal: number): void {
  test.info().annotations.push({ type: what, description: `${value} (goal ${goal})` });
}

test.describe('at 390 × 844', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a clean truck and trailer stay within the goals', async ({ page, own }) => {
    const thumb = await beginAgain(page, own.url);
    await thumb.fillInHeader();
    await thumb.inspect('truck');
    await thumb.inspect('trailer');
    await thumb.submit();
    report('taps', thumb.taps, goals.taps);
    report('px of scrolling', Math.round(thumb.scrolled), goals.scroll);
    expect(thumb.taps).toBeLessThanOrEqual(goals.taps);
    expect(thumb.scrolled).toBeLessThanOrEqual(goals.scroll);
  });

  test('a clean truck without a trailer stays within the goals', async ({ page, own }) => {
    const thumb = await beginAgain(page, own.url);
    await thumb.fillInHeader();
    await thumb.inspect('truck');
    await thumb.press(page.getByRole('button', { name: 'No trailer today' }));
    await thumb.submit();
    report('taps', thumb.taps, goals.tapsWithoutTrailer);
    expect(thumb.taps).toBeLessThanOrEqual(goals.tapsWithoutTrailer);
  });

  test('with a remembered header the first unchecked item is on the first screen', async ({
    page,
    own,
  }) => {
    await beginAgain(page, own.url);
    await page.getByRole('button', { name: /use these$/ }).tap();
    await page.evaluate(() => window.scrollTo(0, 0));
    const { bottom } = await contentArea(page);
    const row = await page.locator('[data-state="pending"]').first().boundingBox();
    report('bottom of the first unchecked row, px', (row?.y ?? 0) + (row?.height ?? 0), bottom);
    expect(row).not.toBeNull();
    expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThanOrEqual(bottom);
  });

  test('most of the height belongs to the report', async ({ page, own }) => {
    await page.goto(`${own.url}/vehicle-report`);
    await signIn(page);
    await expect(page.getByLabel('Truck number')).toBeVisible();
    const { height } = await contentArea(page);
    report('height between header and bar', height, goals.portrait);
    expect(height).toBeGreaterThanOrEqual(goals.portrait);
  });
});

test.describe('at 844 × 390', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test('most of the height belongs to the report', async ({ page, own }) => {
    await page.goto(`${own.url}/vehicle-report`);
    await signIn(page);
    await expect(page.getByLabel('Truck number')).toBeVisible();
    const { height } = await contentArea(page);
    report('height between header and bar', height, goals.landscape);
    expect(height).toBeGreaterThanOrEqual(goals.landscape);
  });
});
