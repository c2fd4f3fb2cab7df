/** @jest-environment node */
import fc from 'fast-check';
import type { Scheduler } from 'fast-check';
import { api } from '../api/api';
import { calls } from '../contract/calls';
import { defaultSettings } from '../contract/settings';
import { loggedIn, loggedOut } from '../events/session';
import type { StoredSession } from '../events/session';
import { restoreSession } from '../features/auth/session';
import type { SessionStorage } from '../features/auth/sessionStorage';
import { json, scriptBackend } from '../testing/scriptedBackend';
import type { SeenCall } from '../testing/scriptedBackend';
import { makeStore } from './store';

/**
 * Orders, not examples: a scheduler decides which answer, which tab's news and which deed of the driver comes next,
 * and no order may end a session wrongly, bring one back, or refresh one token twice in a tab (issue 6, Races).
 */
const runs = 100;
/** Many orders take their time on a busy machine, in ms. */
jest.setTimeout(120_000);

const raceApi = api.injectEndpoints({
  endpoints: (build) => ({
    race: build.mutation<unknown, string>({
      query: (tab) => ({ url: '/api/race/', method: 'POST', body: { tab } }),
      extraOptions: { credential: 'bearer' },
    }),
  }),
});

const driver: StoredSession = {
  accessToken: 'expired',
  refreshToken: 'refresh-driver',
  user: { username: 'driver', email: '' },
};
const otherDriver: StoredSession = {
  accessToken: 'other-access',
  refreshToken: 'refresh-other',
  user: { username: 'other', email: '' },
};

/** One localStorage for all tabs, whose news reaches the other tabs whenever the scheduler says. */
function sharedStorage(scheduler: Scheduler, stored: StoredSession) {
  let session: StoredSession | null = stored;
  const listeners = new Map<string, () => void>();
  const tab = (name: string): SessionStorage => ({
    read: () => session,
    write: (next) => {
      session = next;
      for (const [other, listener] of listeners) {
        if (other !== name)
          void scheduler.schedule(Promise.resolve(), `news for ${other}`).then(listener);
      }
    },
    subscribe: (listener) => listeners.set(name, listener),
  });
  return { tab, read: () => session };
}

/** Honours refresh tokens for ever, as a backend without a logout call does; `faults` are refreshes that fail. */
function tokenBackend(scheduler: Scheduler, faults: number) {
  const valid = new Set([otherDriver.accessToken]);
  let faultsLeft = faults;
  const answer = (call: SeenCall): Response => {
    if (call.path === calls.me) return json({ username: 'driver', email: '' });
    if (call.path !== calls.refresh)
      return call.token && valid.has(call.token) ? json({}) : json({}, 401);
    if (faultsLeft-- > 0) return json({}, 503);
    const access = `access-${valid.size}-${call.body.includes('other') ? 'other' : 'driver'}`;
    valid.add(access);
    return json({ access });
  };
  const scripted = scriptBackend(async (call) => {
    await scheduler.schedule(Promise.resolve(), `${call.method} ${call.path} with ${call.token}`);
    return answer(call);
  });
  return { ...scripted, valid };
}

type Deed = { tab: 0 | 1; kind: 'call' | 'abortedCall' | 'logout' | 'loginAsOther' };

function deeds(...kinds: Deed['kind'][]) {
  const tab = fc.constantFrom<Deed['tab']>(0, 1);
  return fc.array(fc.record({ tab, kind: fc.constantFrom(...kinds) }), {
    minLength: 1,
    maxLength: 8,
  });
}

/** Lets the scheduler run everything, also what only comes up on the way. */
async function settle(scheduler: Scheduler) {
  for (let quiet = 0; quiet < 3;) {
    await new Promise((resolve) => setImmediate(resolve));
    if (scheduler.count() > 0) {
      await scheduler.waitOne();
      quiet = 0;
    } else quiet += 1;
  }
}

async function play(scheduler: Scheduler, script: Deed[], faults = 0) {
  const backend = tokenBackend(scheduler, faults);
  const shared = sharedStorage(scheduler, driver);
  const results: Promise<unknown>[] = [];
  const tabs = ['first tab', 'second tab'].map((name) => {
    const sessionStorage = shared.tab(name);
    const settings = { ...defaultSettings, apiHost: 'http://api.test' };
    const store = makeStore({ settings, sessionStorage, currentPath: () => '/vehicle-report' });
    restoreSession(store, sessionStorage);
    return store;
  });

  for (const deed of script) {
    void scheduler.schedule(Promise.resolve(), `${deed.kind} in tab ${deed.tab}`).then(() => {
      const store = tabs[deed.tab];
      if (!store) return;
      if (deed.kind === 'logout') store.dispatch(loggedOut());
      if (deed.kind === 'loginAsOther') store.dispatch(loggedIn(otherDriver));
      if (deed.kind === 'call' || deed.kind === 'abortedCall') {
        const call = store.dispatch(raceApi.endpoints.race.initiate(String(deed.tab)));
        if (deed.kind === 'call') results.push(call);
        else void scheduler.schedule(Promise.resolve(), 'abort').then(() => call.abort());
      }
    });
  }
  try {
    await settle(scheduler);
  } finally {
    backend.restore();
  }
  const outcome = { backend, shared, results: await Promise.all(results) };
  const auth = tabs.map((store) => store.getState().auth);
  // The cache's clean-up timers would keep the test runner waiting.
  for (const store of tabs) store.dispatch(api.util.resetApiState());
  return { ...outcome, auth };
}

describe('whatever the order of answers, tabs and deeds', () => {
  it('without a logout every call succeeds, the session stays, and each tab refreshes at most once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), deeds('call', 'abortedCall'), async (scheduler, script) => {
        const { backend, auth, results, shared } = await play(scheduler, script);
        for (const result of results) expect(result).toHaveProperty('data');
        for (const state of auth) expect(state.status).toBe('authenticated');
        expect(shared.read()?.refreshToken).toBe('refresh-driver');
        expect(backend.countOf(calls.refresh)).toBeLessThanOrEqual(2);
      }),
      { numRuns: runs },
    );
  });

  it('a refresh that fails for a while logs nobody out', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        deeds('call', 'abortedCall'),
        fc.integer({ min: 1, max: 4 }),
        async (scheduler, script, faults) => {
          const { auth, shared } = await play(scheduler, script, faults);
          for (const state of auth) expect(state.status).toBe('authenticated');
          expect(shared.read()?.refreshToken).toBe('refresh-driver');
        },
      ),
      { numRuns: runs },
    );
  });

  it('after a logout no answer brings the session back, in any tab', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        deeds('call', 'abortedCall', 'logout'),
        async (scheduler, script) => {
          fc.pre(script.some((deed) => deed.kind === 'logout'));
          const { auth, shared } = await play(scheduler, script);
          expect(shared.read()).toBeNull();
          for (const state of auth) expect(state.status).not.toBe('authenticated');
        },
      ),
      { numRuns: runs },
    );
  });

  it("a login while a refresh is out stands, and no call goes out under another driver's token", async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), deeds('call', 'loginAsOther'), async (scheduler, script) => {
        fc.pre(script.some((deed) => deed.kind === 'loginAsOther'));
        const { auth, shared } = await play(scheduler, script);
        expect(shared.read()?.user?.username).toBe('other');
        for (const state of auth) {
          expect(state).toMatchObject({ refreshToken: 'refresh-other' });
        }
      }),
      { numRuns: runs },
    );
  });
});
