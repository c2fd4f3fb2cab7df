import type { Locator, Page } from '@playwright/test';
import { checklistCategories } from '@/contract/checklist';
import { categoryOf, keysIn, openBlankReport } from './support/report';
import { expect, test } from './support/test';

/**
 * What a clean inspection costs the driver (issue 15, point 16): presses, and scrolling as little as each press needs.
 * Typing, signing in and permission prompts are not counted.
 */
const goals = { taps: 50, tapsWithoutTrailer: 42, scroll: 4500, portrait: 0.8, landscape: 0.65 };

/** The header's presses: to take the remembered one, then into the odometer, and 'Use my position'. */
const headerTaps = 3;
/** The first press on the submit creates an all-clear report, the second sends it. */
const submitTaps = 2;

test.setTimeout(240_000);
test.beforeEach(({ isMobile }) => test.skip(!isMobile, 'On a phone, by touch.'));

/** The part of the window (px from its top) between the site's header and the report's bar. */
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
  constructor(
    private readonly page: Page,
    private readonly area: { top: number; bottom: number },
  ) {}

  /** Scrolls until the target is wholly in view, and presses it. */
  async press(target: Locator): Promise<void> {
    this.scrolled += await target.evaluate((element, { top, bottom }) => {
      const box = element.getBoundingClientRect();
      const before = scrollY;
      const by = Math.max(0, box.bottom - bottom) || Math.min(0, box.top - top);
      window.scrollBy({ top: by, behavior: 'instant' });
      return Math.abs(scrollY - before);
    }, this.area);
    await target.tap();
    this.taps += 1;
  }

  /** Each § item by itself, in the order of the page, and the rest of each category in one press. */
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
}

/** At the first item, as the driver is once the header is folded. */
async function beginAtItems(page: Page): Promise<Thumb> {
  await openBlankReport(page);
  await page.evaluate(() => document.querySelector('.section')?.scrollIntoView({ block: 'start' }));
  return new Thumb(page, await contentArea(page));
}

const pending = (page: Page) => page.getByLabel('Items', { exact: true }).locator('dd').nth(2);

function report(what: string, value: number, goal: number): void {
  test.info().annotations.push({ type: what, description: `${value} (goal ${goal})` });
}

test.describe('at 390 × 844', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a clean truck and trailer', async ({ page }) => {
    const thumb = await beginAtItems(page);
    await thumb.inspect('truck');
    await thumb.inspect('trailer');
    await expect(pending(page)).toHaveText('0');
    const taps = headerTaps + thumb.taps + submitTaps;
    report('taps', taps, goals.taps);
    report('px of scrolling from the first item on', Math.round(thumb.scrolled), goals.scroll);
    expect(taps).toBeLessThanOrEqual(goals.taps);
    expect(thumb.scrolled).toBeLessThanOrEqual(goals.scroll);
  });

  test('a clean truck without a trailer', async ({ page }) => {
    const thumb = await beginAtItems(page);
    await thumb.inspect('truck');
    await thumb.press(page.getByRole('button', { name: 'No trailer today' }));
    await expect(pending(page)).toHaveText('0');
    const taps = headerTaps + thumb.taps + submitTaps;
    report('taps', taps, goals.tapsWithoutTrailer);
    expect(taps).toBeLessThanOrEqual(goals.tapsWithoutTrailer);
  });

  test('most of the height is for the report', async ({ page }) => {
    await openBlankReport(page);
    const { height } = await contentArea(page);
    report('height between header and bar', height, goals.portrait);
    expect(height).toBeGreaterThanOrEqual(goals.portrait);
  });
});

test.describe('at 844 × 390', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test('most of the height is for the report', async ({ page }) => {
    await openBlankReport(page);
    const { height } = await contentArea(page);
    report('height between header and bar', height, goals.landscape);
    expect(height).toBeGreaterThanOrEqual(goals.landscape);
  });
});
