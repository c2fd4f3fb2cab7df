import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expectAccessible';
import { tabWalk, heights, openKeyboard, overflowing } from './support/layout';
import { createSilentHorn, markRestGood, openReport } from './support/report';
import { expect, signedInTest as test } from './support/test';

// @only-all: measures the layout on six screen sizes, which only a visual change breaks.

const phone = { width: 390, height: 844 };
const smallPhone = { width: 320, height: 640 };

const horn = (page: Page) => page.getByRole('group', { name: 'Horn' }).getByRole('button');
/** The gap between the buttons of the first two rows, in px. */
const gapOfRows = (page: Page) =>
  page.locator('.mark-good').evaluateAll(([first, second]) => {
    const top = second?.getBoundingClientRect().top ?? 0;
    return top - (first?.getBoundingClientRect().bottom ?? 0);
  });

const header = (page: Page) => page.getByRole('banner');

for (const { size, share } of [
  { size: phone, share: 0.8 },
  { size: smallPhone, share: 0 },
]) {
  test.describe(`at ${size.width} × ${size.height}`, () => {
    test.use({ viewport: size });

    test("the report's bar is at most 96 px high, touch targets are at least 48 px high, and text at twice the size fits", async ({
      page,
    }) => {
      await openReport(page);
      const shown = await heights(page);
      expect(shown.bar).toBeLessThanOrEqual(96);
      expect(Math.min(...shown.targets)).toBeGreaterThanOrEqual(48);
      expect(shown.share).toBeGreaterThanOrEqual(share);
      await page.evaluate(() => window.scrollTo(0, 2000));
      await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeVisible();
      expect((await heights(page)).bar).toBeLessThanOrEqual(96);

      await test.step('so does the bar with the line about the consent to sign electronically', async () => {
        const line = page.getByRole('button', { name: 'You agree to sign electronically' });
        await expect(line).toHaveCount(0);
        await markRestGood(page);
        await expect(line).toBeInViewport({ ratio: 1 });
        const asked = await heights(page);
        expect(asked.bar).toBeLessThanOrEqual(96);
        expect(Math.min(...asked.targets)).toBeGreaterThanOrEqual(48);
        expect(await overflowing(page)).toEqual([]);
      });

      await horn(page).last().tap();
      const phrase = page
        .getByRole('list', { name: 'What is wrong, Horn' })
        .getByRole('button')
        .first();
      expect((await phrase.boundingBox())?.height).toBeGreaterThanOrEqual(48);
      expect(await gapOfRows(page)).toBeGreaterThanOrEqual(4);
      await page.addStyleTag({ content: 'html { font-size: 200% }' });
      // The header of a scrolled page has the most elements.
      await page.evaluate(() => window.scrollTo(0, 4000));
      await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeVisible();
      expect(await overflowing(page)).toEqual([]);
      expect((await heights(page)).bar).toBeLessThanOrEqual(0.4 * size.height);
    });
  });
}

test.describe('the report on a small phone', () => {
  test.use({ viewport: smallPhone });

  test('the focused element is never entirely covered while Tab moves the focus through the report', async ({
    page,
  }) => {
    await openReport(page);
    await horn(page).last().tap();
    const { stops, covered } = await tabWalk(page);
    expect(stops).toBeGreaterThan(126);
    expect(covered).toEqual([]);
  });
});

test.describe('the report at twice the text size', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('date and time stack and are readable, and the buttons of a receipt scroll with it', async ({
    page,
    rig,
  }) => {
    await openReport(page);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    const [date, time] = [page.getByLabel('Date', { exact: true }), page.getByLabel('Time')];
    const [first, second] = [await date.boundingBox(), await time.boundingBox()];
    expect(second?.y).toBeGreaterThanOrEqual((first?.y ?? 0) + (first?.height ?? 0));
    for (const field of [date, time]) {
      expect(
        await field.evaluate((input) => input.scrollWidth - input.clientWidth),
      ).toBeLessThanOrEqual(0);
    }
    await createSilentHorn(page, rig);
    const title = page.getByRole('dialog').getByRole('heading', { level: 2 });
    const back = page.getByRole('button', { name: 'Back to the report' });
    // What holds the truck arrives later, above the title.
    await expect(page.getByRole('dialog').getByText(/^Do not drive/)).toBeVisible();
    await title.scrollIntoViewIfNeeded();
    await expect(title).toBeInViewport();
    await expect(back).not.toBeInViewport();
    await back.scrollIntoViewIfNeeded();
    await expect(back).toBeInViewport({ ratio: 1 });
    expect(await overflowing(page)).toEqual([]);
  });

  test('a notice at twice the text size is entirely visible', async ({ page, context }) => {
    await openReport(page);
    await horn(page).last().tap();
    await context.setOffline(true);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    const notice = page.getByRole('note').filter({ hasText: 'No connection.' });
    await expect(notice).toBeInViewport({ ratio: 1 });
    expect(await overflowing(page)).toEqual([]);
  });
});

test.describe('the report on a wide phone', () => {
  // At this width, the longer status is slightly too wide for one line with the counters.
  test.use({ viewport: { width: 412, height: 844 } });

  test("the report's bar keeps its height while marks are saved", async ({ page }) => {
    await openReport(page);
    const bar = page.getByLabel('Items', { exact: true }).locator('..');
    const seen = await bar.evaluateHandle((element) => {
      const heights = new Set<number>();
      new ResizeObserver(() => heights.add(element.getBoundingClientRect().height)).observe(
        element,
      );
      return heights;
    });
    for (const item of ['Horn', 'Mirrors', 'Air lines']) {
      await page.getByRole('button', { name: `${item}: good` }).tap();
      await expect(page.getByText('Saved on this phone')).toBeVisible();
    }
    expect(await seen.evaluate((heights) => [...heights])).toHaveLength(1);
  });
});

test("the report's bar is hidden while the keyboard is open, and the header shows the status", async ({
  page,
}) => {
  await openReport(page);
  const status = page.getByText('Nothing entered yet');
  const next = page.getByRole('button', { name: 'Next thing to do' });
  await expect(next).toBeInViewport();
  const closeKeyboard = await openKeyboard(page);
  await expect(next).not.toBeInViewport();
  await expect(header(page).getByText('Nothing entered yet')).toBeInViewport();
  await expect(status).toHaveCount(1);
  await closeKeyboard();
  await expect(next).toBeInViewport();
  await expect(header(page).getByText('Nothing entered yet')).toHaveCount(0);
});

test('in landscape, the report has at least 65 % of the height, and the header shows the status', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openReport(page);
  expect((await heights(page)).share).toBeGreaterThanOrEqual(0.65);
  await expect(header(page).getByText('Nothing entered yet')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Complete Inspection' })).not.toBeInViewport();
});

test("a scrolled report's header has the back-to-top button in both orientations, and the button scrolls to the top", async ({
  page,
}) => {
  const up = page.getByRole('button', { name: 'Scroll to top' });
  await openReport(page);
  await expect(up).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 2000));
  await expect(header(page).filter({ has: up })).toBeVisible();
  await expect(up.filter({ visible: true })).toHaveCount(1);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(header(page).filter({ has: up })).toBeVisible();
  await up.filter({ visible: true }).tap();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("with forced colors, a press on a 'good' button changes its background, and its icon stays visible", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openReport(page);
  const good = horn(page).first();
  const look = () =>
    good.evaluate((button) => ({
      ground: getComputedStyle(button).backgroundColor,
      sign: getComputedStyle(button, '::before').backgroundColor,
      text: getComputedStyle(button).color,
    }));
  const before = await look();
  expect(before.sign).toBe(before.text);
  await good.tap();
  const after = await look();
  expect(after.ground).not.toBe(before.ground);
  expect(after.sign).toBe(after.text);
  expect(after.sign).not.toBe(after.ground);
});

test("the report is dark if the phone prefers a dark scheme, and remembers the driver's choice of a scheme", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openReport(page);
  const ground = () =>
    page.getByRole('main').evaluate((main) => {
      const sheet = main.querySelector('form section');
      return sheet && getComputedStyle(sheet).backgroundColor;
    });
  await expect.poll(ground).toBe('rgb(23, 28, 38)');
  await horn(page).last().tap();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Color scheme: Automatic' }).tap();
  await page.getByRole('menuitemradio', { name: 'Light' }).tap();
  await expect.poll(ground).toBe('rgb(255, 255, 255)');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Color scheme: Light' })).toBeVisible();
  await expect.poll(ground).toBe('rgb(255, 255, 255)');
});

/** Scrolls, and waits until the page has handled the scroll event, as it would have before a person leaves. */
async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate(
    (top) =>
      new Promise((resolve) => {
        document.addEventListener('scroll', resolve, { once: true });
        window.scrollTo(0, top);
      }),
    y,
  );
}

test("a reload and back navigation keep the report's scroll position", async ({ page }) => {
  await openReport(page);
  const scrollY = () => page.evaluate(() => Math.round(window.scrollY));
  await scrollTo(page, 2500);
  await page.reload();
  await expect.poll(scrollY).toBe(2500);
  // Dispatches the click, because a tap would first scroll to the header.
  await header(page).getByRole('link', { name: 'Linehaul, home' }).dispatchEvent('click');
  await expect(page.getByRole('heading', { name: 'A terminal within a day' })).toBeAttached();
  await expect.poll(scrollY).toBe(0);
  // Waits for all sections, because one that grows above would move the page.
  await expect(page.getByText('Loading...', { exact: true })).toHaveCount(0);
  await scrollTo(page, 1200);
  await page.goBack();
  await expect(page.getByRole('group', { name: 'Horn' })).toBeAttached();
  await expect.poll(scrollY).toBe(2500);
  await page.goForward();
  await expect.poll(scrollY).toBe(1200);
});
