import fc, { type Scheduler } from 'fast-check';
import { api } from '@/api/api';
import { makeStore } from '@/app/store';
import { defaultSettings } from '@/contract/settings';
import { loggedIn, loggedOut } from '@/events/session';
import { selectTokens } from '@/features/auth/authSlice';
import { restoreSession } from '@/features/auth/session/session';
import { getOwner, makeSession, sharedStorage, tokenBackend, type Owner } from './raceBackend';

/** An API with a call that names its owner, so that the backend notices another driver's token. */
const raceApi = api.injectEndpoints({
  endpoints: (build) => ({
    race: build.mutation<unknown, string>({
      query: (owner) => ({ url: '/api/race/', method: 'POST', body: { owner } }),
      extraOptions: { credential: 'bearer' },
    }),
  }),
});

type DriverAction = {
  tab: 0 | 1;
  kind: 'call' | 'abortedCall' | 'logout' | 'loginAsOther' | 'expiry' | 'revocation';
};

/** Generates up to eight actions of these kinds in two tabs. */
export function driverActions(...kinds: DriverAction['kind'][]) {
  const tab = fc.constantFrom<DriverAction['tab']>(0, 1);
  return fc.array(fc.record({ tab, kind: fc.constantFrom(...kinds) }), {
    minLength: 1,
    maxLength: 8,
  });
}

/** Runs everything in the scheduler, including tasks scheduled during the run. */
async function settle(scheduler: Scheduler) {
  for (let quiet = 0; quiet < 3;) {
    await new Promise((resolve) => setImmediate(resolve));
    if (scheduler.count() > 0) {
      await scheduler.waitOne();
      quiet = 0;
    } else quiet += 1;
  }
}

/**
 * Runs the script's actions in two tabs of one browser, both with an expired token. The scheduler decides the order of
 * all events. Checks the invariants.
 */
export async function play(scheduler: Scheduler, script: DriverAction[], faults = 0) {
  const shared = sharedStorage(scheduler, makeSession('driver', 'driver:expired'));
  const results: Promise<unknown>[] = [];
  /** The last driver who signed in, whose session should remain. Null after a sign-out. */
  let expectedOwner = 'driver' as Owner | null;
  const hosts = ['first.test', 'second.test'];
  const findAccessToken = (host: string) => findTabTokens(hosts.indexOf(host))?.accessToken ?? null;
  const backend = tokenBackend(scheduler, faults, findAccessToken);
  const tabs = hosts.map((host) => {
    const sessionStorage = shared.tab(host);
    const settings = { ...defaultSettings, apiHost: `http://${host}` };
    return makeStore({ settings, sessionStorage, currentPath: () => '/vehicle-report' });
  });
  function findTabTokens(tab: number) {
    const store = tabs[tab];
    return store ? selectTokens(store.getState()) : null;
  }
  tabs.forEach((store, tab) => restoreSession(store, shared.tab(hosts[tab] ?? '')));

  function call(store: (typeof tabs)[number]) {
    const owner = getOwner(selectTokens(store.getState())?.accessToken ?? null) ?? 'nobody';
    return store.dispatch(raceApi.endpoints.race.initiate(owner));
  }

  const effects: Record<DriverAction['kind'], (store: (typeof tabs)[number]) => void> = {
    call: (store) => void results.push(call(store)),
    abortedCall: (store) => {
      const leaving = call(store);
      void scheduler.schedule(Promise.resolve(), 'abort').then(() => leaving.abort());
    },
    logout: (store) => {
      expectedOwner = null;
      store.dispatch(loggedOut());
    },
    loginAsOther: (store) => {
      expectedOwner = 'other';
      store.dispatch(loggedIn(makeSession('other', backend.issue('other'))));
    },
    expiry: backend.expireAll,
    revocation: () => backend.revoke('driver'),
  };
  for (const action of script) {
    void scheduler.schedule(Promise.resolve(), `${action.kind} in tab ${action.tab}`).then(() => {
      const store = tabs[action.tab];
      if (store) effects[action.kind](store);
    });
  }
  try {
    await settle(scheduler);
  } finally {
    backend.restore();
  }
  const outcome = {
    backend,
    stored: shared.read(),
    expectedOwner,
    results: await Promise.all(results),
  };
  const auth = tabs.map((store) => store.getState().auth);
  // Stops the cache's timers, which would delay the end of the test run.
  for (const store of tabs) store.dispatch(api.util.resetApiState());
  expectInvariants({ ...outcome, auth });
  return { ...outcome, auth };
}

type Outcome = Awaited<ReturnType<typeof play>>;

function expectInvariants({ backend, stored, auth }: Omit<Outcome, 'expectedOwner' | 'results'>) {
  for (const count of backend.renewals.values()) expect(count).toBe(1);
  for (const seen of backend.seen.filter(({ path }) => path === '/api/race/')) {
    const { owner } = JSON.parse(seen.body) as { owner: string };
    expect(getOwner(seen.token) ?? 'nobody').toBe(owner);
  }
  for (const state of auth) {
    if (stored) expect(state).toMatchObject({ status: 'authenticated', user: stored.user });
    else expect(state.status).not.toBe('authenticated');
  }
}
