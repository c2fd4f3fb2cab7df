/** @jest-environment node */
import 'fake-indexeddb/auto';
import { accountRejected, loggedIn, loggedOut, sessionExpired } from '@/events/session';
import { openSessionDatabase } from '@/features/auth/session/sessionDatabase';
import { extendedSettings, testSettings } from '@/testing/msw/backend';
import { closeBrowsers, startBrowser, watchChannels } from '@/testing/races/fakeBrowser';
import { json, scriptBackend } from '@/testing/races/scriptedBackend';

const { copySession, readCopy } = openSessionDatabase();

const dana = {
  accessToken: 'access',
  refreshToken: 'refresh',
  user: { username: 'dana', email: '' },
};
const lee = { accessToken: 'lee', refreshToken: 'lee', user: { username: 'lee', email: '' } };
const toKeys = ({ accessToken, refreshToken, user }: typeof dana) => ({
  accessToken,
  refreshToken,
  user: JSON.stringify(user),
});

const responses = { status: 503 };
const backend = scriptBackend(() => json({}, responses.status));

beforeAll(watchChannels);
beforeEach(() => copySession(() => null));
afterEach(() => {
  responses.status = 503;
  closeBrowsers();
});
afterAll(backend.restore);

/** Starts the phone's browser with what it kept of localStorage. */
const start = (kept: Record<string, string> = {}, settings = extendedSettings) =>
  startBrowser(settings, kept, { indexedDB });

async function getCopy(): Promise<unknown> {
  let found: unknown;
  await readCopy((copy) => {
    found = copy;
  });
  return found;
}

async function until(isTrue: () => Promise<boolean> | boolean): Promise<void> {
  for (let waited = 0; waited < 200 && !(await isTrue()); waited += 1)
    await new Promise((resolve) => setTimeout(resolve, 10));
  expect(await isTrue()).toBe(true);
}

const isCopied = async (session: typeof dana | undefined) =>
  JSON.stringify(await getCopy()) === JSON.stringify(session);

/** Dana signs in. */
async function signIn(settings = extendedSettings) {
  const browser = start({}, settings);
  const tab = await browser.openTab();
  tab.store.dispatch(loggedIn(dana));
  await until(() => isCopied(dana));
  return { browser, ...tab };
}

test.each([
  { host: "Linehaul's own backend", settings: extendedSettings },
  { host: 'another backend', settings: testSettings },
])(
  'a driver whose browser lost localStorage is still signed in, with $host',
  async ({ settings }) => {
    await signIn(settings);
    const restarted = start({}, settings);
    const { mine } = await restarted.openTab();
    expect(mine()).toEqual(dana);
    expect(restarted.keys()).toEqual(toKeys(dana));
  },
);

const ends = [
  { end: 'a sign-out', action: loggedOut() },
  { end: 'a rejected refresh', action: sessionExpired({ refreshToken: dana.refreshToken }) },
  { end: 'a rejected account', action: accountRejected({ refreshToken: dana.refreshToken }) },
];

test.each(ends)('after $end, no start of the browser restores the session', async ({ action }) => {
  const { browser, store } = await signIn();
  store.dispatch(action);
  await until(() => isCopied(undefined));
  await until(() => Object.keys(browser.keys()).length === 0);
  expect((await start().openTab()).mine()).toBeNull();
});

test.each(ends)(
  'a kill of the browser after $end, but before the copy is deleted, does not restore the session',
  async ({ action }) => {
    const { browser, store } = await signIn();
    const fail = jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('killed', 'AbortError');
    });
    store.dispatch(action);
    await until(() => fail.mock.calls.length > 0);
    fail.mockRestore();
    expect(await isCopied(dana)).toBe(true);
    const restarted = start(browser.keys());
    expect((await restarted.openTab()).mine()).toBeNull();
    expect(await isCopied(undefined)).toBe(true);
    expect(restarted.keys()).toEqual({});
  },
);

test("another person's sign-in in another tab replaces the session to be restored", async () => {
  const { browser } = await signIn();
  const other = await browser.openTab();
  other.store.dispatch(loggedIn(lee));
  await until(() => isCopied(lee));
  expect((await start().openTab()).mine()).toEqual(lee);
});

test('the keys of a session stay as they are, and IndexedDB is not opened', async () => {
  await signIn();
  const opened = [jest.spyOn(indexedDB, 'databases'), jest.spyOn(indexedDB, 'open')];
  const started = start(toKeys(lee));
  expect((await started.openTab()).mine()).toEqual(lee);
  expect(started.keys()).toEqual(toKeys(lee));
  for (const call of opened) expect(call).not.toHaveBeenCalled();
});

test.each([
  { kept: 'of the same session', keys: { refreshToken: dana.refreshToken }, expected: dana },
  { kept: "of another person's", keys: { refreshToken: lee.refreshToken }, expected: null },
])('a browser that kept only the refresh token $kept', async ({ keys, expected }) => {
  await signIn();
  expect((await start(keys).openTab()).mine()).toEqual(expected);
});

test('a restored session that the server rejects signs nobody in, and is not restored again', async () => {
  await signIn();
  responses.status = 401;
  const { mine } = await start().openTab();
  await until(() => mine() === null);
  await until(() => isCopied(undefined));
});

test('a session copied with the token of another account is not restored', async () => {
  const token = `head.${btoa(JSON.stringify({ sub: '2' }))}.tail`;
  await copySession(() => ({ ...dana, accessToken: token, user: { ...dana.user, id: 1 } }));
  expect((await start().openTab()).mine()).toBeNull();
});

test('a browser whose IndexedDB fails keeps the session in localStorage', async () => {
  const fail = jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('broken', 'UnknownError');
  });
  const browser = start();
  const { store, mine } = await browser.openTab();
  store.dispatch(loggedIn(dana));
  expect(mine()).toEqual(dana);
  expect((await browser.openTab()).mine()).toEqual(dana);
  await until(() => fail.mock.calls.length > 1);
});
