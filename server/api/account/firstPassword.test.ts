import { eq } from 'drizzle-orm';
import { calls } from '@/contract/calls';
import { users } from '../../domain/tables/accounts';
import { commandLine } from '../../domain/audit/audit';
import { createPerson, resetPassword } from '../../domain/people/changePeople';
import { seedAccounts } from '../../domain/accounts/demoAccounts';
import { databaseKinds } from '../../testing/databases';
import { newSession, openTestServer, send, type TestServer } from '../../testing/testServer';

const own = 'the long road to Denver';

describe.each(databaseKinds)('a first password on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(kind);
    await seedAccounts(server.database.queries);
  });
  afterAll(() => server.close());
  afterEach(() => {
    server.api.now = () => new Date();
  });

  let people = 0;
  async function added() {
    people += 1;
    const username = `first-${people}`;
    const fields = { username, full_name: '', email: 'a@b.example', role: 'driver' } as const;
    return createPerson(server.database.queries, commandLine, fields);
  }
  const logIn = (username: string, password: string, new_password?: string) =>
    send(server, 'POST', calls.login, { username, password, new_password });

  it('a first password opens no session until the owner replaces it, and then stops working', async () => {
    const { username, password } = await added();
    for (const chosen of [undefined, '', password]) {
      const response = await logIn(username, password, chosen);
      expect([response.statusCode, response.json()]).toEqual([
        400,
        { new_password: [expect.stringContaining('Choose your own password')] },
      ]);
    }
    expect((await logIn(username, password, 'Password123')).statusCode).toBe(400);
    expect((await logIn(username, password, own)).statusCode).toBe(200);
    expect((await logIn(username, password, own)).statusCode).toBe(401);
    expect((await logIn(username, own)).statusCode).toBe(200);
  });

  it('a password reset creates a first password, which its owner must replace', async () => {
    const { username } = await newSession(server);
    const { queries } = server.database;
    const [user] = await queries.select().from(users).where(eq(users.username, username));
    const { password } = await resetPassword(queries, commandLine, user?.id ?? 0);
    expect((await logIn(username, password)).statusCode).toBe(400);
    expect((await logIn(username, password, own)).statusCode).toBe(200);
  });

  it('a first password expires after seven days', async () => {
    const { username, password } = await added();
    const week = 7 * 24 * 3_600_000;
    server.api.now = () => new Date(Date.now() + week + 60_000);
    const late = await logIn(username, password, own);
    expect([late.statusCode, late.json()]).toEqual([
      401,
      { detail: 'This first password has expired. Ask for a new one.' },
    ]);
    server.api.now = () => new Date(Date.now() + week - 60_000);
    expect((await logIn(username, password, own)).statusCode).toBe(200);
  });

  it("a demonstration account's first password does not expire, and its owner need not replace it", async () => {
    const { queries } = server.database;
    const [driver] = await queries.select().from(users).where(eq(users.username, 'driver'));
    const { password } = await resetPassword(queries, commandLine, driver?.id ?? 0);
    server.api.now = () => new Date('2999-01-01');
    expect((await logIn('driver', password)).statusCode).toBe(200);
  });

  it('only someone who knows a first password can replace it, and only once', async () => {
    const { username, password } = await added();
    expect((await logIn(username, 'wrong', own)).statusCode).toBe(401);
    expect((await logIn(username, password, own)).statusCode).toBe(200);
    const again = await logIn(username, own, 'another road, to Omaha');
    expect([again.statusCode, again.json()]).toEqual([
      400,
      { new_password: ['Unexpected field.'] },
    ]);
  });
});
