/** @jest-environment node */
import { loggedIn, usernameChanged, type StoredSession } from '@/events/session';
import { checkAccount } from '@/features/auth/session/checkAccount';
import { closeBrowsers, startBrowser, watchChannels } from '@/testing/races/fakeBrowser';
import { json, scriptBackend } from '@/testing/races/scriptedBackend';
import { extendedSettings, testSettings } from '@/testing/msw/backend';

const lee = { accessToken: 'lee', refreshToken: 'lee', user: { username: 'lee', email: '' } };
const session: StoredSession = {
  accessToken: 'access',
  refreshToken: 'refresh',
  user: { username: 'dana', email: '' },
};

let respond = () => json({}, 503);
const backend = scriptBackend(() => respond());

beforeAll(watchChannels);
afterEach(() => {
  respond = () => json({}, 503);
  closeBrowsers();
});
afterAll(backend.restore);

/** Longer than a message takes. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 100));

test.each([
  ["Linehaul's own backend", extendedSettings],
  ['another backend', testSettings],
])(
  'a new username in a tab that was opened after the sign-in stays, in the tab that signed in too, with %s',
  async (_host, settings) => {
    const { openTab } = startBrowser(settings);
    const first = await openTab();
    first.store.dispatch(loggedIn(session));
    const second = await openTab();
    second.store.dispatch(usernameChanged({ refreshToken: 'refresh', username: 'dana.m' }));
    // A busy machine delivers the messages later.
    for (let waited = 0; waited < 40 && first.mine()?.user?.username === 'dana'; waited += 1)
      await pause();
    await pause();
    for (const tab of [first, second]) expect(tab.mine()?.user?.username).toBe('dana.m');
    expect(second.storage.read()?.user?.username).toBe('dana.m');
  },
);

test('after two tabs changed the username at once, the server says which name is right', async () => {
  const { openTab, localStorage } = startBrowser(testSettings);
  const { store, mine } = await openTab();
  store.dispatch(loggedIn(session));
  store.dispatch(usernameChanged({ refreshToken: 'refresh', username: 'dana.newest' }));
  respond = () => json({ username: 'dana.newest', email: '' });
  const names: unknown[] = [];
  store.subscribe(() => names.push(mine()?.user?.username));
  const after = { ...session, user: { username: 'dana.older', email: '' } };
  localStorage.setItem('user', JSON.stringify(after.user));
  const other = new BroadcastChannel('linehaul-session');
  other.postMessage({ at: Date.now() * 2, before: session, after });
  for (let waited = 0; waited < 40 && names.at(-1) !== 'dana.newest'; waited += 1) await pause();
  expect(names).toEqual(['dana.older', 'dana.newest']);
});

test('a page that comes back from the back/forward cache follows a sign-out of which no message told it', async () => {
  const { localStorage, openTab } = startBrowser(extendedSettings);
  const { store, mine, events } = await openTab();
  store.dispatch(loggedIn(session));
  localStorage.removeItem('accessToken');
  events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  const isSignedOut = new Promise<void>((resolve) => {
    store.subscribe(() => mine() === null && resolve());
  });
  await isSignedOut;
}, 10_000);

test("a sign-in that does not fit into a full localStorage leaves nothing of the earlier person's session", async () => {
  const { localStorage, openTab } = startBrowser(extendedSettings);
  const first = await openTab();
  first.store.dispatch(loggedIn(session));
  const put = localStorage.setItem;
  localStorage.setItem = (key, value) => {
    if (key === 'user') throw new DOMException('full', 'QuotaExceededError');
    put(key, value);
  };
  first.store.dispatch(loggedIn(lee));
  expect(first.mine()?.user?.username).toBe('lee');
  const reloaded = await openTab();
  expect(reloaded.mine()).toBeNull();
});

test('a tab that corrects an earlier sign-in announces no change of the token, because another tab may have renewed it since', async () => {
  const { store } = await startBrowser(extendedSettings).openTab();
  store.dispatch(loggedIn(session));
  const other = new BroadcastChannel('linehaul-session');
  const correction = new Promise<unknown>((resolve) => {
    other.addEventListener('message', ({ data }: MessageEvent<{ before?: unknown }>) => {
      if (data.before) resolve(data);
    });
  });
  other.postMessage({ at: 1, after: { ...session, accessToken: 'earlier' } });
  expect(await correction).toMatchObject({ before: session, after: session });
});

test('with another backend, a tab never has a part of the keys of a sign-in that arrive one after the other, and sends no call with them', async () => {
  const { openTab, localStorage } = startBrowser(testSettings);
  const { store, mine, events } = await openTab();
  store.dispatch(loggedIn(session));
  backend.seen.length = 0;
  const seen = new Set<string | undefined>();
  store.subscribe(() => seen.add(JSON.stringify(mine())));
  const keys = { ...lee, user: JSON.stringify(lee.user) };
  for (const [key, value] of Object.entries(keys)) {
    localStorage.setItem(key, value);
    events.dispatchEvent(Object.assign(new Event('storage'), { key }));
    void store.dispatch(checkAccount.initiate(undefined, { forceRefetch: true }));
    await pause();
  }
  await new Promise<void>((resolve) => {
    store.subscribe(() => mine()?.refreshToken === lee.refreshToken && resolve());
  });
  expect([...seen].filter((one) => one !== JSON.stringify(session))).toEqual([JSON.stringify(lee)]);
  for (const { token } of backend.seen) expect(token).toBe(lee.accessToken);
}, 10_000);
