import type { BrowserContext } from '@playwright/test';
import { calls } from '@/contract/calls';
import { freePort } from '../tools/machine/port';
import { demo, expireAccessToken } from './support/account';
import { Client } from './support/client';
import { createSilentHorn } from './support/report';
import { startLinehaul } from './support/startLinehaul';
import { expect, test } from './support/test';

// @only-all: tests one deployment option; guards.test.ts tests the rules for its CSRF header.

/** In these tests, a second Linehaul server is the API. Browsers resolve names below `localhost` to this machine. */

type Cookie = Parameters<BrowserContext['addCookies']>[0][number];

const cookies: [string, (site: string) => Cookie[], string | undefined][] = [
  ['only the API’s host can read', () => [], undefined],
  [
    'both hosts can read',
    () => [{ name: 'csrftoken', value: 'shared', domain: '.linehaul.localhost', path: '/' }],
    'shared',
  ],
  [
    'an earlier version of the site has set',
    (site) => [{ name: 'csrftoken', value: 'of-the-site', url: site }],
    undefined,
  ],
];

for (const [whose, added, sent] of cookies) {
  test(`with API_HOST on a sibling host, create, update and refresh succeed with a CSRF cookie that ${whose}`, async ({
    browser,
    rig,
  }) => {
    const [sitePort, apiPort] = [await freePort(), await freePort()];
    const site = `http://www.linehaul.localhost:${sitePort}`;
    const api = `http://api.linehaul.localhost:${apiPort}`;
    const servers = await Promise.all([
      startLinehaul({ port: sitePort, environment: { API_HOST: api } }),
      startLinehaul({ port: apiPort, environment: { ALLOWED_ORIGINS: site } }),
    ]);
    const { localStorage } = await Client.signedIn(servers[1].url, demo('driver'));
    const storageState = { cookies: [], origins: [{ origin: site, localStorage }] };
    const context = await browser.newContext({ storageState });
    const changed: [string, number, string | undefined][] = [];
    context.on('response', (response) => {
      const request = response.request();
      const { origin, pathname } = new URL(request.url());
      if (origin !== api || ['GET', 'OPTIONS'].includes(request.method())) return;
      const call = pathname.replace(/\d+/, ':id');
      changed.push([call, response.status(), request.headers()['x-csrftoken']]);
    });
    try {
      const page = await context.newPage();
      // Adds the cookies before the first page opens, because a page's calls would set the API's cookie.
      await context.addCookies(added(site));
      await page.goto(site);
      await page.goto(`${site}/vehicle-report`);
      await createSilentHorn(page, rig);
      await page.getByRole('button', { name: 'Horn: good' }).click();
      await expect(page.getByText('Updated horn to good')).toBeVisible();
      await expireAccessToken(page);
      await page.reload();
      await expect(page.getByRole('button', { name: 'Horn: good' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await expect(page).toHaveURL(`${site}/vehicle-report`);
      // Waits for the calls, because the phone shows its draft before it refreshes the session.
      await expect
        .poll(() => changed)
        .toEqual([
          [calls.createInspection, 201, sent],
          [calls.updateInspection, 200, sent],
          [calls.refresh, 200, sent],
        ]);
    } finally {
      await context.close();
      for (const server of servers) await server.stop();
    }
  });
}

test('with API_HOST, the report makes no calls beyond those of the specification', async ({
  browser,
  rig,
}) => {
  const port = await freePort();
  const site = await startLinehaul({
    environment: { API_HOST: `http://127.0.0.1:${port}` },
  });
  const api = await startLinehaul({ port, environment: { ALLOWED_ORIGINS: site.url } });
  const { localStorage } = await Client.signedIn(api.url, demo('driver'));
  const storageState = { cookies: [], origins: [{ origin: site.url, localStorage }] };
  const context = await browser.newContext({ storageState });
  const requested: string[] = [];
  const toSite: string[] = [];
  context.on('request', (request) => {
    const { origin, pathname, search } = new URL(request.url());
    if (origin === api.url) requested.push(pathname + search);
    else if (/^\/(api|account)\//.test(pathname)) toSite.push(pathname);
  });
  try {
    const page = await context.newPage();
    await page.clock.install();
    await page.goto(`${site.url}/vehicle-report`);
    await expect(page.getByText('Nothing entered yet')).toBeVisible();
    await createSilentHorn(page, rig);
    // Longer than the polling intervals of a page on Linehaul's own backend.
    await page.clock.runFor('00:40');
    await expect(page.getByRole('region', { name: 'Previous report' })).toHaveCount(0);
    const known = Object.values(calls).map(
      (path) => new RegExp(`^${path.replace(':id', '[^/]+')}$`),
    );
    expect(requested).toContain(calls.createInspection);
    expect(requested).toContain(calls.currentInspection);
    expect(requested.filter((path) => /^\/(api|account)\//.test(path))).toEqual(
      requested.filter((path) => known.some((pattern) => pattern.test(path))),
    );
    expect(toSite).toEqual([]);
  } finally {
    await context.close();
    await site.stop();
    await api.stop();
  }
});
