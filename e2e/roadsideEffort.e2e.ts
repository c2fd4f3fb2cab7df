import type { Locator, Page } from '@playwright/test';
import { checklistCategories } from '@/contract/checklist';
import { cameraPhoto } from './support/photo';
import { getCategoryRegion, openReport } from './support/report';
import { expect, signedInTest as test, type Rig } from './support/test';

// @only-all: counts presses and scrolling, which only a change to the report breaks.

/**
 * The maximum number of presses, and the maximum scrolling in px, from the blank report to the receipt
 * (docs/product.md, Effort). Typing and permission prompts do not count.
 */
const goals = { first: 18, next: 15, withoutTrailer: 13, withDefects: 25, scroll: 4260 };

/** Returns the y of the top and bottom of the area between the site's header and the report's bar, in px. */
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

  async look(target: Locator): Promise<void> {
    const area = await contentArea(this.page);
    this.scrolled += await target.evaluate((element, { top, bottom }) => {
      const box = element.getBoundingClientRect();
      const isFixed = element.closest('[data-bottom-bar]') !== null;
      const before = scrollY;
      const by = isFixed ? 0 : Math.max(0, box.bottom - bottom) || Math.min(0, box.top - top);
      window.scrollBy({ top: by, behavior: 'instant' });
      return Math.abs(scrollY - before);
    }, area);
  }

  async press(target: Locator): Promise<void> {
    await this.look(target);
    await target.tap();
    this.taps += 1;
  }

  async fillInHeader(): Promise<void> {
    await this.press(this.page.getByRole('button', { name: /use these$/ }));
    await expect(this.page.getByLabel('Odometer')).toBeFocused();
    await this.page.keyboard.type('418300');
    await expect(this.page.getByLabel('Current location')).toHaveValue('41.88190, -87.62780');
  }

  async fillInFirst({ truck, trailer }: Rig): Promise<void> {
    const fields = {
      'Truck number': truck,
      Odometer: '418,220',
      'Trailer numbers': trailer,
    };
    await this.press(this.page.getByRole('button', { name: 'Use my position' }));
    await expect(this.page.getByLabel('Current location')).toHaveValue('41.88190, -87.62780');
    for (const [label, value] of Object.entries(fields)) await this.type(label, value);
  }

  async type(label: string, value: string): Promise<void> {
    const field = this.page.getByLabel(label, { exact: true });
    await this.press(field);
    await field.fill(value);
  }

  async inspect(section: 'truck' | 'trailer'): Promise<void> {
    for (const { label, section: its } of checklistCategories) {
      if (its !== section) continue;
      const category = getCategoryRegion(this.page, label);
      const button = category.locator('.all-good');
      await this.look(category);
      await this.look(button);
      await expect(button).toHaveAttribute('aria-disabled', 'false');
      await this.press(button);
    }
  }

  async sign(): Promise<void> {
    await this.press(this.page.getByRole('button', { name: /^Sign as / }));
  }

  async submit(): Promise<void> {
    await this.sign();
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

test("a first clean inspection and the next one, with and without a trailer, stay within the limits on the driver's effort", async ({
  page,
  rig,
}) => {
  await openReport(page);
  const first = new Thumb(page);
  await first.fillInFirst(rig);
  await first.inspect('truck');
  await first.inspect('trailer');
  await first.submit();
  report('taps of the first report', first.taps, goals.first);
  expect(first.taps).toBeLessThanOrEqual(goals.first);
  await page.getByRole('button', { name: 'Start the next inspection' }).tap();
  await expect(page.getByRole('button', { name: /use these$/ })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);

  const thumb = new Thumb(page);
  await thumb.fillInHeader();
  await test.step("a report's first unchecked item is on the first screen", async () => {
    const { bottom } = await contentArea(page);
    const row = page.locator('[data-state="pending"]').first();
    const end = await row.evaluate((row) => row.getBoundingClientRect().bottom + scrollY);
    report('bottom of the first unchecked row, px', end, bottom);
    expect(end).toBeLessThanOrEqual(bottom);
  });

  await thumb.inspect('truck');
  const submitting = 2;
  await test.step("without a trailer, one press marks the trailer's items good, and another press undoes that", async () => {
    const good = page.locator('.mark-good[aria-pressed="true"]');
    const tapsWithoutTrailer = thumb.taps + 1 + submitting;
    report('taps without a trailer', tapsWithoutTrailer, goals.withoutTrailer);
    expect(tapsWithoutTrailer).toBeLessThanOrEqual(goals.withoutTrailer);
    const before = await good.count();
    // Scrolls back afterward, because this detour does not count.
    const at = await page.evaluate(() => scrollY);
    await page.getByRole('button', { name: 'No trailer today' }).tap();
    await expect(page.getByRole('button', { name: 'Submit Report (All Clear)' })).toBeEnabled();
    await expect(good).toHaveCount(63);
    // Repeats, because the page ignores a second press within 600 ms, which a glove can cause.
    const undo = page.getByRole('button', { name: 'Undo: 14 items marked good' });
    await expect(async () => {
      if ((await undo.count()) > 0) await undo.tap();
      expect(await good.count()).toBe(before);
    }).toPass();
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), at);
  });

  await thumb.inspect('trailer');
  await thumb.submit();
  report('taps', thumb.taps, goals.next);
  report('px of scrolling', Math.round(thumb.scrolled), goals.scroll);
  expect(thumb.taps).toBeLessThanOrEqual(goals.next);
  expect(thumb.scrolled).toBeLessThanOrEqual(goals.scroll);
});

test('a report with two defects and a photo of each stays within the limit on presses', async ({
  page,
  rig,
}) => {
  await openReport(page);
  const thumb = new Thumb(page);
  await thumb.fillInFirst(rig);
  await thumb.inspect('truck');
  await thumb.inspect('trailer');
  for (const item of ['Horn', 'Doors']) {
    await thumb.press(page.getByRole('button', { name: `${item}: defective` }));
    const row = page.getByRole('listitem').filter({ has: page.getByRole('group', { name: item }) });
    await thumb.press(row.locator('.phrase').first());
    // Counts the press that opens the phone's camera.
    await thumb.look(row.getByLabel(`Add photo, ${item}`));
    await row.getByLabel(`Add photo, ${item}`).setInputFiles(await cameraPhoto(800, 600));
    thumb.taps += 1;
    await expect(row.getByRole('img', { name: /^Photo 1/ })).toBeVisible();
  }
  await thumb.press(page.getByText('Needs repair'));
  await thumb.sign();
  await thumb.press(page.getByRole('button', { name: 'Save Report (Defects Found)' }));
  await expect(page.getByRole('dialog', { name: 'Report saved at the office' })).toBeVisible();
  report('taps with two defects', thumb.taps, goals.withDefects);
  expect(thumb.taps).toBeLessThanOrEqual(goals.withDefects);
});
