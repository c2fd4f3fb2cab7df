import { findTestBrowser, chromiumFlags } from '../tools/machine/browser';
import { expect, test } from './support/test';

const executablePath = findTestBrowser();

// @only-all: starts a separate browser.
test.use({
  launchOptions: {
    args: chromiumFlags(),
    ignoreDefaultArgs: ['--hide-scrollbars'],
    ...(executablePath && { executablePath }),
  },
});

for (const path of ['/', '/drivers', '/shippers'])
  test(`${path} is no wider than the window if the scrollbar takes up space`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('[data-live]')).toBeAttached();
    const widths = await page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement;
      return { bar: window.innerWidth - clientWidth, wider: scrollWidth - clientWidth };
    });
    expect(widths.bar).toBeGreaterThan(0);
    expect(widths.wider).toBe(0);
  });
