import { defineConfig } from '@playwright/test';
import { chromiumFlags, findTestBrowser } from './tools/machine/browser';
import { leavesOut, onlyAllFiles } from './tools/test/onlyAll';

/** If this is undefined, Playwright uses its own browser. `npm run test:e2e` installs a browser first. */
const executablePath = findTestBrowser();

/** Tests that run only at a phone's width, most of them of the driver's report. */
const reportFiles = /(report\w*|identity|landedPage|road|roadside\w+|photos|extensions)\.e2e\.ts/;

const leftOut = leavesOut ? onlyAllFiles('e2e').map((file) => `**/${file}`) : [];

/** Tests of pages with looks that depend on the width. All other tests run in one of the two projects. */
const bothWidths = /sitePages\.e2e\.ts/;

/** Each worker has a separate server and database (e2e/support/test.ts), so workers do not interfere. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: '.cache/e2e',
  globalSetup: './e2e/support/seedDatabase.ts',
  retries: 0,
  fullyParallel: true,
  // More workers than cores, because tests also wait for timers and the disk.
  workers: '150%',
  forbidOnly: Boolean(process.env.CI),
  // The limit in ms for every test is long enough for a busy machine but short enough to end a hang.
  timeout: 300_000,
  expect: { timeout: 90_000 },
  reporter: [['list']],
  use: {
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    // Blocks the worker, because it would store the site's files in each test, and Playwright cannot intercept calls
    // that a worker handles. Tests that need the worker allow it.
    serviceWorkers: 'block',
    // Reduced motion stops the home page's film and carousels, which use half a core. Tests of motion allow motion.
    contextOptions: { reducedMotion: 'reduce' },
    // Records no trace, because a trace slows every step down. `npm run test:e2e -- --trace on` records one.
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
