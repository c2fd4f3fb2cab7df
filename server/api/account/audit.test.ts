import { desc, eq } from 'drizzle-orm';
import { calls } from '@/contract/calls';
import { users } from '../../domain/tables/accounts';
import { auditEntries } from '../../domain/tables/audit';
import { databaseKinds } from '../../testing/databases';
import {
  addDriver,
  logInAs,
  newSession,
  openTestServer,
  send,
  testPassword,
  type TestServer,
} from '../../testing/testServer';
import { toUsernameLook } from '../../domain/accounts/similarNames';

it.each([
  ['admin', 'Adrnin'],
  ['driver1', 'DRIVERl'],
  ['driver1', 'dr|ver1'],
  ['bob', 'b0b'],
  ['walt', 'vvalt'],
  ['admin', '\u0430dmin'],
  ['zoe', 'zo\u00eb'],
])('the usernames %s and %s count as look-alikes', (one, other) =>
  expect(toUsernameLook(one)).toBe(toUsernameLook(other)),
);

it.each([
  ['driver1', 'driver2'],
  ['dana', 'dina'],
])('the usernames %s and %s do not count as look-alikes', (one, other) =>
  expect(toUsernameLook(one)).not.toBe(toUsernameLook(other)),
);

describe.each(databaseKinds)('the audit log of accounts on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(kind);
  });
  afterAll(() => server.close());

  async function readUserId(username: string): Promise<number> {
    const { queries } = server.database;
    const [user] = await queries.select().from(users).where(eq(users.username, username));
    return user?.id ?? 0;
  }
  async function readActorEntries(id: number) {
    const { queries } = server.database;
    const isOwn = eq(auditEntries.actorId, id);
    const rows = await queries
      .select()
      .from(auditEntries)
      .where(isOwn)
      .orderBy(desc(auditEntries.id));
    return rows.map(({ actorName, action, resource, before, after }) => ({
      actorName,
      action,
      resource,
      before,
      after,
    }));
  }

  it("the audit log records a person's changes of username and password, but never a password", async () => {
    const { username, access } = await newSession(server);
    const id = await readUserId(username);
    const new_username = `${username}-new`;
    await send(server, 'PATCH', calls.changeUsername, { new_username }, access);
    const new_password = 'the long road to Denver';
    const passwords = { old_password: testPassword, new_password };
    await send(server, 'PUT', calls.changePassword, passwords, access);
    const trace = await readActorEntries(id);
    expect(trace).toEqual([
      {
        actorName: new_username,
        action: 'change-password',
        resource: 'people',
        before: null,
        after: { sessions_ended: 0 },
      },
      {
        actorName: username,
        action: 'change-username',
        resource: 'people',
        before: { username },
        after: { username: new_username },
      },
    ]);
    expect(JSON.stringify(trace)).not.toMatch(/Denver|argon2/);
  });

  it('the audit log records staff sign-ins and sign-outs, and the number of failed sign-ins before each sign-in', async () => {
    const username = await addDriver(server, 'mechanic');
    const wrong = { username, password: 'wrong' };
    for (let tries = 0; tries < 3; tries += 1) await send(server, 'POST', calls.login, wrong);
    const { refresh } = await logInAs(server, username);
    await send(server, 'POST', calls.logout, { refresh });
    await logInAs(server, username);
    const trace = await readActorEntries(await readUserId(username));
    expect(trace.map(({ action, after }) => [action, after])).toEqual([
      ['sign-in', { failed_before: 0 }],
      ['sign-out', {}],
      ['sign-in', { failed_before: 3 }],
    ]);
  });

  it("the audit log does not record drivers' sign-outs", async () => {
    const { username, refresh } = await newSession(server);
    await send(server, 'POST', calls.logout, { refresh });
    expect(await readActorEntries(await readUserId(username))).toEqual([]);
  });

  it.each(['Zo\u00eb', '\u0430dmin', 'two words'])(
    'the server rejects the new username %s, and asks for English letters',
    async (name) => {
      const { access } = await newSession(server);
      const response = await send(
        server,
        'PATCH',
        calls.changeUsername,
        { new_username: name },
        access,
      );
      expect([response.statusCode, response.json()]).toEqual([
        400,
        { new_username: [expect.stringContaining('English letters')] },
      ]);
    },
  );

  it("the server accepts a new username that looks like the account's current one, but rejects one that looks like another account's", async () => {
    const { username } = await newSession(server);
    const other = await newSession(server);
    const rename = (new_username: string, access: string) =>
      send(server, 'PATCH', calls.changeUsername, { new_username }, access);
    const rejected = await rename(username.replace('i', '1'), other.access);
    expect([rejected.statusCode, rejected.json()]).toEqual([
      400,
      { new_username: ['This username looks like an existing one.'] },
    ]);
    expect((await rename(other.username.replace('i', '1'), other.access)).statusCode).toBe(200);
  });
});
