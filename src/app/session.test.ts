import * as v from 'valibot';
import { api } from '@/api/api';
import { loginApi } from '@/features/auth/session/login';
import { restoreSession } from '@/features/auth/session/followTabs';
import { loggedIn, loggedOut, type StoredSession } from '@/events/session';
import { createMemorySessionStorage } from '@/features/auth/session/sessionStorage';
import { calls } from '@/contract/calls';
import { defaultSettings } from '@/contract/settings';
import {
  deferred,
  json,
  neverResponds,
  scriptBackend,
  type SeenCall,
} from '@/testing/races/scriptedBackend';
import { makeToken } from '@/testing/races/raceBackend';
import { withoutInterface } from '@/testing/withoutInterface';
import { makeStore, type StoreOptions } from './store';

const session: StoredSession = {
  accessToken: 'old',
  refreshToken: 'refresh-1',
  user: { username: 'driver', email: 'driver@linehaul.example' },
};

const testApi = api.injectEndpoints({
  endpoints: (build) => ({
    bearerCall: build.mutation<unknown, number>({
      query: (number) => ({ url: `/api/test/${number}/`, method: 'POST', body: { number } }),
      extraOptions: { credential: 'bearer' },
    }),
    publicCall: build.mutation<unknown, void>({ query: () => ({ url: calls.services }) }),
  }),
});

let restore: () => void = () => undefined;
afterEach(() => restore());

function backend(script: Parameters<typeof scriptBackend>[0]) {
  const scripted = scriptBackend(script);
  restore = scripted.restore;
  return scripted;
}

function signedInStore(options: StoreOptions = {}) {
  const sessionStorage = createMemorySessionStorage();
  const store = makeStore({
    settings: { ...defaultSettings, apiHost: 'http://api.test' },
    sessionStorage,
    currentPath: () => '/vehicle-report',
    refreshTimeout: 50,
    ...options,
  });
  store.dispatch(loggedIn(session));
  const call = (number = 1) =>
    store.dispatch(testApi.endpoints.bearerCall.initiate(number, { track: false }));
  return { store, sessionStorage, call, auth: () => store.getState().auth };
}

const expiredToken = (call: SeenCall): Response => {
  if (call.path === calls.refresh) return json({ access: 'new' });
  return call.token === 'new' ? json({ ok: true }) : json({ detail: 'expired' }, 401);
};

const isRefresh = (call: SeenCall) => call.path === calls.refresh;
const unauthorised = () => json({ detail: 'expired' }, 401);

describe('a 401 in response to a bearer call', () => {
  it('a bearer call that gets a 401 refreshes the token once, stores the new token, and is replayed once with it', async () => {
    const { seen } = backend(expiredToken);
    const { call, sessionStorage } = signedInStore();
    await expect(call()).resolves.toEqual({ data: { ok: true } });
    expect(seen.map(({ path, token }) => [path, token])).toEqual([
      ['/api/test/1/', 'old'],
      [calls.refresh, null],
      ['/api/test/1/', 'new'],
    ]);
    expect(sessionStorage.read()?.accessToken).toBe('new');
  });

  it('a bearer call that gets a 401 refreshes the token even in a browser without AbortSignal.timeout', async () => {
    withoutInterface(AbortSignal, 'timeout');
    backend(expiredToken);
    const { call, sessionStorage } = signedInStore();
    await expect(call()).resolves.toEqual({ data: { ok: true } });
    expect(sessionStorage.read()?.accessToken).toBe('new');
  });

  it('100 simultaneous calls that get a 401 cause a single refresh, and each is replayed once', async () => {
    const { seen, countCalls } = backend(expiredToken);
    const { call } = signedInStore();
    const results = await Promise.all(Array.from({ length: 100 }, (_, number) => call(number)));
    expect(results.every((result) => 'data' in result)).toBe(true);
    expect(countCalls(calls.refresh)).toBe(1);
    expect(seen).toHaveLength(201);
  });

  it('100 calls with the same old token cause one refresh, whether their responses arrive before, during or after it', async () => {
    const responses = Array.from({ length: 100 }, () => deferred<Response>());
    const refresh = deferred<Response>();
    const replays = new Map<string, number>();
    const { countCalls } = backend((seenCall) => {
      if (isRefresh(seenCall)) return refresh.promise;
      if (seenCall.token === 'new') {
        replays.set(seenCall.path, (replays.get(seenCall.path) ?? 0) + 1);
        return json({ ok: true });
      }
      const number = Number(/\d+/.exec(seenCall.path)?.[0]);
      return responses[number]?.promise ?? json(null, 500);
    });
    const { call } = signedInStore();
    const results = responses.map((_, number) => call(number));
    const respondToThese = async (from: number, to: number) => {
      responses.slice(from, to).forEach((response) => response.resolve(unauthorised()));
      await new Promise((resolve) => setTimeout(resolve, 5));
    };

    await respondToThese(0, 30);
    await respondToThese(30, 60);
    refresh.resolve(json({ access: 'new' }));
    await new Promise((resolve) => setTimeout(resolve, 5));
    await respondToThese(60, 100);

    expect((await Promise.all(results)).every((result) => 'data' in result)).toBe(true);
    expect(countCalls(calls.refresh)).toBe(1);
    expect(replays.size).toBe(100);
    expect([...replays.values()].every((count) => count === 1)).toBe(true);
  });

  it('a 401 in response to a bearer call causes a refresh even if its body is HTML with the content type of JSON', async () => {
    const { countCalls } = backend((seenCall) =>
      isRefresh(seenCall) || seenCall.token === 'new'
        ? expiredToken(seenCall)
        : new Response('<h1>401 Authorization Required</h1>', {
            status: 401,
            headers: { 'Content-Type': 'application/json' },
          }),
    );
    const { call } = signedInStore();
    await expect(call()).resolves.toEqual({ data: { ok: true } });
    expect(countCalls(calls.refresh)).toBe(1);
  });

  it('a bearer call is replayed only once after a 401, and the caller gets the second 401', async () => {
    const { seen } = backend((seenCall) =>
      isRefresh(seenCall) ? json({ access: 'new' }) : unauthorised(),
    );
    const { call, auth } = signedInStore();
    expect(await call()).toMatchObject({ error: { kind: 'rejected', status: 401 } });
    expect(seen).toHaveLength(3);
    expect(auth().status).toBe('authenticated');
  });

  it.each([200, 401, 403, 404])(
    'an HTML page with status %i in response to a bearer call does not end a session that has no refresh token',
    async (status) => {
      backend(() => new Response('<h1>Sign in to the network</h1>', { status }));
      const { store, call, auth } = signedInStore();
      store.dispatch(loggedIn({ ...session, refreshToken: null }));
      expect(await call()).toMatchObject({ error: { kind: 'unavailable', status } });
      expect(auth().status).toBe('authenticated');
    },
  );

  it('a 401 in response to a bearer call ends a session that has no refresh token', async () => {
    const { countCalls } = backend(unauthorised);
    const { store, call, auth, sessionStorage } = signedInStore();
    store.dispatch(loggedIn({ ...session, refreshToken: null }));
    await call();
    expect(countCalls(calls.refresh)).toBe(0);
    expect(auth()).toEqual({ status: 'expired' });
    expect(sessionStorage.read()).toBeNull();
  });
});

/** Failures of a refresh in which the server does not reject the token. */
const faults: [string, Parameters<typeof scriptBackend>[0]][] = [
  ['dropped', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['hanging', (_call, signal) => neverResponds(signal)],
  ['503', () => json({ detail: 'later' }, 503)],
  ['429', () => json({ detail: 'slow down' }, 429)],
  ['408', () => json({}, 408)],
  ...[200, 400, 401, 403, 404].map((status): (typeof faults)[number] => [
    `a page with ${status}`,
    () => new Response('<h1>Sign in to the network</h1>', { status }),
  ]),
  ['an empty 401', () => new Response(null, { status: 401 })],
  ['an empty 200', () => new Response(null)],
  ['broken off', () => new Response('{"access": "ne')],
];

describe('a refresh that fails without a rejection signs nobody out', () => {
  it.each(faults)(
    'a refresh that fails (%s) keeps the tokens, and each caller gets its 401',
    async (_name, respondToRefresh) => {
      const { countCalls } = backend((seenCall, signal) =>
        isRefresh(seenCall) ? respondToRefresh(seenCall, signal) : unauthorised(),
      );
      const { call, auth, sessionStorage } = signedInStore();
      const results = await Promise.all([call(1), call(2), call(3)]);
      for (const result of results) {
        expect(result).toMatchObject({ error: { kind: 'rejected', status: 401 } });
      }
      expect(auth().status).toBe('authenticated');
      expect(sessionStorage.read()).toEqual(session);
      expect(countCalls(calls.refresh)).toBe(1);
    },
  );
});

describe('a rejected refresh clears both tokens', () => {
  const rejections: [string, () => Response][] = [
    ['401', () => json({ detail: 'Token is invalid or expired' }, 401)],
    ['400', () => json({ refresh: ['bad'] }, 400)],
    ['2xx without access', () => json({})],
  ];

  it.each(rejections)(
    'a refresh that is rejected with %s clears both tokens',
    async (_name, respondToRefresh) => {
      const { countCalls } = backend((seenCall) =>
        isRefresh(seenCall) ? respondToRefresh() : unauthorised(),
      );
      const { call, auth, sessionStorage } = signedInStore();
      await Promise.all([call(1), call(2)]);
      expect(countCalls(calls.refresh)).toBe(1);
      expect(auth()).toEqual({ status: 'expired' });
      expect(sessionStorage.read()).toBeNull();
    },
  );
});

describe('while a refresh is pending', () => {
  it('after a logout during a refresh, the response restores no session and no call is replayed', async () => {
    const refresh = deferred<Response>();
    const { seen } = backend((seenCall) =>
      isRefresh(seenCall) ? refresh.promise : unauthorised(),
    );
    const { store, call, auth, sessionStorage } = signedInStore();
    const result = call();
    await new Promise((resolve) => setTimeout(resolve, 5));
    store.dispatch(loggedOut());
    refresh.resolve(json({ access: 'new' }));
    expect(await result).toMatchObject({ error: { status: 401 } });
    expect(auth()).toEqual({ status: 'anonymous' });
    expect(sessionStorage.read()).toBeNull();
    expect(seen).toHaveLength(2);
  });

  it("if another driver signs in during a refresh that is then rejected, the first driver's call is not replayed and the other driver stays signed in", async () => {
    const refresh = deferred<Response>();
    const { seen } = backend((seenCall) =>
      isRefresh(seenCall) ? refresh.promise : unauthorised(),
    );
    const { store, call, auth } = signedInStore();
    const result = call();
    await new Promise((resolve) => setTimeout(resolve, 5));
    const other = {
      accessToken: 'other',
      refreshToken: 'refresh-2',
      user: { username: 'second', email: '' },
    };
    store.dispatch(loggedIn(other));
    refresh.resolve(json({ detail: 'no' }, 401));
    expect(await result).toMatchObject({ error: { status: 401 } });
    expect(auth()).toEqual({ status: 'authenticated', ...other });
    expect(seen).toHaveLength(2);
  });

  it('aborting one call does not abort the token refresh that other calls wait for', async () => {
    const refresh = deferred<Response>();
    backend((seenCall) => (isRefresh(seenCall) ? refresh.promise : expiredToken(seenCall)));
    const { store, call, auth } = signedInStore();
    const leaving = store.dispatch(testApi.endpoints.bearerCall.initiate(1));
    const staying = call(2);
    await new Promise((resolve) => setTimeout(resolve, 5));
    leaving.abort();
    expect(await leaving).toHaveProperty('error');
    refresh.resolve(json({ access: 'new' }));
    expect(await staying).toEqual({ data: { ok: true } });
    expect(auth()).toMatchObject({ accessToken: 'new' });
  });

  it('instead of refreshing, a call uses the token that another tab has stored', async () => {
    const { countCalls } = backend(expiredToken);
    const { call, sessionStorage } = signedInStore();
    sessionStorage.write({ after: { ...session, accessToken: 'new' } });
    await expect(call()).resolves.toEqual({ data: { ok: true } });
    expect(countCalls(calls.refresh)).toBe(0);
  });
});

describe('stored values of two accounts', () => {
  const settings = { ...defaultSettings, apiHost: 'http://api.test', fleet: true };
  const user = { id: 2, username: 'lee', email: '' };
  const mixed = { accessToken: makeToken('driver', 1), refreshToken: 'refresh-2', user };

  it("with Linehaul's own backend, values of which another tab has stored only some are no session", () => {
    const sessionStorage = createMemorySessionStorage(mixed);
    const store = makeStore({ settings, sessionStorage });
    restoreSession(store, sessionStorage);
    expect(store.getState().auth.status).toBe('anonymous');
    expect(sessionStorage.read()).toEqual(mixed);
  });

  it('with another backend, the stored values are the session as they are', () => {
    backend(() => json({ username: 'lee', email: '' }));
    const sessionStorage = createMemorySessionStorage(mixed);
    const store = makeStore({ settings: { ...settings, fleet: false }, sessionStorage });
    restoreSession(store, sessionStorage);
    expect(store.getState().auth).toMatchObject({ status: 'authenticated', user });
  });

  it('a refresh renews a token that names no account', async () => {
    backend((call) => {
      if (isRefresh(call)) return json({ access: makeToken('driver', 2) });
      return call.token === 'damaged' ? unauthorised() : json({ ok: true });
    });
    const { store, call } = signedInStore({ settings });
    store.dispatch(loggedIn({ ...session, accessToken: 'damaged' }));
    expect(await call()).toEqual({ data: { ok: true } });
  });

  it('a refresh that returns a token of another account ends the session, and the call is not repeated', async () => {
    const { seen } = backend((call) =>
      isRefresh(call) ? json({ access: makeToken('other', 2) }) : unauthorised(),
    );
    const { store, call, auth } = signedInStore({ settings });
    store.dispatch(loggedIn({ ...session, accessToken: makeToken('driver', 1) }));
    expect(await call()).toMatchObject({ error: { status: 401 } });
    expect(auth()).toEqual({ status: 'expired' });
    expect(seen).toHaveLength(2);
  });
});

describe('calls that never cause a refresh', () => {
  it('a login with a wrong password returns its error without a refresh', async () => {
    const { seen } = backend(unauthorised);
    const { store } = signedInStore();
    const login = loginApi.endpoints.login.initiate({ username: 'driver', password: 'wrong' });
    expect(await store.dispatch(login)).toMatchObject({
      error: { status: 401, detail: 'expired' },
    });
    expect(seen).toHaveLength(1);
  });

  it('a bearer call on /login returns its 401 without a refresh', async () => {
    const { seen } = backend(unauthorised);
    const { call, auth } = signedInStore({ currentPath: () => '/login' });
    expect(await call()).toMatchObject({ error: { status: 401 } });
    expect(seen).toHaveLength(1);
    expect(auth().status).toBe('authenticated');
  });

  it('a public call carries no token, and its 401 causes no refresh', async () => {
    const { seen } = backend(unauthorised);
    const { store, auth } = signedInStore();
    await store.dispatch(testApi.endpoints.publicCall.initiate());
    expect(seen.map(({ token }) => token)).toEqual([null]);
    expect(auth().status).toBe('authenticated');
  });
});

describe('the account check on load', () => {
  async function restored(script: Parameters<typeof scriptBackend>[0]) {
    const { seen } = backend(script);
    const sessionStorage = createMemorySessionStorage(session);
    const store = makeStore({
      settings: { ...defaultSettings, apiHost: 'http://api.test' },
      sessionStorage,
      refreshTimeout: 50,
    });
    restoreSession(store, sessionStorage);
    await new Promise((resolve) => setTimeout(resolve, 100));
    return { seen, sessionStorage, auth: store.getState().auth };
  }

  it('the account check on load takes the account from the server', async () => {
    const { auth, sessionStorage } = await restored(() =>
      json({ username: 'driver', email: 'new@linehaul.example' }),
    );
    expect(auth).toMatchObject({ user: { email: 'new@linehaul.example' } });
    expect(sessionStorage.read()?.user?.email).toBe('new@linehaul.example');
  });

  it('the account check on load ends the session if the server rejects the token and the refresh', async () => {
    const { auth, sessionStorage, seen } = await restored(unauthorised);
    expect(seen.map(({ path }) => path)).toEqual([calls.me, calls.refresh]);
    expect(auth).toEqual({ status: 'anonymous' });
    expect(sessionStorage.read()).toBeNull();
  });

  it.each(faults)(
    'the account check on load keeps the session if the refresh fails (%s)',
    async (_name, respondToRefresh) => {
      const { auth, sessionStorage } = await restored((seenCall, signal) =>
        isRefresh(seenCall) ? respondToRefresh(seenCall, signal) : unauthorised(),
      );
      expect(auth).toEqual({ status: 'authenticated', ...session });
      expect(sessionStorage.read()).toEqual(session);
    },
  );

  it('the account check on load ends the session if the server also rejects the refreshed token', async () => {
    const { auth } = await restored((seenCall) =>
      isRefresh(seenCall) ? json({ access: 'new' }) : unauthorised(),
    );
    expect(auth).toEqual({ status: 'anonymous' });
  });

  it.each([
    ['a network failure', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a 503', () => json({}, 503)],
    ['a page with 200', () => new Response('<p>proxy</p>')],
    ['a page with 403', () => new Response('<p>proxy</p>', { status: 403 })],
    ['a page with 404', () => new Response('<p>proxy</p>', { status: 404 })],
    ['an empty response', () => new Response(null)],
  ])('the account check on load keeps the stored user after %s', async (_name, script) => {
    const { auth } = await restored(script);
    expect(auth).toEqual({ status: 'authenticated', ...session });
  });
});

describe('calls', () => {
  it('a bearer call, its refresh and its replay carry X-CSRFToken if the csrftoken cookie is readable', async () => {
    const seen: (string | null)[][] = [];
    const realFetch = globalThis.fetch;
    restore = () => {
      globalThis.fetch = realFetch;
    };
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      expect(request.credentials).toBe('include');
      const { pathname } = new URL(request.url);
      seen.push([pathname, request.headers.get('x-csrftoken')]);
      if (pathname === calls.refresh) return json({ access: 'new' });
      return seen.length === 1 ? unauthorised() : json({});
    };
    const { call } = signedInStore({
      readCookie: (name) => (name === 'csrftoken' ? 'abc' : undefined),
    });
    await expect(call()).resolves.toHaveProperty('data');
    expect(seen).toEqual([
      ['/api/test/1/', 'abc'],
      [calls.refresh, 'abc'],
      ['/api/test/1/', 'abc'],
    ]);
  });

  it('a login whose response does not match the contract fails as unreadable', async () => {
    backend(() => json({ access: 7, refresh: null }));
    const { store } = signedInStore();
    const login = loginApi.endpoints.login.initiate({ username: 'driver', password: 'right' });
    const result = await store.dispatch(login);
    expect(v.parse(v.object({ error: v.object({ kind: v.string() }) }), result)).toEqual({
      error: { kind: 'unreadable' },
    });
  });
});
