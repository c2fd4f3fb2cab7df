import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { expectOpen, openReport } from './support/report';
import { expect, test } from './support/test';

// @only-all: reportSafety.e2e.ts also crashes three times; this can crash more often: CRASHES=500 npx playwright test FILE

const crashes = Number(process.env.CRASHES ?? 3);

/** The maximum number of marks before each crash. */
const marks = 14;

/**
 * Runs in the page. Presses the items' good buttons one after another, and logs how many marks are certainly saved. The
 * status 'saved' counts only after a 'saving' that follows the mark, since it may be about an earlier mark.
 */
function pressOneAfterTheOther(count: number): void {
  const status = () => document.querySelector<HTMLElement>('[data-status]')?.dataset.status;
  let pressed = 0;
  let covered = 0;
  let said = 0;
  new MutationObserver(() => {
    if (status() === 'saving') covered = pressed;
    if (status() !== 'saved' || covered === said) return;
    said = covered;
    // oxlint-disable-next-line no-console
    console.log(`saved ${said}`);
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
  const buttons = [...document.querySelectorAll<HTMLElement>('.mark-good')].slice(0, count);
  const next = () => {
    const button = buttons[pressed];
    if (!button) return;
    pressed += 1;
    button.click();
    if (status() === 'saving') covered = pressed;
    setTimeout(next, Math.random() * 120);
  };
  next();
}

const kept = (page: Page) => page.locator('.mark-good[aria-pressed="true"]').count();

async function crash(page: Page): Promise<number> {
  await expectOpen(page);
  // Waits, because a crash during the worker's installation would block Chromium's next navigation.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  let saved = 0;
  page.on('console', (message) => {
    const [, count] = /^saved (\d+)$/.exec(message.text()) ?? [];
    if (count !== undefined) saved = Number(count);
  });
  await page.evaluate(pressOneAfterTheOther, marks);
  await sleep(200 + Math.random() * 1800);
  const crashed = page.waitForEvent('crash');
  // This navigation never ends.
  void page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  await page.close();
  return saved;
}

test(`${crashes} crashes of the tab lose no mark that the page showed as saved`, async ({
  openAs,
  person,
}) => {
  test.setTimeout(crashes * 60_000);
  const lost: string[] = [];
  let shown = 0;
  for (let run = 1; run <= crashes; run += 1) {
    // A new phone, without the marks from before the previous crash.
    const page = await openAs(person, '/vehicle-report', { serviceWorkers: 'allow' });
    const context = page.context();
    const saved = await crash(page);
    const next = await context.newPage();
    await openReport(next);
    const there = await kept(next);
    await context.close();
    shown += saved;
    if (there < saved) lost.push(`run ${run}: ${saved} shown as saved, ${there} there`);
  }
  const load = loadavg().map((each) => each.toFixed(1));
  const description = `${shown} marks shown as saved, load ${load.join(', ')}`;
  test.info().annotations.push({ type: `${crashes} crashes`, description });
  expect(shown).toBeGreaterThan(0);
  expect(lost).toEqual([]);
});
