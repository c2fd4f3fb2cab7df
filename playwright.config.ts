import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './tools/browser';

/** Undefined lets Playwright look for its own; `npm run test:e2e` brings a browser beforehand. */
const executablePath = findChromium();

/**
 * Every test on a desktop and on a phone. Each worker has a server and a database of its own
 * (e2e/support/test.ts), so tests of two workers never meet.
 */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: '.cache/e2e',
  globalSetup: './e2e/support/seedDatabase.ts',
  retries: 0,
  // CI machines are slow at times: one test at a time there, since each starts a server and a browser.
  workers: process.env.CI ? 1 : 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    screenshot: process.env.CI ? 'off' : 'only-on-failure',
    // Takes time with every step; nobody can open it there.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    launchOptions: { args: chromiumFlags(), ...(executablePath && { executablePath }) },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
