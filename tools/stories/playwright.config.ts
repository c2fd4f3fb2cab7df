import { defineConfig } from '@playwright/test';
import { chromiumFlags } from '../machine/browser';
import { inRoot } from '../machine/paths';

/** Opens every story of the built storybook in Chromium; started by tools/test/testStories.ts. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.pw.ts',
  outputDir: inRoot('.cache', 'stories'),
  fullyParallel: true,
  // A story also waits for timers, so there are more workers than cores.
  workers: '200%',
  forbidOnly: Boolean(process.env.CI),
  timeout: 300_000,
  reporter: [['dot']],
  use: {
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    contextOptions: { reducedMotion: 'no-preference' },
    launchOptions: { args: chromiumFlags(), executablePath: process.env.CHROMIUM_PATH },
  },
});
