import type * as v from 'valibot';
import type { accountListResponse } from '@/contract/office/accounts';
import { databaseKinds } from '../../../testing/databases';
import {
  addDriver,
  newSession,
  openTestServer,
  send,
  type Session,
  type TestServer,
} from '../../../testing/testServer';

const list = '/api/office/accounts/';

describe.each(databaseKinds)('the names of accounts on %s', (kind) => {
  let server: TestServer;
  let mechanic: Session;
  beforeAll(async () => {
    server = await openTestServer(kind);
    mechanic = await newSession(server, 'mechanic');
  });
  afterAll(() => server.close());

  const get = (url: string) => send(server, 'GET', url, undefined, mechanic.access);
  const find = async (query: string) =>
    (await get(`${list}?${query}`)).json<v.InferOutput<typeof accountListResponse>>();

  it('a mechanic finds accounts by role and a part of the name, without their other data', async () => {
    const username = await addDriver(server);
    const { data, total } = await find(`role=driver&search=${username.toUpperCase()}`);
    expect(total).toBe(1);
    expect(data).toEqual([{ id: expect.any(Number), name: username, role: 'driver' }]);
    expect((await get(`${list}${data[0]?.id}/`)).json()).toEqual({
      ...data[0],
      signing_consent: null,
    });
  });

  it('a search of the accounts takes % and _ literally', async () => {
    expect((await find('search=%25_')).total).toBe(0);
  });

  it('an unknown account id gets 404', async () => {
    expect((await get(`${list}999999/`)).statusCode).toBe(404);
  });
});
