/**
 * Compares the report's 63 rows on a slow phone with the same markup and styles as plain DOM: the
 * time from the tap to the frame that shows it, and the cost of mounting. Rounds of the two
 * alternate.
 */
import { chromium, devices, type BrowserContext, type Page } from '@playwright/test';
import { fillLogin } from '../e2e/support/account';
import { startLinehaul } from '../e2e/support/startLinehaul';
import { chromiumFlags, ensureChromium } from '../tools/machine/browser';
import { percentile, slowDown, tapAll, watchTaps, workOf } from './checklist/measure';
import { looksOf, openPlainReport } from './checklist/plainReport';

const rates = [1, 4, 6];
const rounds = 3;
const phone = { ...devices['Pixel 5'], viewport: { width: 412, height: 823 } };

interface Subject {
  readonly page: Page;
  /** Main-thread time of one mount, in ms. */
  mount(): Promise<number>;
}

async function sessionOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return session;
}

/** Main-thread work in ms from `act` until the rows are shown and the page is idle. */
async function workUntilShown(page: Page, act: () => Promise<unknown>): Promise<number> {
  const session = await sessionOf(page);
  const before = await workOf(session);
  await act();
  await page.locator('.item').nth(62).waitFor();
  await page.waitForTimeout(500);
  return (await workOf(session)) - before;
}

async function openReport(context: BrowserContext, url: string): Promise<Subject> {
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  // A click would leave a mouse pointer above the page, and Chromium would look for what is below it
  // after each tap.
  const submit = await fillLogin(page);
  await submit.tap();
  await page.locator('.item').nth(62).waitFor();
  const mount = async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'For drivers' }).tap();
    await page.waitForURL('**/drivers');
    await page.waitForTimeout(1000);
    return workUntilShown(page, () => page.evaluate(() => history.back()));
  };
  return { page, mount };
}

async function openBaseline(context: BrowserContext, report: Page): Promise<Subject> {
  const page = await context.newPage();
  const looks = await looksOf(report);
  const mount = async () => {
    await openPlainReport(page, looks);
    await page.waitForTimeout(300);
    return workUntilShown(page, () => page.locator('#mount').dispatchEvent('click'));
  };
  await mount();
  return { page, mount };
}

/**
 * Times of three alternating rounds for each subject. The rounds tap Good; Defective is left out
 * because it opens a text field.
 */
async function tapTimes(subjects: readonly Subject[], rate: number): Promise<number[][]> {
  const times = subjects.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { page }] of subjects.entries()) {
      await page.bringToFront();
      const session = await sessionOf(page);
      await slowDown(session, rate);
      times[index]?.push(...(await tapAll(page, '.mark-good')));
      await slowDown(session, 1);
    }
  }
  return times;
}

async function main(): Promise<void> {
  const server = await startLinehaul();
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: chromiumFlags(),
  });
  try {
    const context = await browser.newContext(phone);
    const report = await openReport(context, server.url);
    const baseline = await openBaseline(context, report.page);
    const mounts = { plain: [] as number[], report: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      mounts.plain.push(await baseline.mount());
      await report.page.bringToFront();
      mounts.report.push(await report.mount());
    }
    for (const { page } of [baseline, report]) await watchTaps(page);
    const table = [];
    for (const rate of rates) {
      const [plain = [], ours = []] = await tapTimes([baseline, report], rate);
      const ratio = (share: number) => percentile(ours, share) / percentile(plain, share);
      table.push({
        'CPU slowed': `${rate} x`,
        'p50 to plain DOM': ratio(0.5).toFixed(2),
        'p95 to plain DOM': ratio(0.95).toFixed(2),
        'p95 ms': percentile(ours, 0.95).toFixed(0),
        'plain p95 ms': percentile(plain, 0.95).toFixed(0),
      });
    }
    console.log('Tap to next frame, 63 rows, three rounds:');
    console.table(table);
    const mounted = percentile(mounts.report, 0.5) / percentile(mounts.plain, 0.5);
    console.log(
      `Mounting the report, main-thread time relative to plain DOM: ${mounted.toFixed(2)}`,
    );
  } finally {
    await browser.close();
    await server.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
