/** The service worker, which opens the site without a connection. It caches files and public content. */
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { addPlugins, precacheAndRoute, cleanupOutdatedCaches } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { timeoutSignal } from '@/api/browserInterfaces';
import { canonicalPath } from '@/contract/routes';
import { isPublicContent } from './offline/publicContent';
import {
  isOldShell,
  hasOnlyKnownScripts,
  settingsIn,
  shellCacheName,
  shellPath,
  type SiteFile,
} from './offline/shell';

/**
 * TypeScript's webworker types conflict with the page's DOM types, so the globals that the worker uses are declared
 * here.
 */
interface Lifecycle {
  waitUntil: (work: Promise<unknown>) => void;
}
interface Navigation {
  request: Request;
  url: URL;
  event: Lifecycle;
}
declare const self: {
  __WB_MANIFEST: SiteFile[];
  addEventListener: (type: 'install' | 'activate', listener: (event: Lifecycle) => void) => void;
};

const files = self.__WB_MANIFEST;
const shellCache = shellCacheName(files);

/** In ms, for the report's page. After this, the cached page is shown, because a bad connection is worse than none. */
const pageTimeout = 4000;

/**
 * Keeps HTML out of the cache, because a portal or a static host may send a page for any address and with any status.
 * If a file is missing, the version is not installed, and the browser tries again later.
 */
const withoutPages = {
  cacheWillUpdate: async ({ response }: { response: Response }) => {
    const type = response.headers.get('Content-Type') ?? '';
    return response.status === 200 && !type.startsWith('text/html') ? response : null;
  },
};
addPlugins([withoutPages]);

// Pages are not precached, because the server renders them.
const assets = files.filter(({ url }) => !url.endsWith('.html'));
precacheAndRoute(
  assets.map(({ url, revision }) => ({ url, revision: revision ?? null })),
  { directoryIndex: '', cleanURLs: false },
);
cleanupOutdatedCaches();

/** Caches the report's page if it is the site's and of this version, because only this version's scripts are cached. */
async function keepShell(page: Response): Promise<void> {
  if (!page.ok || !hasOnlyKnownScripts(files, await page.clone().text())) return;
  const cache = await caches.open(shellCache);
  await cache.put(shellPath, page);
}

/** Never rejects. */
const fetchShell = () =>
  fetch(shellPath, { cache: 'reload' })
    .then(keepShell)
    .catch(() => undefined);

/** Caches the report's page again if another page has different settings. */
async function followSettings(page: Response): Promise<void> {
  const html = await page.text();
  const kept = await (await caches.open(shellCache)).match(shellPath);
  if (!kept || !hasOnlyKnownScripts(files, html)) return;
  if (settingsIn(html) !== settingsIn(await kept.text())) await fetchShell();
}

self.addEventListener('install', (event) => {
  // workbox requests the precache first.
  event.waitUntil(fetchShell());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => isOldShell(name, shellCache)))
      .then((old) => Promise.all(old.map((name) => caches.delete(name)))),
  );
});

async function openPage(request: Request, path: string, event: Lifecycle): Promise<Response> {
  const isShell = path === shellPath;
  try {
    const page = await fetch(request, isShell ? { signal: timeoutSignal(pageTimeout) } : {});
    // A cache that fails must not hide the server's page.
    if (isShell) await keepShell(page.clone()).catch(() => undefined);
    else if (page.ok) event.waitUntil(followSettings(page.clone()));
    // A 5xx usually comes from a proxy while the server is down. Any other response is shown.
    if (page.status < 500) return page;
    return (await (await caches.open(shellCache)).match(shellPath)) ?? page;
  } catch (error) {
    const kept = await (await caches.open(shellCache)).match(shellPath);
    if (kept) return kept;
    throw error;
  }
}

registerRoute(
  new NavigationRoute(
    async ({ request, url, event }: Navigation) => {
      const canonical = canonicalPath(url.pathname);
      if (canonical === null) return openPage(request, url.pathname, event);
      return Response.redirect(new URL(canonical + url.search, url), 308);
    },
    { denylist: [/^\/(api|account|admin|office|healthz|readyz)\b/i] },
  ),
);

// No timeout, because public calls have none. The cache is only for a connection that fails.
registerRoute(
  ({ request, url }) => isPublicContent(request.method, url.pathname),
  new NetworkFirst({
    cacheName: 'public-content',
    plugins: [new CacheableResponsePlugin({ statuses: [200] }), withoutPages],
  }),
);
