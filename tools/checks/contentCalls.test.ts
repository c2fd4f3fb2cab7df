import { api } from '@/api/api';
import { isPublicContent } from '@/app/offline/publicContent';
import { preloadPage } from '@/app/preload';
import { makeStore } from '@/app/store';
import { calls, contentCalls } from '@/contract/calls';
import { publicRoutes } from '@/contract/routes';
import { contentReaders } from '../../server/domain/content/readers';
import { specifiedCalls } from '../../server/api/calls';

const withSupport = [...contentCalls, calls.forgotPassword].sort();

test('the server has readers for the content calls and the support contacts, and no others', () => {
  expect(Object.keys(contentReaders).sort()).toEqual(withSupport);
});

test('the specified GET calls that need no sign-in are the content calls and the support contacts', () => {
  const described = specifiedCalls.filter(
    ({ method, needs }) => method === 'GET' && needs === 'nothing',
  );
  expect(described.map(({ path }) => path).sort()).toEqual(withSupport);
});

test('the service worker caches the responses of the content calls and no others', () => {
  const kept = Object.values(calls).filter((path) => isPublicContent('GET', path));
  expect(kept.sort()).toEqual([...contentCalls].sort());
});

test("the public pages preload each content call except that for the map's locations", async () => {
  const called = new Set<string>();
  const store = makeStore({
    apiOrigin: 'http://api.test',
    fetch: async (input, init) => {
      called.add(new URL(new Request(input, init).url).pathname);
      return Response.json({}, { status: 503 });
    },
  });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (const path of publicRoutes) await preloadPage(store, path);
  // Ends the timers that would remove unused responses after 60 s.
  store.dispatch(api.util.resetApiState());
  expect([...called, calls.locations].sort()).toEqual([...contentCalls].sort());
});
