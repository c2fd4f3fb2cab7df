import { defineConfig } from '@playwright/test';
import { availableBrowsers } from '../../tools/machine/otherBrowsers';
import type { BrowserOptions } from './test';

/** Playwright runs these tests. WebDriver controls the browsers, which are not Playwright's builds. */
export default defineConfig<object, BrowserOptions>({
  testDir: '.',
  testMatch: '*.browser.ts',
  outputDir: '../../.cache/browsers',
  globalSetup: '../support/seedDatabase.ts',
  retries: 0,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // The limit in ms is long enough for a busy machine but short enough to end a hang.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  projects: availableBrowsers().installed.map((name) => ({ name, use: { engine: name } })),
});
