import { devices, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { fillLogin } from '../../e2e/support/account';
import { slowDown, watchTaps, readMainThreadTime } from './measure';

const lastRow = '.item >> nth=62';

export interface Subject {
  readonly page: Page;
  /**
   * Opens the page with an empty cache, without a draft, on a CPU slowed down by `rate`. Returns the main-thread time
   * in ms from the navigation until the rows appear.
   */
  openCold(rate: number): Promise<number>;
}

async function newPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const viewport = { width: 412, height: 823 };
  const context = await browser.newContext({ ...devices['Pixel 5'], viewport, ...options });
  return context.newPage();
}

async function createSubject(browser: Browser, page: Page): Promise<Subject> {
  await page.locator(lastRow).waitFor();
  await watchTaps(page);
  const storageState = await page.context().storageState();
  const openCold = async (rate: number) => {
    // A service worker would load the whole site in the meantime.
    const opened = await newPage(browser, { storageState, serviceWorkers: 'block' });
    const session = await opened.context().newCDPSession(opened);
    await session.send('Performance.enable');
    await slowDown(session, rate);
    await opened.goto(page.url(), { waitUntil: 'commit' });
    await opened.locator(lastRow).waitFor();
    const work = await readMainThreadTime(session);
    await opened.context().close();
    return work;
  };
  return { page, openCold };
}

export async function openReport(browser: Browser, url: string): Promise<Subject> {
  const page = await newPage(browser);
  await page.goto(`${url}/login`);
  // A click would leave a mouse pointer over the page. Chromium would then look up the element under it after each tap.
  const submit = await fillLogin(page);
  await submit.tap();
  return createSubject(browser, page);
}

export async function openPlain(browser: Browser, url: string): Promise<Subject> {
  const page = await newPage(browser);
  await page.goto(url);
  return createSubject(browser, page);
}
