import { HttpError } from 'react-admin';
import { http, HttpResponse } from 'msw';
import { calls, withId } from '@/contract/calls';
import { mediaPaths } from '@/contract/office/media';
import { peoplePaths, person } from '@/contract/office/people';
import { createMemorySessionStorage } from '@/features/auth/session/sessionStorage';
import { restoreSession } from '@/features/auth/session/followTabs';
import { session } from '@/testing/fixtures/account';
import { picture } from '@/testing/fixtures/inbox';
import { apiUrl, backend, startBackend, testSettings } from '@/testing/msw/backend';
import { responding, type SeenRequest } from '@/testing/msw/requests';
import { makeOfficeStore } from '../store';
import { createCall } from './call';
import { createDataProvider } from './dataProvider';
import { parseCurrentRecord, getFieldErrors } from './rejection';

startBackend();

const hank = {
  id: 7,
  username: 'hank',
  full_name: 'Hank Novak',
  email: 'hank@linehaul.test',
  role: 'mechanic',
  disabled: false,
  access_until: null,
  agent_items: [],
  link_until: null,
  last_seen_at: null,
  created_at: '2026-11-22T08:00:00Z',
  version: 3,
};

const record = peoplePaths.record.replace(':id', '7');

function makeProvider() {
  backend.use(responding(['get', calls.me], 200, session.user ?? {}));
  const storage = createMemorySessionStorage(session);
  const store = makeOfficeStore(storage, { settings: testSettings });
  restoreSession(store, storage);
  return { provider: createDataProvider(createCall(store)), store };
}

async function catchRejection(call: Promise<unknown>): Promise<HttpError> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof HttpError) return error;
  throw new Error('the call was not rejected');
}

const change = { id: 7, data: { ...hank, full_name: 'H. Novak' }, previousData: hank };

test('a list call sends its page, its order and its filters without the empty ones', async () => {
  let search = '';
  backend.use(
    http.get(apiUrl(peoplePaths.list), ({ request }) => {
      search = new URL(request.url).search;
      return HttpResponse.json({ data: [hank], total: 41 });
    }),
  );
  const { provider } = makeProvider();
  const response = await provider.getList('people', {
    pagination: { page: 2, perPage: 25 },
    sort: { field: 'username', order: 'DESC' },
    filter: { role: 'mechanic', search: '', disabled: false },
  });
  expect(search).toBe('?page=2&perPage=25&sort=username&order=desc&role=mechanic&disabled=false');
  expect(response).toEqual({ data: [hank], total: 41 });
});

test('an update sends the changed fields with the version that was read', async () => {
  const seen: SeenRequest[] = [];
  backend.use(responding(['patch', record], 200, { ...hank, full_name: 'H. Novak' }, seen));
  const { provider } = makeProvider();
  await provider.update('people', change);
  expect(seen).toEqual([
    {
      method: 'PATCH',
      authorization: 'Bearer access-1',
      body: { version: 3, full_name: 'H. Novak' },
    },
  ]);
});

test('a cleared text field is sent as an empty string, not as null', async () => {
  const seen: SeenRequest[] = [];
  backend.use(responding(['patch', record], 200, hank, seen));
  const { provider } = makeProvider();
  await provider.update('people', { ...change, data: { ...hank, full_name: null } });
  expect(seen[0]?.body).toEqual({ version: 3, full_name: '' });
});

test('an update of an outdated record is rejected with the current record', async () => {
  const current = { ...hank, full_name: 'Henry Novak', version: 4 };
  backend.use(
    responding(['patch', record], 409, {
      detail: 'Someone else changed this while you were editing.',
      current,
    }),
    responding(['get', record], 200, current),
  );
  const { provider } = makeProvider();
  const error = await catchRejection(provider.update('people', change));
  expect(error.status).toBe(409);
  expect(parseCurrentRecord(person, error)).toEqual(current);
});

test("the server's messages about fields become react-admin's errors", async () => {
  backend.use(
    responding(['post', peoplePaths.list], 400, { username: ['Taken.', 'Try another.'] }),
  );
  const { provider } = makeProvider();
  const error = await catchRejection(provider.create('people', { data: { username: 'hank' } }));
  expect(getFieldErrors(error)).toEqual({ username: 'Taken. Try another.' });
});

test('a response that does not match its schema is an error', async () => {
  backend.use(responding(['get', record], 200, { id: 7 }));
  const { provider } = makeProvider();
  const error = await catchRejection(provider.getOne('people', { id: 7 }));
  expect(error.message).toMatch(/does not understand/);
});

test('a rejected access token is refreshed once for all calls, and then each call is repeated', async () => {
  let refreshes = 0;
  backend.use(
    http.post(apiUrl(calls.refresh), () => {
      refreshes += 1;
      return HttpResponse.json({ access: 'access-2' });
    }),
    http.get(apiUrl(record), ({ request }) =>
      request.headers.get('authorization') === 'Bearer access-2'
        ? HttpResponse.json(hank)
        : HttpResponse.json({ detail: 'Token is expired' }, { status: 401 }),
    ),
  );
  const { provider } = makeProvider();
  const responses = await Promise.all([1, 2, 3].map(() => provider.getOne('people', { id: 7 })));
  expect(responses.map(({ data }) => data)).toEqual([hank, hank, hank]);
  expect(refreshes).toBe(1);
});

test('a rejected refresh ends the session', async () => {
  backend.use(
    responding(['post', calls.refresh], 401, { detail: 'No.' }),
    responding(['get', record], 401, { detail: 'Token is expired' }),
  );
  const { provider, store } = makeProvider();
  const error = await catchRejection(provider.getOne('people', { id: 7 }));
  expect(error.status).toBe(401);
  expect(store.getState().auth.status).toBe('expired');
});

test("an action on a record calls the action's path", async () => {
  const seen: SeenRequest[] = [];
  backend.use(responding(['post', `${record}disable/`], 200, { ...hank, disabled: true }, seen));
  const { provider } = makeProvider();
  const path = peoplePaths.action('disable');
  const response = await provider.act('people', path, { id: 7, response: person });
  expect(response.disabled).toBe(true);
  expect(seen[0]?.body).toEqual({});
});

test("an upload sends the file's name", async () => {
  let name: string | null = null;
  backend.use(
    http.post(apiUrl(mediaPaths.list), ({ request }) => {
      name = new URL(request.url).searchParams.get('name');
      return HttpResponse.json(picture);
    }),
  );
  const { provider } = makeProvider();
  expect(await provider.upload(new File(['x'], 'Truck & dock.jpg'))).toEqual(picture);
  expect(name).toBe('Truck & dock.jpg');
});

test("a file deletion that the server rejects fails with the server's reason", async () => {
  const detail =
    'The site shows it (Drivers, Title and application form): choose another there first.';
  backend.use(
    http.delete(apiUrl(withId(mediaPaths.record, picture.id)), () =>
      HttpResponse.json({ detail }, { status: 400 }),
    ),
  );
  const { provider } = makeProvider();
  const error = await catchRejection(provider.delete('media', { id: picture.id }));
  expect(error.message).toBe(detail);
});
