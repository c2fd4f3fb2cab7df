import { calls } from '@/contract/calls';
import { databaseKinds } from '../../testing/databases';
import {
  logInAs,
  newSession,
  openTestServer,
  send,
  type TestServer,
} from '../../testing/testServer';

describe.each(databaseKinds)('signing out on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(kind);
  });
  afterAll(() => server.close());

  const logOut = (refresh: string) => send(server, 'POST', calls.logout, { refresh });
  const me = async (access: string) =>
    (await send(server, 'GET', calls.me, undefined, access)).statusCode;

  it("signing out ends the current session, but not the person's other session", async () => {
    const here = await newSession(server);
    const there = await logInAs(server, here.username);
    expect((await logOut(here.refresh)).statusCode).toBe(200);
    expect(await me(here.access)).toBe(401);
    const refreshed = await send(server, 'POST', calls.refresh, { refresh: here.refresh });
    expect(refreshed.statusCode).toBe(401);
    expect(await me(there.access)).toBe(200);
  });

  it('signing out returns the same response for a live session, an ended session and an invented token', async () => {
    const { refresh } = await newSession(server);
    const responses = [await logOut(refresh), await logOut(refresh), await logOut('invented')];
    for (const response of responses) {
      expect([response.statusCode, response.json()]).toEqual([200, { detail: 'Signed out.' }]);
    }
  });
});
