import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test as base } from '@playwright/test';
import { queryRows } from './queryRows';
import { startLinehaul, type Linehaul } from './startLinehaul';

export { expect } from '@playwright/test';

/** A server for one test. */
export interface OwnLinehaul {
  readonly url: string;
  /** Stops the server and reads its database. */
  rowsOf(sql: string): Promise<object[]>;
}

/**
 * Playwright's `test` with a server: each worker starts one for all its tests, and pages open on it
 * (`page.goto('/login')`). A test that leaves something on its server takes `own`, which costs
 * seconds; one that needs other settings calls `startLinehaul` itself.
 */
export const test = base.extend<{ own: OwnLinehaul }, { linehaul: Linehaul }>({
  linehaul: [
    async ({}, use) => {
      const linehaul = await startLinehaul();
      await use(linehaul);
      await linehaul.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  own: [
    async ({}, use) => {
      const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'linehaul-own-'));
      const { url, stop } = await startLinehaul({ dataDir });
      const rowsOf = async (sql: string) => {
        await stop();
        return queryRows(dataDir, sql);
      };
      await use({ url, rowsOf });
      await stop();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
    { timeout: 120_000 },
  ],
  baseURL: async ({ linehaul }, use) => {
    await use(linehaul.url);
  },
});
