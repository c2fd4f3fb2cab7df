import { defineConfig } from '@playwright/test';
import { chromiumFlags } from '../machine/browser';
import { inRoot } from '../machine/paths';

export default defineConfig({
  testDir: '.',
  testMatch: '*.pw.ts',
  outputDir: inRoot('.cache', 'stories'),
  fullyParallel: true,
  // More workers than cores, because stories also wait for timers.
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
