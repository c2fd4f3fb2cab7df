import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './tools/browser';

/** Undefined makes Playwright use its own; `npm run test:e2e` installs a browser first. */
const executablePath = findChromium();

/** The report's bar and its few presses are a phone's. */
const phoneOnly = /(report|road|roadside\w+)\.e2e\.ts/;

/** What is stored and sent at these pages does not depend on the width; other tests look at both. */
const desktopOnly = /(account|leads|officeInbox|sessions)\.e2e\.ts/;

/**
 * A test runs on a desktop and on a phone, unless one of them tells all. Each worker has its own server and database
 * (e2e/support/test.ts), so workers do not interfere.
 */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: '.cache/e2e',
  globalSetup: './e2e/support/seedDatabase.ts',
  retries: 0,
  // One test at a time on CI, where machines are slow and each worker starts a server and a
  // browser.
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
    {
      name: 'desktop',
      testIgnore: phoneOnly,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: desktopOnly,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'small phone',
      testMatch: /roadside(Checklist|Header|Status)\.e2e\.ts/,
      use: { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true },
    },
  ],
});
