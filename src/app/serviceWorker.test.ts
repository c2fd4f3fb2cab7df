import type { NetworkFirst } from 'workbox-strategies';
import { calls } from '@/contract/calls';
import { withoutInterface } from '@/testing/withoutInterface';

type OpenPage = (options: {
  request: Request;
  url: URL;
  event: { waitUntil: (work: Promise<unknown>) => void };
}) => Promise<Response>;
let openPage: OpenPage | undefined;
let publicContent: NetworkFirst | undefined;

type Plugins = NetworkFirst['plugins'];
const mockFilePlugins: Plugins = [];

// jsdom has no service workers, so the tests call the worker's handlers directly.
jest.mock('workbox-precaching', () => ({
  addPlugins: (plugins: Plugins) => mockFilePlugins.push(...plugins),
  cleanupOutdatedCaches: () => undefined,
  precacheAndRoute: () => undefined,
}));
jest.mock('workbox-routing', () => ({
  NavigationRoute: function NavigationRoute(handler: OpenPage) {
    openPage = handler;
  },
  registerRoute: (_match: unknown, strategy?: NetworkFirst) => {
    publicContent = strategy;
  },
}));

class ExtendableEvent extends Event {
  waitUntil() {}
}

const after: Promise<unknown>[] = [];
const event = { waitUntil: (work: Promise<unknown>) => void after.push(work) };

const stored = { match: async () => new Response('stored'), put: jest.fn(async () => undefined) };
const files = [{ url: '/assets/main.1.js', revision: null }];
const ownPage = '<script defer="defer" src="/assets/main.1.js"></script>';
const portal = '<!doctype html><title>Welcome to our network</title>';

beforeAll(async () => {
  Object.assign(globalThis, {
    __WB_MANIFEST: files,
    __WB_DISABLE_DEV_LOGS: true,
    ExtendableEvent,
    FetchEvent: class FetchEvent extends ExtendableEvent {},
    caches: { ...stored, open: async () => stored },
  });
  await import('./serviceWorker');
});

afterEach(() => jest.useRealTimers());

async function openReport(network: typeof fetch): Promise<string | undefined> {
  jest.spyOn(globalThis, 'fetch').mockImplementation(network);
  const url = new URL('http://site.test/vehicle-report');
  const page = await openPage?.({ request: new Request(url), url, event });
  return page?.text();
}

async function fetchServices(network: typeof fetch): Promise<string | undefined> {
  jest.spyOn(globalThis, 'fetch').mockImplementation(network);
  const request = new Request(new URL(calls.services, 'http://site.test'));
  const response = await publicContent?.handle({ request, event: new ExtendableEvent('fetch') });
  return response?.text();
}

test('the service worker redirects an address in capitals with a trailing slash to the address of the page, and keeps the query', async () => {
  const url = new URL('http://site.test/VEHICLE-REPORT/?truck=T-1');
  const page = await openPage?.({ request: new Request(url), url, event });
  expect([page?.status, page?.headers.get('Location')]).toEqual([
    308,
    'http://site.test/vehicle-report?truck=T-1',
  ]);
});

test('the report opens from the network in a browser without AbortSignal.timeout', async () => {
  withoutInterface(AbortSignal, 'timeout');
  expect(await openReport(async () => new Response('fetched'))).toBe('fetched');
});

test('the fetched report opens although the cache fails', async () => {
  stored.put.mockRejectedValueOnce(new DOMException('The cache was lost.', 'UnknownError'));
  expect(await openReport(async () => new Response(ownPage))).toBe(ownPage);
});

test("the report's stored page opens if the network does not respond within four seconds", async () => {
  jest.useFakeTimers();
  const opening = openReport(
    (_request, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  );
  await jest.advanceTimersByTimeAsync(4000);
  expect(await opening).toBe('stored');
});

test('a request for public content waits for a network response that takes a minute', async () => {
  jest.useFakeTimers();
  const fetching = fetchServices(
    () => new Promise((resolve) => setTimeout(() => resolve(new Response('fetched')), 60_000)),
  );
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await fetching).toBe('fetched');
});

test('stored public content is returned if the network fails', async () => {
  expect(await fetchServices(() => Promise.reject(new TypeError('no connection')))).toBe('stored');
});

async function install(page: string): Promise<void> {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(page));
  const work: Promise<unknown>[] = [];
  const waitUntil = (promise: Promise<unknown>) => work.push(promise);
  globalThis.dispatchEvent(Object.assign(new Event('install'), { waitUntil }));
  await Promise.all(work);
}

test("the service worker caches the report's page only if the response is the site's own", async () => {
  stored.put.mockReset();
  await install(portal);
  await openReport(async () => new Response(portal));
  expect(stored.put).not.toHaveBeenCalled();
  await install(ownPage);
  await openReport(async () => new Response(ownPage));
  expect(stored.put).toHaveBeenCalledTimes(2);
});

const withSettings = (settings: string) =>
  `<script type="application/json" id="settings">${settings}</script>${ownPage}`;

test.each([
  ['fetched again after the site was opened', '{}', 1],
  ['not fetched again if the settings are the same', '{"openingSoon":true}', 0],
])("the report's cached page is %s", async (_when, settings, times) => {
  stored.put.mockReset();
  jest.spyOn(stored, 'match').mockResolvedValue(new Response(withSettings('{"openingSoon":true}')));
  const requested: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    requested.push(typeof input === 'string' ? input : 'the page');
    return new Response(withSettings(settings));
  });
  const url = new URL('http://site.test/drivers');
  await openPage?.({ request: new Request(url), url, event });
  await Promise.all(after);
  expect(requested).toEqual(['the page', ...Array(times).fill('/vehicle-report')]);
  expect(stored.put).toHaveBeenCalledTimes(times);
});

test.each([
  ['a file', () => mockFilePlugins],
  ['content', () => publicContent?.plugins ?? []],
])(
  'the service worker caches neither an HTML page in place of %s nor a 404',
  async (_what, getPlugins) => {
    const plugin = getPlugins().at(-1);
    const fetchEvent = new ExtendableEvent('fetch');
    const decide = (body: string, type: string, status = 200) =>
      plugin?.cacheWillUpdate?.({
        request: new Request('http://site.test/'),
        event: fetchEvent,
        response: new Response(body, { status, headers: { 'Content-Type': type } }),
      });
    expect(await decide(portal, 'text/html; charset=utf-8')).toBeNull();
    expect(await decide('{}', 'application/json', 404)).toBeNull();
    expect(await decide('{}', 'application/json')).toBeInstanceOf(Response);
  },
);
