import fs from 'node:fs';
import path from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { dist } from '../../tools/machine/paths';
import { serveStatic } from '../../tools/start/staticServer';
import { startForeignHost, type ForeignHost } from './foreignHost';

export { expect } from '@playwright/test';

/**
 * Serves the built site with settings that name the API's host, as `API_HOST=… npm run build` writes them, and with the
 * `added` settings.
 */
export function serveSite(apiHost: string, added: object = {}) {
  return serveStatic(path.join(dist, 'site'), { page: pageFor(apiHost, added) });
}

function pageFor(apiHost: string, added: object): string {
  const html = fs.readFileSync(path.join(dist, 'site', 'index.html'), 'utf8');
  const settings = JSON.stringify({
    apiHost,
    recaptchaSiteKey: '',
    mapTileUrl: `${apiHost}/tiles/{z}/{x}/{y}`,
    publicUrl: '',
    ...added,
  });
  return html.replace(
    /<script type="application\/json" id="settings">[^<]*<\/script>/,
    () => `<script type="application/json" id="settings">${settings}</script>`,
  );
}

/** Stores the three values of a session, so that the page opens with a signed-in driver. */
export async function signInStored(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('accessToken', 'access-1');
    localStorage.setItem('refreshToken', 'refresh-1');
    localStorage.setItem('user', JSON.stringify({ username: 'dana', email: 'dana@example.com' }));
  });
}

/** Playwright's `test`, with the built site and another developer's backend. */
export const test = base.extend<
  { host: ForeignHost },
  { hosts: { host: ForeignHost; site: string } }
>({
  hosts: [
    async ({}, use) => {
      const host = await startForeignHost();
      const site = await serveSite(host.url);
      await use({ host, site: site.url });
      await site.stop();
      await host.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ hosts }, use) => {
    await use(hosts.site);
  },
  // `auto`, so that a test that does not use `host` gets no responses set by the previous test.
  host: [
    async ({ hosts }, use) => {
      hosts.host.reset();
      await use(hosts.host);
    },
    { auto: true },
  ],
});
