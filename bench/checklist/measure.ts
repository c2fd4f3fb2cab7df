import type { CDPSession, Page } from '@playwright/test';

declare global {
  interface Window {
    /** The times in ms of the taps since `watchTaps` or `tapAll` began. */
    taps: number[];
  }
}

/** Slows the page's CPU down by this factor. */
export async function slowDown(session: CDPSession, rate: number): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Records the time in ms from each tap to the frame that shows its effect, like the Event Timing API's duration. */
export async function watchTaps(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.taps = [];
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          // The message arrives after the work for the frame is done.
          port1.onmessage = () => window.taps.push(performance.now() - timeStamp);
          port2.postMessage(null);
        });
      },
      { capture: true },
    );
  });
}

/** Scrolls an element to the middle, clear of the bars at the edges. */
async function bringToRest(element: Element): Promise<void> {
  element.scrollIntoView({ block: 'center' });
  await new Promise((resolve) => setTimeout(resolve, 150));
  await new Promise(requestAnimationFrame);
}

/** Scrolls to each button and taps it. Resolves with the times in ms. */
export async function tapAll(page: Page, buttons: string): Promise<number[]> {
  await page.evaluate(() => (window.taps = []));
  const all = page.locator(buttons);
  const count = await all.count();
  for (let index = 0; index < count; index += 1) {
    const button = all.nth(index);
    await button.evaluate(bringToRest);
    const box = await button.boundingBox();
    if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForFunction((done) => window.taps.length === done, index + 1);
  }
  return page.evaluate(() => window.taps);
}

/** Presses every pressed mark again, which clears its item. */
export async function clearAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const button of document.querySelectorAll<HTMLElement>('.mark[aria-pressed="true"]')) {
      button.click();
    }
    await new Promise((resolve) => setTimeout(resolve, 1000));
  });
}

/** Returns the page's main-thread time so far, in ms. */
export async function readMainThreadTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** Returns the value below which this share (0 to 1) of the values lies. */
export function percentile(list: readonly number[], share: number): number {
  const sorted = [...list].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
}
