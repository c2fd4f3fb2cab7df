import type { CDPSession, Page } from '@playwright/test';

declare global {
  interface Window {
    /** Times of the taps since they are watched, in ms. */
    taps: number[];
  }
}

/** Slows the page's processor, as a cheap phone's is (4 or 6 times). */
export async function slowDown(session: CDPSession, rate: number): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Notes the time from each tap to the frame that shows it (ms), as the Event Timing API reckons it. */
export async function watchTaps(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.taps = [];
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          // The message comes when the frame's work is done.
          port1.onmessage = () => window.taps.push(performance.now() - timeStamp);
          port2.postMessage(null);
        });
      },
      { capture: true },
    );
  });
}

/** Brings an element to the middle of the screen (bars stand at its edges) and lets the page come to rest. */
async function bringToRest(element: Element): Promise<void> {
  element.scrollIntoView({ block: 'center' });
  await new Promise((resolve) => setTimeout(resolve, 150));
  await new Promise(requestAnimationFrame);
}

/** Taps these buttons in turn, as a thumb does that first scrolls, and answers the times in ms. */
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

/** Milliseconds that the page's main thread has worked so far. */
export async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** The value below which `share` of the list lies. */
export function percentile(list: readonly number[], share: number): number {
  const sorted = [...list].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
}
