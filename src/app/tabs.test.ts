/** @jest-environment node */
import { api } from '@/api/api';
import { loggedIn, usernameChanged, type StoredSession } from '@/events/session';
import { selectStoredSession } from '@/features/auth/authSlice';
import { restoreSession } from '@/features/auth/session/followTabs';
import { createLocalSessionStorage } from '@/features/auth/session/sessionStorage';
import { json, scriptBackend } from '@/testing/races/scriptedBackend';
import { extendedSettings, testSettings } from '@/testing/msw/backend';
import { makeStore } from './store';

const session: StoredSession = {
  accessToken: 'access',
  refreshToken: 'refresh',
  user: { username: 'dana', email: '' },
};

const channels: BroadcastChannel[] = [];
const RealChannel = BroadcastChannel;

beforeAll(() => {
  globalThis.BroadcastChannel = class extends RealChannel {
    constructor(name: string) {
      super(name);
      channels.push(this);
    }
  };
});
afterAll(() => {
  globalThis.BroadcastChannel = RealChannel;
  for (const channel of channels) channel.close();
});

/** A localStorage that several tabs share. They learn of changes by messages only. */
function createBrowser() {
  const values = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  return (settings: typeof testSettings) => {
    const events = new EventTarget();
    const window = Object.assign(events, { localStorage }) as unknown as Window;
    const storage = createLocalSessionStorage(window);
    const store = makeStore({ settings, sessionStorage: storage, currentPath: () => '/' });
    restoreSession(store, storage);
    const mine = () => selectStoredSession(store.getState());
    return { store, storage, mine, events, localStorage };
  };
}

/** Longer than a message takes. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 100));

test.each([
  ["Linehaul's own backend", extendedSettings],
  ['another backend', testSettings],
])(
  'a new username in a tab that was opened after the sign-in stays, in the tab that signed in too, with %s',
  async (_host, settings) => {
    const { restore } = scriptBackend(() => json({}, 503));
    const openTab = createBrowser();
    const first = openTab(settings);
    first.store.dispatch(loggedIn(session));
    const second = openTab(settings);
    second.store.dispatch(usernameChanged({ refreshToken: 'refresh', username: 'dana.m' }));
    // A busy machine delivers the messages later.
    for (let waited = 0; waited < 40 && first.mine()?.user?.username === 'dana'; waited += 1)
      await pause();
    await pause();
    for (const tab of [first, second]) expect(tab.mine()?.user?.username).toBe('dana.m');
    expect(second.storage.read()?.user?.username).toBe('dana.m');
    // Stops the cache's timers, which would delay the end of the test run.
    for (const { store } of [first, second]) store.dispatch(api.util.resetApiState());
    restore();
  },
);

test('a page that comes back from the back/forward cache follows a sign-out of which no message told it', async () => {
  const { restore } = scriptBackend(() => json({}, 503));
  const { store, mine, events, localStorage } = createBrowser()(extendedSettings);
  store.dispatch(loggedIn(session));
  localStorage.removeItem('accessToken');
  events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  const isSignedOut = new Promise<void>((resolve) => {
    store.subscribe(() => mine() === null && resolve());
  });
  await isSignedOut;
  store.dispatch(api.util.resetApiState());
  restore();
}, 10_000);

test("a sign-in that does not fit into a full localStorage leaves nothing of the earlier person's session", async () => {
  const { restore } = scriptBackend(() => json({}, 503));
  const openTab = createBrowser();
  const first = openTab(extendedSettings);
  first.store.dispatch(loggedIn(session));
  const put = first.localStorage.setItem;
  first.localStorage.setItem = (key, value) => {
    if (key === 'user') throw new DOMException('full', 'QuotaExceededError');
    put(key, value);
  };
  const lee = { accessToken: 'lee', refreshToken: 'lee', user: { username: 'lee', email: '' } };
  first.store.dispatch(loggedIn(lee));
  expect(first.mine()?.user?.username).toBe('lee');
  const reloaded = openTab(extendedSettings);
  expect(reloaded.mine()).toBeNull();
  for (const { store } of [first, reloaded]) store.dispatch(api.util.resetApiState());
  restore();
});
