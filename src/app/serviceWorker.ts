/**
 * The service worker opens the site without a connection. It caches the site's files and public
 * content, never an account or inspection call, never the refresh. It is registered for drivers
 * only, so that visitors of the public pages do not pay for it.
 */
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { matchPrecache, precacheAndRoute, cleanupOutdatedCaches } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { timeoutSignal } from '@/api/browserInterfaces';
import { isPublicContent } from './offline/publicContent';
import { isOldShell, scriptsOf, shellCacheName, shellPath } from './offline/shell';
import type { SiteFile } from './offline/shell';

/**
 * The worker globals we use, because TypeScript's webworker types conflict with the page's DOM
 * types.
 */
interface Lifecycle {
  waitUntil: (work: Promise<unknown>) => void;
}
declare const self: {
  __WB_MANIFEST: SiteFile[];
  addEventListener: (type: 'install' | 'activate', listener: (event: Lifecycle) => void) => void;
};

const files = self.__WB_MANIFEST;
const shellCache = shellCacheName(files);

/**
 * Timeout for a page before the cached one is shown, in ms. A bad connection is worse than none.
 */
const pageTimeout = 4000;

// The server renders the pages, so none is precached.
const assets = files.filter(({ url }) => !url.endsWith('.html'));
precacheAndRoute(
  assets.map(({ url, revision }) => ({ url, revision: revision ?? null })),
  { directoryIndex: '', cleanURLs: false },
);
cleanupOutdatedCaches();

/**
 * Caches a page if this version has all of its scripts, because it would not start with another
 * version's scripts.
 */
async function keepShell(page: Response): Promise<void> {
  if (!page.ok) return;
  const scripts = scriptsOf(await page.clone().text());
  const kept = await Promise.all(scripts.map((url) => matchPrecache(url)));
  if (kept.some((script) => script === undefined)) return;
  const cache = await caches.open(shellCache);
  await cache.put(shellPath, page);
}

self.addEventListener('install', (event) => {
  event.waitUntil(
    // The precache is requested first. If this fails, the first visit caches the page.
    fetch(shellPath, { cache: 'reload' })
      .then((page) => caches.open(shellCache).then((cache) => cache.put(shellPath, page)))
      .catch(() => undefined),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => isOldShell(name, shellCache)))
      .then((old) => Promise.all(old.map((name) => caches.delete(name)))),
  );
});

async function openPage(request: Request, path: string): Promise<Response> {
  const isShell = path === shellPath;
  try {
    const page = await fetch(request, isShell ? { signal: timeoutSignal(pageTimeout) } : {});
    if (isShell) await keepShell(page.clone());
    // A 5xx usually means that the server behind the proxy is down. Any other response is shown.
    if (page.status < 500) return page;
    return (await (await caches.open(shellCache)).match(shellPath)) ?? page;
  } catch (error) {
    const kept = await (await caches.open(shellCache)).match(shellPath);
    if (kept) return kept;
    throw error;
  }
}

registerRoute(
  new NavigationRoute(({ request, url }) => openPage(request, url.pathname), {
    denylist: [/^\/(api|account|admin|office|healthz|readyz)\b/],
  }),
);

// Without a timeout, as public calls have none: cached content is for a connection that failed.
registerRoute(
  ({ request, url }) => isPublicContent(request.method, url.pathname),
  new NetworkFirst({
    cacheName: 'public-content',
    plugins: [new CacheableResponsePlugin({ statuses: [200] })],
  }),
);
