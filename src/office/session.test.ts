import { restoreSession } from '@/api/session/session';
import { loggedOut, sessionExpired, sessionFollowed } from '@/api/session/sessionEvents';
import { createMemorySessionStorage } from '@/api/session/sessionStorage';
import { calls } from '@/contract/calls';
import { session } from '@/testing/fixtures/account';
import { backend, startBackend, testSettings } from '@/testing/msw/backend';
import { answering } from '@/testing/msw/requests';
import { enterOffice, watchSession } from './session';
import { makeOfficeStore } from './store';

startBackend();

const here = { pathname: '/office/defects', search: '?page=2' };

function open(stored: typeof session | null) {
  const storage = createMemorySessionStorage(stored);
  const store = makeOfficeStore(storage, { settings: testSettings });
  return { store, storage, enter: () => enterOffice(store, storage, here) };
}

const answerMe = (role?: string) =>
  backend.use(
    answering(['get', calls.me], 200, { username: 'hank', email: '', ...(role && { role }) }),
  );

test('a visitor goes to the login, and comes back here', async () => {
  expect(await open(null).enter()).toEqual({
    kind: 'elsewhere',
    path: '/login?from=%2Foffice%2Fdefects%3Fpage%3D2',
  });
});

test('a mechanic enters with their role', async () => {
  answerMe('mechanic');
  const entry = await open(session).enter();
  expect(entry).toMatchObject({ kind: 'staff', staff: { role: 'mechanic' } });
});

test('a driver is sent to the report', async () => {
  answerMe();
  expect(await open(session).enter()).toEqual({ kind: 'elsewhere', path: '/vehicle-report' });
});

test('a refused session leads to the login', async () => {
  backend.use(
    answering(['get', calls.me], 401, { detail: 'No.' }),
    answering(['post', calls.refresh], 401, { detail: 'No.' }),
  );
  expect(await open(session).enter()).toMatchObject({ kind: 'elsewhere' });
});

test('without an answer the session stays', async () => {
  backend.use(answering(['get', calls.me], 503));
  const { enter, storage } = open(session);
  expect(await enter()).toEqual({ kind: 'unreachable' });
  expect(storage.read()).toEqual(session);
});

describe('while the office is open', () => {
  const staff = { account: { username: 'dana.driver', email: '' }, role: 'mechanic' } as const;

  function watched() {
    answerMe('mechanic');
    const { store, storage } = open(session);
    restoreSession(store, storage);
    const go = { toLogin: jest.fn(), reload: jest.fn() };
    watchSession(store, staff, go);
    return { store, go };
  }

  test('signing out leads to the login, once', () => {
    const { store, go } = watched();
    store.dispatch(loggedOut());
    store.dispatch(loggedOut());
    expect(go.toLogin.mock.calls).toEqual([['signedOut']]);
  });

  test('a session that the server refuses leads to the login and back', () => {
    const { store, go } = watched();
    store.dispatch(sessionExpired({ refreshToken: session.refreshToken }));
    expect(go.toLogin.mock.calls).toEqual([['expired']]);
  });

  test('somebody else who signed in in another tab gets the office again', () => {
    const { store, go } = watched();
    store.dispatch(sessionFollowed({ ...session, user: { username: 'priya', email: '' } }));
    expect(go.reload).toHaveBeenCalledTimes(1);
    expect(go.toLogin).not.toHaveBeenCalled();
  });
});
