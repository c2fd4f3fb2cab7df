import type { NetworkFirst } from 'workbox-strategies';
import { calls } from '@/contract/calls';
import { withoutInterface } from '@/testing/withoutInterface';

type OpenPage = (options: { request: Request; url: URL }) => Promise<Response>;
let openPage: OpenPage | undefined;
let publicContent: NetworkFirst | undefined;

// jsdom has no service workers, so the tests press what workbox would.
jest.mock('workbox-precaching', () => ({
  cleanupOutdatedCaches: () => undefined,
  matchPrecache: async () => undefined,
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

const stored = {
  match: async () => new Response('stored'),
  put: async () => undefined,
};

beforeAll(async () => {
  Object.assign(globalThis, {
    __WB_MANIFEST: [],
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
  const page = await openPage?.({ request: new Request(url), url });
  return page?.text();
}

async function fetchServices(network: typeof fetch): Promise<string | undefined> {
  jest.spyOn(globalThis, 'fetch').mockImplementation(network);
  const request = new Request(new URL(calls.services, 'http://site.test'));
  const response = await publicContent?.handle({ request, event: new ExtendableEvent('fetch') });
  return response?.text();
}

test('the report opens from the network in a browser without AbortSignal.timeout', async () => {
  withoutInterface(AbortSignal, 'timeout');
  expect(await openReport(async () => new Response('fetched'))).toBe('fetched');
});

test('the stored page opens if the network does not respond within four seconds', async () => {
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

test("public content waits for the network, as 'No timeout is set.' says, however long it takes", async () => {
  jest.useFakeTimers();
  const fetching = fetchServices(
    () => new Promise((resolve) => setTimeout(() => resolve(new Response('fetched')), 60_000)),
  );
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await fetching).toBe('fetched');
});

test('public content is the stored one if the network fails', async () => {
  expect(await fetchServices(() => Promise.reject(new TypeError('no connection')))).toBe('stored');
});
