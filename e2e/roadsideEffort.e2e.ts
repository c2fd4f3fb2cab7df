import type { Locator, Page } from '@playwright/test';
import { checklistCategories } from '@/contract/checklist';
import { categoryOf, fillInHeader, keysIn, markRestGood, openReport } from './support/report';
import { expect, signedInTest as test } from './support/test';

// @only-all: counts presses and scrolling, which only a change of the report breaks.

/**
 * The effort of a clean inspection for the driver from the blank report to the receipt: presses, and the
 * least scrolling each press needs (docs/product.md, Effort). Typing and permission prompts
 * are not counted.
 */
const goals = { taps: 45, tapsWithoutTrailer: 35, scroll: 4000 };

/** The area between the site's header and the report's bar, in px from the top of the window. */
function contentArea(page: Page): Promise<{ top: number; bottom: number }> {
  return page.evaluate(() => {
    const bar = document.querySelector('[data-bottom-bar]')?.getBoundingClientRect();
    const header = document.querySelector('header')?.getBoundingClientRect();
    const isBarShown = bar && bar.height > 0 && bar.top < innerHeight;
    return { top: Math.max(0, header?.bottom ?? 0), bottom: isBarShown ? bar.top : innerHeight };
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

  /** Marks each § item by itself, in page order, and the rest in one press. */
  async inspect(section: 'truck' | 'trailer'): Promise<void> {
    for (const { label, section: its } of checklistCategories) {
      if (its !== section) continue;
      const category = categoryOf(this.page, label);
      for (const key of await keysIn(category, true)) {
        await this.press(category.locator(`[data-item="${key}"] .mark-good`));
      }
    }
    await this.press(this.page.getByRole('button', { name: `Rest of the ${section} is good` }));
  }

  /** One press saves the report and sends it. */
  async submit(): Promise<void> {
    await this.press(this.page.getByRole('button', { name: 'Submit Report (All Clear)' }));
    await expect(this.page.getByRole('dialog', { name: 'Report sent' })).toBeVisible();
  }
}

function report(what: string, value: number, goal: number): void {
  test.info().annotations.push({ type: what, description: `${value} (goal ${goal})` });
}

test.use({
  permissions: ['geolocation'],
  geolocation: { latitude: 41.8819, longitude: -87.6278 },
});

test('a clean inspection by a driver whose details are remembered stays within the goals, with a trailer and without', async ({
  page,
  rig,
}) => {
  await openReport(page);
  await fillInHeader(page, rig);
  await markRestGood(page);
  await new Thumb(page).submit();
  await page.getByRole('button', { name: 'Start the next inspection' }).tap();
  await expect(page.getByRole('button', { name: /use these$/ })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);

  const thumb = new Thumb(page);
  await thumb.fillInHeader();
  await test.step('the first unchecked item is on the first screen', async () => {
    const { bottom } = await contentArea(page);
    const first = page.locator('[data-state="pending"]').first();
    const end = await first.evaluate((row) => row.getBoundingClientRect().bottom + scrollY);
    report('bottom of the first unchecked row, px', end, bottom);
    expect(end).toBeLessThanOrEqual(bottom);
  });

  await thumb.inspect('truck');
  const submitting = 1;
  await test.step('without a trailer one press marks its items, and one press undoes it', async () => {
    const good = page.locator('.mark-good[aria-pressed="true"]');
    const tapsWithoutTrailer = thumb.taps + 1 + submitting;
    report('taps without a trailer', tapsWithoutTrailer, goals.tapsWithoutTrailer);
    expect(tapsWithoutTrailer).toBeLessThanOrEqual(goals.tapsWithoutTrailer);
    const before = await good.count();
    // Scrolling in this detour is not counted.
    const at = await page.evaluate(() => scrollY);
    await page.getByRole('button', { name: 'No trailer today' }).tap();
    await expect(page.getByRole('button', { name: 'Submit Report (All Clear)' })).toBeEnabled();
    await expect(good).toHaveCount(63);
    // The page ignores a second press within 600 ms, as if a glove had bounced.
    const undo = page.getByRole('button', { name: 'Undo: 14 items marked good' });
    await expect(async () => {
      if ((await undo.count()) > 0) await undo.tap();
      expect(await good.count()).toBe(before);
    }).toPass();
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), at);
  });

  await thumb.inspect('trailer');
  await thumb.submit();
  report('taps', thumb.taps, goals.taps);
  report('px of scrolling', Math.round(thumb.scrolled), goals.scroll);
  expect(thumb.taps).toBeLessThanOrEqual(goals.taps);
  expect(thumb.scrolled).toBeLessThanOrEqual(goals.scroll);
});
