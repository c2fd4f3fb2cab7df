/**
 * `npm run pictures` takes the README's pictures from the built pages with the demonstration, and writes them to
 * docs/pictures.
 */
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { demo } from '../e2e/support/account';
import { Client } from '../e2e/support/client';
import { expectOpen, fillInHeader } from '../e2e/support/report';
import { startLinehaul } from '../e2e/support/startLinehaul';
import { ensureChromium } from './machine/browser';
import { inRoot } from './machine/paths';
import { runTool } from './machine/run';

const folder = inRoot('docs', 'pictures');

async function save(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: path.join(folder, name), type: 'jpeg', quality: 80 });
}

async function home(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await save(page, 'home.jpg');
  await page.close();
}

const rig = { truck: 'T-114', trailer: '53-0192' };

async function report(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
    storageState: (await Client.signedIn(url, demo('driver'))).storageState,
  });
  await page.goto(`${url}/vehicle-report`);
  await expectOpen(page);
  await fillInHeader(page, rig);
  const cab = page.getByRole('region', { name: 'Cab and controls', exact: true });
  const items = cab.getByRole('button', { name: /: good$/ });
  for (let item = 0; item < 3; item += 1) await items.nth(item).tap();
  await cab
    .getByRole('button', { name: /: defective$/ })
    .nth(3)
    .tap();
  await cab.getByRole('textbox').fill('Left mirror cracked');
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  // The previous report and its photos arrive later, above the checklist.
  await page.waitForLoadState('networkidle');
  await cab.evaluate((region) => region.scrollIntoView());
  await page.evaluate(() => window.scrollBy(0, -80));
  await page.getByText('Saved on this phone').waitFor();
  await save(page, 'report.jpg');
  await page.close();
}

async function office(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    storageState: (await Client.signedIn(url, demo('dispatcher'))).storageState,
  });
  await page.goto(`${url}/office`);
  await page.getByText('T-108').first().waitFor();
  // The counts and the photos arrive later.
  await page.waitForLoadState('networkidle');
  await save(page, 'office.jpg');
  await page.close();
}

async function main(): Promise<void> {
  if ((await runTool('tools/build/build.ts')) !== 0) throw new Error('The build failed.');
  const linehaul = await startLinehaul({
    environment: { SEED: 'demo', TIME_ZONE: 'America/Chicago' },
  });
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox'],
  });
  try {
    await home(browser, linehaul.url);
    await report(browser, linehaul.url);
    await office(browser, linehaul.url);
  } finally {
    await browser.close();
    await linehaul.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
