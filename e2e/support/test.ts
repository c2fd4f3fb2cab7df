import { test as base } from '@playwright/test';
import { startLinehaul, type Linehaul } from './startLinehaul';

export { expect } from '@playwright/test';

/**
 * Playwright's `test` with a server: each worker starts one and keeps it for all its tests, and
 * pages open on it (`page.goto('/login')`). A test that needs other settings or wants to stop its
 * server calls `startLinehaul` itself.
 */
export const test = base.extend<object, { linehaul: Linehaul }>({
  linehaul: [
    async ({}, use) => {
      const linehaul = await startLinehaul();
      await use(linehaul);
      await linehaul.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ linehaul }, use) => {
    await use(linehaul.url);
  },
});
