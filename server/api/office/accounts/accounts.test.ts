import type * as v from 'valibot';
import type { accountListResponse } from '@/contract/office/accounts';
import { users } from '../../../domain/tables/accounts';
import { databaseKinds } from '../../../testing/databases';
import { anyTruck, Driver } from '../../../testing/drivers';
import {
  addDriver,
  newSession,
  openTestServer,
  send,
  type Session,
  type TestServer,
} from '../../../testing/testServer';

const list = '/api/office/accounts/';

describe.each(databaseKinds)('the call for account names on %s', (kind) => {
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

  it("a mechanic finds the author of a report by their name in uppercase, and the list shows only the author's id and name", async () => {
    const driver = await Driver.signedIn(server);
    await driver.reports([], { truck_number: anyTruck() });
    const { username } = driver.session;
    const { data, total } = await find(`search=${username.toUpperCase()}`);
    expect(total).toBe(1);
    expect(data).toEqual([{ id: expect.any(Number), name: username }]);
    expect((await get(`${list}${data[0]?.id}/`)).json()).toEqual({
      ...data[0],
      signing_consent: null,
    });
  });

  it('a mechanic sees only themselves and the authors of reports, a dispatcher also all drivers, and an admin everybody', async () => {
    const driver = await addDriver(server);
    const admin = await newSession(server, 'admin');
    const dispatcher = await newSession(server, 'dispatcher');
    const names = [driver, admin.username];
    async function namedTo({ access }: Session) {
      const found = names.map(async (name) => {
        const response = await send(server, 'GET', `${list}?search=${name}`, undefined, access);
        return response.json<v.InferOutput<typeof accountListResponse>>().total;
      });
      return Promise.all(found);
    }
    expect(await namedTo(mechanic)).toEqual([0, 0]);
    expect(await namedTo(dispatcher)).toEqual([1, 0]);
    expect(await namedTo(admin)).toEqual([1, 1]);

    const ids = await server.database.queries.select().from(users);
    const findAccountId = (name: string) => ids.find(({ username }) => username === name)?.id;
    expect((await get(`${list}${findAccountId(admin.username)}/`)).statusCode).toBe(404);
    expect((await get(`${list}${findAccountId(mechanic.username)}/`)).statusCode).toBe(200);
  });

  it('a search for accounts matches % and _ literally', async () => {
    expect((await find('search=%25_')).total).toBe(0);
  });

  it('a call with an unknown account id returns 404', async () => {
    expect((await get(`${list}999999/`)).statusCode).toBe(404);
  });
});
