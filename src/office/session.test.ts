import { restoreSession } from '@/features/auth/session/followTabs';
import { sessionExpired, sessionFollowed } from '@/events/session';
import { createMemorySessionStorage } from '@/features/auth/session/sessionStorage';
import { calls } from '@/contract/calls';
import { session } from '@/testing/fixtures/account';
import { backend, startBackend, testSettings } from '@/testing/msw/backend';
import { responding } from '@/testing/msw/requests';
import { enterOffice, watchUser } from './session';
import { makeOfficeStore } from './store';

startBackend();

const here = { pathname: '/office/defects', search: '?page=2' };

function open(stored: typeof session | null) {
  const storage = createMemorySessionStorage(stored);
  const store = makeOfficeStore(storage, { settings: testSettings });
  return { store, storage, enter: () => enterOffice(store, storage, here) };
}

const respondToMe = (role?: string) =>
  backend.use(
    responding(['get', calls.me], 200, { username: 'hank', email: '', ...(role && { role }) }),
  );

test('the office sends a visitor to the login page with the address to return to', async () => {
  expect(await open(null).enter()).toEqual({
    kind: 'elsewhere',
    path: '/login?from=%2Foffice%2Fdefects%3Fpage%3D2',
  });
});

test('the office lets a mechanic in with the role that the server returns', async () => {
  respondToMe('mechanic');
  const entry = await open(session).enter();
  expect(entry).toMatchObject({ kind: 'staff', staff: { role: 'mechanic' } });
});

test('the office sends a driver to the report', async () => {
  respondToMe();
  expect(await open(session).enter()).toEqual({ kind: 'elsewhere', path: '/vehicle-report' });
});

test('the office sends a person with a rejected session to the login page', async () => {
  backend.use(
    responding(['get', calls.me], 401, { detail: 'No.' }),
    responding(['post', calls.refresh], 401, { detail: 'No.' }),
  );
  expect(await open(session).enter()).toEqual({
    kind: 'elsewhere',
    path: '/login?from=%2Foffice%2Fdefects%3Fpage%3D2',
  });
});

test('a 503 counts as an unreachable server, and the office keeps the session', async () => {
  backend.use(responding(['get', calls.me], 503));
  const { enter, storage } = open(session);
  expect(await enter()).toEqual({ kind: 'unreachable' });
  expect(storage.read()).toEqual(session);
});

test('the office reloads once when another person signs in on another tab, but not when the session expires or the username changes', () => {
  respondToMe('mechanic');
  const { store, storage } = open(session);
  restoreSession(store, storage);
  const reload = jest.fn();
  const account = { id: 1, username: 'dana.driver', email: '' };
  watchUser(store, { account, role: 'mechanic' }, reload);

  store.dispatch(sessionExpired({ refreshToken: session.refreshToken }));
  expect(reload).not.toHaveBeenCalled();
  store.dispatch(sessionFollowed({ ...session, user: { ...account, username: 'dana.m' } }));
  expect(reload).not.toHaveBeenCalled();
  store.dispatch(sessionFollowed({ ...session, user: { ...account, id: 2 } }));
  store.dispatch(sessionFollowed({ ...session, user: account }));
  expect(reload).toHaveBeenCalledTimes(1);
});
