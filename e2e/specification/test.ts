import fs from 'node:fs';
import path from 'node:path';
import { test as base } from '@playwright/test';
import { dist } from '../../tools/machine/paths';
import { serveStatic } from '../../tools/start/staticServer';
import { startForeignHost, type ForeignHost } from './foreignHost';

export { expect } from '@playwright/test';

/** The built page with settings that name the host, as `API_HOST=… npm run build` writes them. */
function pageFor(apiHost: string): string {
  const html = fs.readFileSync(path.join(dist, 'site', 'index.html'), 'utf8');
  const settings = JSON.stringify({
    apiHost,
    recaptchaSiteKey: '',
    mapTileUrl: `${apiHost}/tiles/{z}/{x}/{y}`,
    publicUrl: '',
  });
  return html.replace(
    /<script type="application\/json" id="settings">[^<]*<\/script>/,
    () => `<script type="application/json" id="settings">${settings}</script>`,
  );
}

/** Playwright's `test` with the built site in front of somebody else's backend. */
export const test = base.extend<
  { host: ForeignHost },
  { hosts: { host: ForeignHost; site: string } }
>({
  hosts: [
    async ({}, use) => {
      const host = await startForeignHost();
      const site = await serveStatic(path.join(dist, 'site'), { page: pageFor(host.url) });
      await use({ host, site: site.url });
      await site.stop();
      await host.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ hosts }, use) => {
    await use(hosts.site);
  },
  host: async ({ hosts }, use) => {
    hosts.host.reset();
    await use(hosts.host);
  },
});
