import { devices, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { fillLogin } from '../../e2e/support/account';
import { slowDown, watchTaps, workOf } from './measure';

const lastRow = '.item >> nth=62';

/** A page with the report's 63 rows. */
export interface Subject {
  /** The page that is tapped. */
  readonly page: Page;
  /**
   * Main-thread time in ms from the navigation until the rows are there, on a phone without a draft
   * that has nothing in its cache, its CPU slowed by this factor.
   */
  openCold(rate: number): Promise<number>;
}

async function newPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const viewport = { width: 412, height: 823 };
  const context = await browser.newContext({ ...devices['Pixel 5'], viewport, ...options });
  return context.newPage();
}

async function subjectOf(browser: Browser, page: Page): Promise<Subject> {
  await page.locator(lastRow).waitFor();
  await watchTaps(page);
  const storageState = await page.context().storageState();
  const openCold = async (rate: number) => {
    // A service worker would load the whole site at the same time.
    const opened = await newPage(browser, { storageState, serviceWorkers: 'block' });
    const session = await opened.context().newCDPSession(opened);
    await session.send('Performance.enable');
    await slowDown(session, rate);
    await opened.goto(page.url(), { waitUntil: 'commit' });
    await opened.locator(lastRow).waitFor();
    const work = await workOf(session);
    await opened.context().close();
    return work;
  };
  return { page, openCold };
}

/** The report of the site at this origin. */
export async function openReport(browser: Browser, url: string): Promise<Subject> {
  const page = await newPage(browser);
  await page.goto(`${url}/login`);
  // A click would leave a mouse pointer above the page, and Chromium would look for what is below it
  // after each tap.
  const submit = await fillLogin(page);
  await submit.tap();
  return subjectOf(browser, page);
}

/** Opens the page with the rows as plain DOM. */
export async function openPlain(browser: Browser, url: string): Promise<Subject> {
  const page = await newPage(browser);
  await page.goto(url);
  return subjectOf(browser, page);
}
