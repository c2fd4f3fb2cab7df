import fc, { type Scheduler } from 'fast-check';
import { api } from '@/api/api';
import { makeStore } from '@/app/store';
import { defaultSettings } from '@/contract/settings';
import { loggedIn, loggedOut, usernameChanged } from '@/events/session';
import { selectStoredSession } from '@/features/auth/authSlice';
import type { SessionStorage } from '@/features/auth/session/sessionStorage';
import { restoreSession } from '@/features/auth/session/followTabs';
import {
  getOwner,
  makeSession,
  makeToken,
  sharedStorage,
  tokenBackend,
  type Owner,
} from './raceBackend';

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
  tab: 0 | 1 | 2;
  kind:
    | 'call'
    | 'abortedCall'
    | 'logout'
    | 'loginAsOther'
    | 'rename'
    | 'expiry'
    | 'revocation'
    | 'open';
};

/** Generates up to eight actions of these kinds in two tabs, and in a third one if an action opens it. */
export function driverActions(...kinds: DriverAction['kind'][]) {
  const tabs = kinds.includes('open') ? ([0, 1, 2] as const) : ([0, 1] as const);
  const tab = fc.constantFrom<DriverAction['tab']>(...tabs);
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
 * Runs the script's actions in two tabs of one browser, both with an expired token, and in one that opens later. The
 * scheduler decides the order of all events. Checks the invariants.
 */
export async function play(
  scheduler: Scheduler,
  script: DriverAction[],
  { faults = 0, fleet = false } = {},
) {
  const shared = sharedStorage(scheduler, makeSession('driver', makeToken('driver', 'expired')));
  const results: Promise<unknown>[] = [];
  /** The last driver who signed in, whose session should remain. Null after a sign-out. */
  let expectedOwner = 'driver' as Owner | null;
  let renames = 0;
  const hosts = ['first.test', 'second.test', 'later.test'];
  const findAccessToken = (host: string) => findTabTokens(hosts.indexOf(host))?.accessToken ?? null;
  const backend = tokenBackend(scheduler, faults, findAccessToken);
  const makeTab = (host: string, sessionStorage: SessionStorage) => {
    const settings = { ...defaultSettings, apiHost: `http://${host}`, fleet };
    return makeStore({ settings, sessionStorage, currentPath: () => '/vehicle-report' });
  };
  const initial = hosts.slice(0, 2).map((host) => [host, shared.tab(host)] as const);
  const tabs = initial.map(([host, storage]) => makeTab(host, storage));
  function findTabTokens(tab: number) {
    const store = tabs[tab];
    return store ? selectStoredSession(store.getState()) : null;
  }
  initial.forEach(([, storage], tab) => {
    const store = tabs[tab];
    if (store) restoreSession(store, storage);
  });

  function call(store: (typeof tabs)[number]) {
    const owner = getOwner(selectStoredSession(store.getState())?.accessToken ?? null) ?? 'nobody';
    return store.dispatch(raceApi.endpoints.race.initiate(owner));
  }

  function rename(store: (typeof tabs)[number]) {
    const session = selectStoredSession(store.getState());
    const owner = getOwner(session?.accessToken ?? null);
    if (!session || owner === null) return;
    const username = `${owner} ${(renames += 1)}`;
    backend.rename(owner, username);
    store.dispatch(usernameChanged({ refreshToken: session.refreshToken, username }));
  }

  function openLater(opener: string | undefined) {
    const [, , host] = hosts;
    if (host === undefined || tabs.length > 2) return;
    // Values of two sessions that have arrived in part cannot be told apart with another host.
    const storage = shared.tab(host, fleet ? opener : undefined);
    const store = makeTab(host, storage);
    tabs.push(store);
    restoreSession(store, storage);
  }

  const effects: Record<
    Exclude<DriverAction['kind'], 'open'>,
    (store: (typeof tabs)[number]) => void
  > = {
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
      const session = makeSession('other', backend.issue('other'));
      store.dispatch(loggedIn({ ...session, user: backend.findUser('other') }));
    },
    rename,
    expiry: backend.expireAll,
    revocation: () => backend.revoke('driver'),
  };
  for (const action of script) {
    void scheduler.schedule(Promise.resolve(), `${action.kind} in tab ${action.tab}`).then(() => {
      const store = tabs[action.tab];
      if (action.kind === 'open') openLater(hosts[action.tab]);
      else if (store) effects[action.kind](store);
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
  const isCorrected = script.some(({ kind }) => kind === 'rename' || kind === 'loginAsOther');
  expectInvariants({ ...outcome, auth, isCorrected });
  return { ...outcome, auth };
}

type Outcome = Awaited<ReturnType<typeof play>>;

type ToCheck = Pick<Outcome, 'backend' | 'stored' | 'auth'> & { isCorrected: boolean };

function expectInvariants({ backend, stored, auth, isCorrected }: ToCheck) {
  // A tab stores a new name, and corrects an earlier sign-in, with its own access token, which another tab may have renewed
  // in the meantime. That token is renewed again.
  if (!isCorrected) for (const count of backend.renewals.values()) expect(count).toBe(1);
  for (const seen of backend.seen.filter(({ path }) => path === '/api/race/')) {
    const { owner } = JSON.parse(seen.body) as { owner: string };
    expect(getOwner(seen.token) ?? 'nobody').toBe(owner);
  }
  for (const state of auth) {
    if (stored) expect(state).toMatchObject({ status: 'authenticated', user: stored.user });
    else expect(state.status).not.toBe('authenticated');
  }
}
