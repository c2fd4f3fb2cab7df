import { defineConfig } from '@playwright/test';
import { chromiumFlags, findTestBrowser } from './tools/machine/browser';
import { leavesOut, onlyAllFiles } from './tools/test/onlyAll';

/** Undefined makes Playwright use its own; `npm run test:e2e` installs a browser first. */
const executablePath = findTestBrowser();

/** The driver's report is a phone's. */
const reportFiles = /(report\w*|landedPage|road|roadside\w+|photos|extensions)\.e2e\.ts/;

const leftOut = leavesOut ? onlyAllFiles('e2e').map((file) => `**/${file}`) : [];

/** Pages whose look depends on the width. Everything else runs at one width, which is enough. */
const bothWidths = /sitePages\.e2e\.ts/;

/**
 * Each worker has its own server and database (e2e/support/test.ts), so workers do not interfere.
 */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: '.cache/e2e',
  globalSetup: './e2e/support/seedDatabase.ts',
  retries: 0,
  fullyParallel: true,
  // They also wait for timers and for the disk, so there are more workers than cores.
  workers: '150%',
  forbidOnly: Boolean(process.env.CI),
  // In ms, for every test. Long enough for a busy machine, and still an end to a hang.
  timeout: 300_000,
  expect: { timeout: 90_000 },
  reporter: [['list']],
  use: {
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    // The worker would keep all files of the site for each test. Tests that lose the connection allow it. Playwright
    // intercepts calls only where no worker handles them.
    serviceWorkers: 'block',
    // The home page's film and carousels take half of a core. Tests of what moves, and of the first render, allow them.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs time with every step; `npm run test:e2e -- --trace on` records one.
    screenshot: 'only-on-failure',
    launchOptions: { args: chromiumFlags(), ...(executablePath && { executablePath }) },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: [reportFiles, ...leftOut],
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testMatch: [reportFiles, bothWidths],
      testIgnore: leftOut,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
