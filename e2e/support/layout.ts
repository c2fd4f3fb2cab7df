import { type Page } from '@playwright/test';

/**
 * The heights in px of the report's bar and its buttons, and the share of the window's height between header and bar.
 */
export function heights(page: Page) {
  return page.evaluate(() => {
    const bar = document.querySelector('[data-bottom-bar]')?.getBoundingClientRect();
    const header = document.querySelector('header')?.getBoundingClientRect();
    const buttons = document.querySelectorAll('[data-bottom-bar] button');
    const bottom = Math.min(bar?.top ?? innerHeight, innerHeight);
    return {
      bar: bar?.height ?? 0,
      targets: [...buttons]
        .filter((button) => button.checkVisibility())
        .map((button) => button.getBoundingClientRect().height),
      share: (bottom - (header?.bottom ?? 0)) / innerHeight,
    };
  });
}

/** The focused element, and whether something covers it entirely. Null once focus has left the page. */
function focusIsCovered(page: Page) {
  return page.evaluate(() => {
    const at = document.activeElement;
    if (!at || at === document.body) return null;
    // The label shows the focus of its radio button or checkbox.
    const shown = at.closest('label') ?? at;
    const { left, top, width, height } = shown.getBoundingClientRect();
    const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
    const isSeen = steps.some((x) =>
      steps.some((y) => {
        const hit = document.elementFromPoint(left + x * width, top + y * height);
        return hit !== null && (shown.contains(hit) || hit.contains(shown));
      }),
    );
    return { name: at.getAttribute('aria-label') ?? (at.id || at.tagName), isCovered: !isSeen };
  });
}

/** Tabs through the whole page. Returns the number of tab stops, and the covered ones. */
export async function tabWalk(page: Page) {
  const covered: string[] = [];
  let stops = 0;
  await page.evaluate(() => {
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus();
  });
  for (; stops < 400; stops += 1) {
    await page.keyboard.press('Tab');
    const focus = await focusIsCovered(page);
    if (!focus) break;
    if (focus.isCovered) covered.push(`${stops}: ${focus.name}`);
  }
  return { stops, covered };
}

/** Simulates an on-screen keyboard over the lower 40% of the page. Returns a function that closes it. */
export async function openKeyboard(page: Page): Promise<() => Promise<void>> {
  const show = (share: number) =>
    page.evaluate((part) => {
      const { visualViewport } = window;
      if (!visualViewport) return;
      Object.defineProperty(visualViewport, 'height', {
        configurable: true,
        value: window.innerHeight * part,
      });
      visualViewport.dispatchEvent(new Event('resize'));
    }, share);
  await show(0.6);
  return () => show(1);
}

/** Lists the elements beyond the window's right edge, and the texts that are cut off. */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const wide = root.scrollWidth > root.clientWidth ? [`page: ${root.scrollWidth} px`] : [];
    const window = root.clientWidth;
    const clipped = [...document.querySelectorAll<HTMLElement>('main *')].filter((element) => {
      const { right, width } = element.getBoundingClientRect();
      const isCut = element.matches('button, label, h1, h2, h3, dt, dd, span')
        ? element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0
        : false;
      return (
        width > 0 &&
        (right > window + 1 || isCut) &&
        getComputedStyle(element).position !== 'absolute'
      );
    });
    return [...wide, ...clipped.map((e) => `${e.tagName}: ${e.textContent.slice(0, 40)}`)];
  });
}
