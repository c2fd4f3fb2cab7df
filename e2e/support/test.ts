import {
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import type { Role } from '@/contract/office/roles';
import type { Client } from './client';
import { Office } from './officeClient';
import { startLinehaul, type Linehaul } from './startLinehaul';

export { expect } from '@playwright/test';

export interface Rig {
  readonly truck: string;
  readonly trailer: string;
}

interface ForEachTest {
  role: Role;
  /** An account that only this test uses. It has the role `role`, by default a driver's. */
  person: Client;
  /** Opens a page as another person, on a separate device. */
  openAs: (
    someone: Pick<Client, 'storageState'>,
    path: string,
    device?: BrowserContextOptions,
  ) => Promise<Page>;
  rig: Rig;
}

interface ForEachWorker {
  linehaul: Linehaul;
  office: Office;
}

let rigs = 100;

/**
 * Playwright's `test` with a server. Each worker starts one server for all its tests, and pages open on it
 * (`page.goto('/login')`). Each test gets a new account, truck and trailer, so that tests do not affect each other.
 */
export const test = base.extend<ForEachTest, ForEachWorker>({
  linehaul: [
    async ({}, use) => {
      const linehaul = await startLinehaul();
      await use(linehaul);
      await linehaul.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ linehaul }, use) => {
    await use(linehaul.url);
  },
  role: ['driver', { option: true }],
  office: [
    async ({ linehaul }, use) => {
      await use(new Office(linehaul.url));
    },
    { scope: 'worker' },
  ],
  person: async ({ office, role }, use) => {
    await use(await office.newPerson(role));
  },
  openAs: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async ({ storageState }, path, device) => {
      const context = await browser.newContext({ ...device, storageState });
      contexts.push(context);
      const page = await context.newPage();
      await page.goto(path);
      return page;
    });
    for (const context of contexts) await context.close();
  },
  rig: async ({}, use) => {
    rigs += 1;
    await use({ truck: `T-${rigs}`, trailer: `R${rigs}` });
  },
});

/** Like `test`, but with `person` signed in on the pages. */
export const signedInTest = test.extend({
  storageState: async ({ person }, use) => {
    await use(person.storageState);
  },
});
