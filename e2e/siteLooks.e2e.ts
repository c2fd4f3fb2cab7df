import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';

/** The public pages with large text, forced colours, reduced motion, and the keyboard alone. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const paths = ['/', '/drivers', '/shippers', '/login', '/no-such-page'];

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('#root')).toHaveAttribute('data-live', '');
}

/** Doubles the text size, as a visitor does in the browser's settings. */
async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
}

/** Words cut off at the sides of the screen or of the dialog. Carousels are exempt: they scroll. */
function wordsCutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const cut: string[] = [];
    const isWord = (holder: Element | null, words: string): holder is Element => {
      if (!holder?.checkVisibility() || words === '') return false;
      return !holder.closest('[role="group"], script, style, [href="#main"]');
    };
    const frameOf = (holder: Element) => {
      const dialog = holder.closest('[role="dialog"]')?.getBoundingClientRect();
      return { left: dialog?.left ?? 0, right: dialog?.right ?? window.innerWidth };
    };
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement;
      const words = node.textContent?.trim() ?? '';
      if (!isWord(holder, words)) continue;
      range.selectNodeContents(node);
      const frame = frameOf(holder);
      const { left, right, width } = range.getBoundingClientRect();
      if (width > 1 && (right > frame.right + 1 || left < frame.left - 1)) cut.push(words);
    }
    return cut;
  });
}

for (const path of paths) {
  test(`at twice the text size nothing on ${path} is cut off at the sides`, async ({ page }) => {
    await open(page, path);
    await doubleText(page);
    expect(await wordsCutOff(page)).toEqual([]);
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(beyond).toBeLessThanOrEqual(0);
  });
}

test('at twice the text size nothing in the quote dialog is cut off at the sides', async ({
  page,
}) => {
  await open(page, '/shippers');
  await doubleText(page);
  await page.getByRole('button', { name: 'Get instant quote' }).click();
  const quote = page.getByRole('dialog');
  await quote.getByRole('button', { name: 'Request a quote' }).click();
  await expect(quote.getByText('Commodity is required')).toBeVisible();
  expect(await wordsCutOff(page)).toEqual([]);
});

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  /** Expects the element to look different after the action. */
  async function expectNewLooks(element: Locator, act: () => Promise<void>): Promise<void> {
    const before = await element.screenshot();
    await act();
    const after = await element.screenshot();
    expect(after.equals(before)).toBe(false);
  }

  test('a checked box and a selected card look different from the others', async ({ page }) => {
    await open(page, '/shippers');
    await page.getByRole('button', { name: 'Get instant quote' }).click();
    const quote = page.getByRole('dialog');
    const box = quote.getByLabel('Hazardous materials');
    const leave = () => quote.getByLabel('Commodity').focus();
    const label = (control: Locator) => control.locator('xpath=ancestor::label');
    await expectNewLooks(label(box), async () => {
      await box.check();
      await leave();
    });
    const other = quote.getByLabel('Other');
    await expectNewLooks(label(other), async () => {
      await other.check();
      await leave();
    });
  });

  test('the selected tab, the active dot and the current page in the header look different from the others', async ({
    page,
    isMobile,
  }) => {
    await open(page, '/');
    const fill = (element: Locator, pseudo?: string) =>
      element.evaluate((shown, part) => getComputedStyle(shown, part).backgroundColor, pseudo);
    const tab = (name: string) => page.getByRole('tab', { name });
    expect(await fill(tab('Drivers'))).not.toBe(await fill(tab('Shippers')));

    const testimonials = page.getByRole('group', { name: 'Testimonials', exact: true });
    const lit = testimonials.locator('[aria-current="true"]');
    const dark = testimonials
      .getByRole('button', { name: /^Comment/ })
      .and(testimonials.locator(':not([aria-current])'));
    expect(await fill(lit, '::before')).not.toBe(await fill(dark.first(), '::before'));
    expect(await fill(dark.first(), '::before')).not.toBe(await fill(page.locator('body')));

    if (isMobile) return;
    const header = page.getByRole('banner');
    const link = (name: string) => header.getByRole('link', { name, exact: true });
    await expect(link('Home')).toHaveCSS('text-decoration-line', 'underline');
    await expect(link('About')).toHaveCSS('text-decoration-line', 'none');
  });
});

/** What is wrong with the visible focus, or null if nothing has the focus. */
function focusFault(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const isOutlined = (one: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    };
    // A field's frame or a checkbox's card may show the focus of the control inside.
    const ring = [element, element.parentElement, element.parentElement?.parentElement].find(
      (one) => one && isOutlined(one),
    );
    const { left, top, width, height } = element.getBoundingClientRect();
    const x = left + width / 2;
    const y = top + height / 2;
    const seen = document.elementFromPoint(x, y);
    const isSeen = seen && (element.contains(seen) || seen.contains(element));
    const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
    if (!ring) return `${name}: no ring`;
    return isSeen ? '' : `${name}: something lies over it, or it is out of view`;
  });
}

for (const path of paths) {
  test(`each tab stop on ${path} has a focus ring and is in view`, async ({ page, isMobile }) => {
    test.skip(isMobile && path === '/no-such-page', 'the other pages cover it');
    await open(page, path);
    // Content that arrives later must not move a stop under the header after it was checked.
    await page.waitForLoadState('networkidle');
    const faults: string[] = [];
    let stops = 0;
    for (; stops < 150; stops += 1) {
      await page.keyboard.press('Tab');
      let fault = await focusFault(page);
      if (fault === null) break;
      if (fault !== '') {
        // The focus scrolls, and 'Scroll to top' grows for a moment when it appears.
        await page.waitForTimeout(500);
        fault = await focusFault(page);
      }
      if (fault) faults.push(fault);
    }
    expect(faults).toEqual([]);
    expect(stops).toBeGreaterThan(5);
    expect(stops).toBeLessThan(150);
  });
}

test('a dialog traps the focus and returns it to the button that opened it', async ({ page }) => {
  await open(page, '/');
  const opener = page.getByRole('button', { name: 'Leave a comment' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Leave a comment' });
  await expect(form.getByLabel('First Name')).toBeVisible();
  for (let stop = 0; stop < 10; stop += 1) {
    await page.keyboard.press('Tab');
    await expect(form.locator(':focus')).toHaveCount(1);
    expect(await focusFault(page)).toBe('');
  }
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await expect(opener).toBeFocused();
});
