/**
 * Measures when a slow phone (CPU 6 times slower, 400 kbit/s) responds to the first press. Opens a public page, presses
 * a button 2 s later, and prints when the page shows the press and the dialog, with other figures for the page. Builds
 * take turns. BENCH_RUNS is the number of rounds (3). BENCH_VARIANTS=name=folder,… adds other builds (copies of dist/).
 * BENCH_PATHS=/,/shippers selects pages.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Browser, type Page } from '@playwright/test';
import { startLinehaul, type Linehaul } from '../e2e/support/startLinehaul';
import { chromiumFlags, ensureChromium } from '../tools/machine/browser';
import { builds } from './builds';
import { percentile, slowDown } from './checklist/measure';

const rounds = Number(process.env.BENCH_RUNS ?? 3);
const paths = (process.env.BENCH_PATHS ?? '/,/shippers').split(',');
const buttons: Record<string, string> = {
  '/': 'Join the giants',
  '/shippers': 'Get instant quote',
};

interface Figures {
  /** Times from the navigation, in ms. */
  appRequested: number;
  pictureRequested: number;
  lcp: number;
  dialogShown: number;
  /** The time from the press, in ms. */
  pressShown: number;
  shift: number;
}

interface Watched {
  lcp: number;
  shift: number;
  pressShown: number;
  dialogShown: number;
}

declare global {
  interface Window {
    watched: Watched;
  }
}

/** Runs in the page before the page's scripts. */
function watch(): void {
  const watched = { lcp: 0, shift: 0, pressShown: NaN, dialogShown: NaN };
  window.watched = watched;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) watched.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
        watched.shift += Number(entry.value);
  }).observe({ type: 'layout-shift', buffered: true });
  let pressedAt = 0;
  document.addEventListener('pointerdown', () => (pressedAt = performance.now()), true);
  new MutationObserver(() => {
    if (pressedAt && !watched.pressShown && document.querySelector('button[aria-busy="true"]'))
      requestAnimationFrame(() => (watched.pressShown = performance.now() - pressedAt));
    if (!watched.dialogShown && document.querySelector('[role="dialog"]'))
      requestAnimationFrame(() => (watched.dialogShown = performance.now()));
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

async function readFigures(page: Page): Promise<Figures> {
  const watched = await page.evaluate(() => window.watched);
  const requests = await readRequests(page);
  const first = (pattern: RegExp) =>
    Math.min(...requests.filter(({ name }) => pattern.test(name)).map(({ start }) => start));
  return {
    ...watched,
    appRequested: first(/\/assets\/(?!main)[^/]*\.js/),
    pictureRequested: first(/(?<!hero-poster)\.(webp|jpg|png|svg)$/),
  };
}

async function open(
  browser: Browser,
  url: string,
  look: (page: Page) => Promise<Figures>,
): Promise<Figures> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(watch);
    const session = await context.newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 400_000 / 8,
      uploadThroughput: 400_000 / 8,
    });
    await slowDown(session, 6);
    await page.goto(url, { waitUntil: 'commit' });
    return await look(page);
  } finally {
    await context.close();
  }
}

/**
 * Measures the largest paint and the layout shifts of a page that nobody presses, because a press ends their
 * measurement. Measures the rest of a page with a press.
 */
async function measure(browser: Browser, url: string, button: string): Promise<Figures> {
  const looked = await open(browser, url, async (page) => {
    await page.locator('[data-live]').waitFor({ state: 'attached', timeout: 60_000 });
    return readFigures(page);
  });
  const pressed = await open(browser, url, async (page) => {
    await sleep(2000);
    await page.getByRole('button', { name: button }).first().click({ noWaitAfter: true });
    await page.waitForFunction(() => !Number.isNaN(window.watched.dialogShown), null, {
      timeout: 60_000,
    });
    return readFigures(page);
  });
  return { ...pressed, lcp: looked.lcp, shift: looked.shift };
}

const readRequests = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name, startTime }) => ({ name: new URL(name).pathname, start: startTime })),
  );

/** Measures one page on each site in turn, in several rounds. The first round only fills the servers' caches. */
async function measurePage(browser: Browser, path: string, sites: Map<string, Linehaul>) {
  const figures = new Map<string, Figures[]>();
  for (let round = 0; round <= rounds; round += 1)
    for (const [name, { url }] of sites) {
      const measured = await measure(browser, url + path, buttons[path] ?? '');
      if (round > 0) figures.set(name, [...(figures.get(name) ?? []), measured]);
    }
  return [...figures].map(([build, list]) => toRow(path, build, list));
}

function toRow(path: string, build: string, list: readonly Figures[]) {
  const median = (figure: keyof Figures) =>
    percentile(
      list.map((one) => one[figure]),
      0.5,
    );
  return {
    path,
    build,
    'first picture below the hero, ms': median('pictureRequested').toFixed(0),
    'app requested, ms': median('appRequested').toFixed(0),
    'LCP, ms': median('lcp').toFixed(0),
    CLS: median('shift').toFixed(4),
    'press shown after, ms': median('pressShown').toFixed(0),
    'dialog, ms': median('dialogShown').toFixed(0),
  };
}

async function main(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: chromiumFlags(),
  });
  const sites = new Map<string, Linehaul>();
  try {
    for (const [name, dist] of builds())
      sites.set(name, await startLinehaul({ dist, environment: { SEED: 'site' } }));
    const table = [];
    for (const path of paths) table.push(...(await measurePage(browser, path, sites)));
    console.table(table);
  } finally {
    for (const site of sites.values()) await site.stop();
    await browser.close();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
