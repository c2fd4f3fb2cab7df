import { eq } from 'drizzle-orm';
import { sessions, users } from '../../domain/tables/accounts';
import { commandLine } from '../../domain/audit/audit';
import { resetPassword, signOutPerson } from '../../domain/people/changePeople';
import { bothDatabases } from '../../testing/databases';
import {
  newSession,
  openTestServer,
  send,
  testPassword,
  type TestServer,
} from '../../testing/testServer';
import * as passwords from '../../domain/accounts/passwords';
import * as usersModule from '../../domain/accounts/users';

const ownPassword = 'the long road to Denver';

// Runs on both databases, because PostgreSQL's locks decide the outcome.
describe.each(bothDatabases)('concurrent changes of one account on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(kind);
  });
  afterAll(() => server.close());

  const change = (access: string) => {
    const body = { old_password: testPassword, new_password: ownPassword };
    return send(server, 'PUT', '/api/account/change-password/', body, access);
  };
  const logIn = async (username: string, password: string, new_password?: string) => {
    const body = { username, password, new_password };
    const response = await send(server, 'POST', '/api/account/login/', body);
    return response.statusCode;
  };
  const readUserRow = async (username: string) => {
    const { queries } = server.database;
    const [user] = await queries.select().from(users).where(eq(users.username, username));
    if (!user) throw new Error('no such account');
    return user;
  };
  /** Runs `change` while the server hashes the new password. */
  function whileHashing(change: () => Promise<unknown>): void {
    const { hashPassword } = passwords;
    jest.spyOn(passwords, 'hashPassword').mockImplementationOnce(async (password) => {
      await change();
      return hashPassword(password);
    });
  }

  it('a password change fails if the password is reset during the change', async () => {
    const { username, access } = await newSession(server);
    const { id } = await readUserRow(username);
    let first = '';
    whileHashing(async () => {
      first = (await resetPassword(server.database.queries, commandLine, id)).password;
    });
    expect((await change(access)).statusCode).toBe(401);
    expect(await logIn(username, ownPassword)).toBe(401);
    expect(await logIn(username, first, ownPassword)).toBe(200);
  });

  it('a password change fails if the session ends during the change', async () => {
    const { username, access } = await newSession(server);
    const { id } = await readUserRow(username);
    whileHashing(() => signOutPerson(server.database.queries, commandLine, id));
    expect((await change(access)).statusCode).toBe(401);
    expect(await logIn(username, testPassword)).toBe(200);
  });

  it('a password change fails if another change with the same old password finishes first', async () => {
    const { username, access } = await newSession(server);
    whileHashing(async () => {
      const body = { old_password: testPassword, new_password: 'another road, to Omaha' };
      await send(server, 'PUT', '/api/account/change-password/', body, access);
    });
    const response = await change(access);
    expect([response.statusCode, response.json()]).toEqual([
      400,
      { old_password: ['Wrong password.'] },
    ]);
    expect(await logIn(username, 'another road, to Omaha')).toBe(200);
  });

  it('a username change fails if the password is reset during the change', async () => {
    const { username, access } = await newSession(server);
    const { id } = await readUserRow(username);
    // Runs the reset at the end of `authenticate`, which calls `markSeen` last.
    jest.spyOn(usersModule, 'markSeen').mockImplementationOnce(async () => {
      await resetPassword(server.database.queries, commandLine, id);
    });
    const body = { new_username: `${username}-mine` };
    const response = await send(server, 'PATCH', '/api/account/change-username/', body, access);
    expect(response.statusCode).toBe(401);
    expect((await readUserRow(username)).id).toBe(id);
    const { queries } = server.database;
    const open = await queries.select().from(sessions).where(eq(sessions.userId, id));
    expect(open.every(({ revokedAt }) => revokedAt !== null)).toBe(true);
  });
});
