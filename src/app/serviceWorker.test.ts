import { withoutInterface } from '@/testing/withoutInterface';

type OpenPage = (options: { request: Request; url: URL }) => Promise<Response>;
let openPage: OpenPage | undefined;

// jsdom has no service workers, so the test presses the routes that workbox would.
jest.mock('workbox-precaching', () => ({
  cleanupOutdatedCaches: () => undefined,
  matchPrecache: async () => undefined,
  precacheAndRoute: () => undefined,
}));
jest.mock('workbox-routing', () => ({
  NavigationRoute: function NavigationRoute(handler: OpenPage) {
    openPage = handler;
  },
  registerRoute: () => undefined,
}));

const keptPage = { match: async () => new Response('kept page'), put: async () => undefined };

beforeAll(async () => {
  Object.assign(globalThis, { __WB_MANIFEST: [], caches: { open: async () => keptPage } });
  await import('./serviceWorker');
});

async function openReport(network: typeof fetch): Promise<string | undefined> {
  jest.spyOn(globalThis, 'fetch').mockImplementation(network);
  const url = new URL('http://site.test/vehicle-report');
  const page = await openPage?.({ request: new Request(url), url });
  return page?.text();
}

test('the report opens from the network in a browser without AbortSignal.timeout', async () => {
  withoutInterface(AbortSignal, 'timeout');
  expect(await openReport(async () => new Response('new page'))).toBe('new page');
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
  expect(await opening).toBe('kept page');
  jest.useRealTimers();
});
