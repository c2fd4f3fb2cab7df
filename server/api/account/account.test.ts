import { eq } from 'drizzle-orm';
import type { Account } from '@/contract/account';
import { sessions, users } from '../../domain/tables/accounts';
import { databaseKinds } from '../../testing/databases';
import {
  addDriver,
  logInAs,
  newSession,
  openTestServer,
  send,
  testPassword,
  type Session,
  type TestServer,
} from '../../testing/testServer';
import { demoPassword } from '../../domain/accounts/demoAccounts';
import { hashPassword } from '../../domain/accounts/passwords';
import { openSession } from '../../domain/accounts/sessions';

describe.each(databaseKinds)('the account calls on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(kind);
  });
  afterAll(() => server.close());

  const identity = { id: expect.any(Number), name_since: expect.stringMatching(/^\d{4}-.*Z$/) };
  const me = (session: Session) =>
    send(server, 'GET', '/api/account/me/', undefined, session.access);
  const refresh = (token: unknown) => send(server, 'POST', '/account/refresh/', { refresh: token });

  describe('the login call', () => {
    const logIn = (body: unknown) => send(server, 'POST', '/api/account/login/', body);

    it('a login returns the access token, the refresh token and the user', async () => {
      const username = await addDriver(server);
      const response = await logIn({ username, password: testPassword });
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual({
        access: expect.any(String),
        refresh: expect.any(String),
        user: { username, email: `${username}@example.com`, ...identity },
      });
      expect(response.headers['cache-control']).toBe('no-store');
    });

    it('a login and /api/account/me/ return the role and the id of a staff member', async () => {
      for (const role of ['mechanic', 'dispatcher', 'admin'] as const) {
        const session = await newSession(server, role);
        const { username } = session;
        const user = { username, email: `${username}@example.com`, role, ...identity };
        expect((await logIn({ username, password: testPassword })).json()).toMatchObject({ user });
        expect((await me(session)).json()).toEqual(user);
      }
    });

    it('a login accepts the username in uppercase, because phones capitalize it', async () => {
      const username = await addDriver(server);
      const response = await logIn({ username: username.toUpperCase(), password: testPassword });
      expect(response.json()).toMatchObject({ user: { username } });
    });

    it('a login accepts an unnormalized name, even if another account has its normalized form', async () => {
      const plain = `fin-${await addDriver(server)}`;
      const ligature = plain.replace('fi', '\ufb01');
      const passwordHash = await hashPassword(testPassword);
      await server.database.queries.insert(users).values([
        { username: plain, email: 'plain@example.com', passwordHash },
        { username: ligature, email: 'ligature@example.com', passwordHash },
      ]);
      for (const username of [plain, ligature]) {
        const response = await logIn({ username, password: testPassword });
        expect(response.json()).toMatchObject({ user: { username } });
      }
    });

    it('a login and /api/account/me/ return the full name that the office entered', async () => {
      const session = await newSession(server);
      expect((await me(session)).json()).not.toHaveProperty('full_name');
      const isOwn = eq(users.username, session.username);
      await server.database.queries.update(users).set({ fullName: 'Dana Miles' }).where(isOwn);
      expect((await me(session)).json()).toMatchObject({ full_name: 'Dana Miles' });
      const response = await logIn({ username: session.username, password: testPassword });
      expect(response.json()).toMatchObject({ user: { full_name: 'Dana Miles' } });
    });

    it('a login with blank fields returns an error for each field', async () => {
      const response = await logIn({ username: '', password: '' });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toEqual({
        username: ['This field may not be blank.'],
        password: ['This field may not be blank.'],
      });
    });

    it('a login with missing fields or fields of the wrong type returns an error for each field', async () => {
      const response = await logIn({ username: 7 });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toEqual({
        username: ['Not a valid string.'],
        password: ['This field is required.'],
      });
    });

    it('openSession opens no session if the password was changed or the account was disabled after the account was read', async () => {
      const username = await addDriver(server);
      const { queries } = server.database;
      const [user] = await queries.select().from(users).where(eq(users.username, username));
      if (!user) throw new Error('there is one');
      expect(await openSession(queries, user)).toEqual({
        refresh: expect.any(String),
        sessionId: expect.any(Number),
      });
      expect(await openSession(queries, { ...user, passwordHash: 'another' })).toBeNull();
      await queries.update(users).set({ disabledAt: new Date() }).where(eq(users.id, user.id));
      expect(await openSession(queries, user)).toBeNull();
    });

    it('a login returns the same response for a wrong password as for an unknown username', async () => {
      const username = await addDriver(server);
      const wrong = await logIn({ username, password: 'not the password' });
      const unknown = await logIn({ username: 'nobody-here', password: 'not the password' });
      expect(wrong.statusCode).toBe(401);
      expect(wrong.json()).toEqual({
        detail: 'No active account found with the given credentials',
      });
      expect(unknown.statusCode).toBe(401);
      expect(unknown.json()).toEqual(wrong.json());
    });
  });

  describe('the refresh call', () => {
    it('a refresh returns only a new access token, and can be repeated', async () => {
      const session = await newSession(server);
      const first = await refresh(session.refresh);
      expect(first.statusCode).toBe(200);
      expect(Object.keys(first.json())).toEqual(['access']);
      expect((await refresh(session.refresh)).statusCode).toBe(200);
      const access = first.json<{ access: string }>().access;
      expect((await me({ ...session, access })).json()).toMatchObject({
        username: session.username,
      });
    });

    it('the server rejects an invented token and an access token as refresh tokens', async () => {
      const session = await newSession(server);
      for (const token of ['nonsense', session.access]) {
        const response = await refresh(token);
        expect(response.statusCode).toBe(401);
        expect(response.json()).toEqual({ detail: 'Token is invalid or expired' });
      }
      expect((await refresh('')).statusCode).toBe(400);
    });

    it('the server rejects the tokens of an expired session', async () => {
      const session = await newSession(server);
      await server.database.queries.update(sessions).set({ expiresAt: new Date(Date.now() - 1) });
      expect((await refresh(session.refresh)).statusCode).toBe(401);
      expect((await me(session)).statusCode).toBe(401);
    });

    it('the sessions in the database do not contain the refresh token itself', async () => {
      const session = await newSession(server);
      const rows = await server.database.queries.select().from(sessions);
      expect(rows.length).toBeGreaterThan(0);
      expect(JSON.stringify(rows)).not.toContain(session.refresh);
    });
  });

  describe('a disabled account', () => {
    const setDisabled = (username: string, disabledAt: Date | null) =>
      server.database.queries.update(users).set({ disabledAt }).where(eq(users.username, username));
    const logIn = (username: string, password: string) =>
      send(server, 'POST', '/api/account/login/', { username, password });

    it('a login to a disabled account returns the phone number to call, but only if the password is right', async () => {
      const username = await addDriver(server);
      const wrong = await logIn(username, 'not the password');
      await setDisabled(username, new Date());
      expect((await logIn(username, 'not the password')).json()).toEqual(wrong.json());
      const right = await logIn(username, testPassword);
      expect(right.statusCode).toBe(401);
      expect(right.json()).toEqual({ detail: 'Your account is off.' });
      const { company } = server.api;
      jest.spyOn(company, 'forDrivers').mockResolvedValue({ carrier_phone: '+1 555 0100' });
      expect((await logIn(username, testPassword)).json()).toEqual({
        detail: 'Your account is off. Call +1 555 0100.',
      });
      await setDisabled(username, null);
      expect((await logIn(username, testPassword)).statusCode).toBe(200);
    });

    it("the server rejects a disabled account's tokens at once, and still rejects them after the account is enabled again", async () => {
      const session = await newSession(server);
      const bystander = await newSession(server);
      expect((await me(session)).statusCode).toBe(200);
      for (const disabledAt of [new Date(), null]) {
        await setDisabled(session.username, disabledAt);
        expect((await me(session)).statusCode).toBe(401);
        expect((await refresh(session.refresh)).statusCode).toBe(401);
      }
      expect((await me(bystander)).statusCode).toBe(200);
    });

    it("the server rejects a disabled account's tokens even if its sessions are still open", async () => {
      const session = await newSession(server);
      await setDisabled(session.username, new Date());
      await server.database.queries.update(sessions).set({ revokedAt: null });
      expect((await me(session)).statusCode).toBe(401);
      expect((await refresh(session.refresh)).statusCode).toBe(401);
    });
  });

  describe('/api/account/me/', () => {
    it('/api/account/me/ returns the username and the email', async () => {
      const session = await newSession(server);
      const response = await me(session);
      expect(response.json()).toEqual({
        username: session.username,
        email: `${session.username}@example.com`,
        ...identity,
      });
      expect(response.headers['cache-control']).toBe('no-store');
    });

    it.each(['', 'Bearer', 'Bearer nonsense', 'Basic abc', 'Bearer a.b.c'])(
      '/api/account/me/ rejects the credentials %j',
      async (authorization) => {
        const response = await server.app.inject({
          url: '/api/account/me/',
          headers: authorization ? { authorization } : {},
        });
        expect(response.statusCode).toBe(401);
        expect(response.json()).toEqual({ detail: expect.any(String) });
      },
    );

    it('/api/account/me/ rejects an unsigned token', async () => {
      const { access } = await newSession(server);
      const [, payload = ''] = access.split('.');
      const header = Buffer.from('{"alg":"none"}').toString('base64url');
      const response = await send(
        server,
        'GET',
        '/api/account/me/',
        undefined,
        `${header}.${payload}.`,
      );
      expect(response.statusCode).toBe(401);
    });
  });

  describe('a change of username', () => {
    const change = (session: Session, body: unknown, method: 'PATCH' | 'PUT' = 'PATCH') =>
      send(server, method, '/api/account/change-username/', body, session.access);

    it.each(['PATCH', 'PUT'] as const)(
      'a %s to /api/account/change-username/ changes the username',
      async (method) => {
        const session = await newSession(server);
        const new_username = `${session.username}-renamed`;
        const response = await change(session, { new_username: ` ${new_username} ` }, method);
        expect(response.statusCode).toBe(200);
        expect(response.json()).toMatchObject({ username: new_username });
        expect((await me(session)).json()).toMatchObject({ username: new_username });
      },
    );

    it('only an account whose name no other account ever had says since when it has the name', async () => {
      const session = await newSession(server);
      const freed = session.username;
      const since = async () => String((await me(session)).json<Account>().name_since);
      const begun = new Date().toISOString();
      expect((await since()) <= begun).toBe(true);
      await change(session, { new_username: `${freed}-renamed` });
      expect((await since()) >= begun).toBe(true);
      const next = await newSession(server);
      await change(next, { new_username: freed.toUpperCase() });
      expect((await me(next)).json()).toMatchObject({ name_since: '9999-12-31T00:00:00.000Z' });
      expect((await since()).startsWith('9999')).toBe(false);
    });

    it('the server rejects a blank new username', async () => {
      const response = await change(await newSession(server), { new_username: '   ' });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toEqual({ new_username: ['Username cannot be empty'] });
    });

    it("the server rejects another driver's username in uppercase as a new username", async () => {
      const other = await addDriver(server);
      const session = await newSession(server);
      const response = await change(session, { new_username: other.toUpperCase() });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toEqual({
        new_username: ['A user with that username already exists.'],
      });
    });

    it("the server rejects a new username that normalizes to another driver's", async () => {
      const other = await addDriver(server);
      const wide = (text: string) =>
        text.replace(/[a-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));
      const response = await change(await newSession(server), { new_username: wide(other) });
      expect(wide(other)).not.toBe(other);
      expect(response.json()).toEqual({
        new_username: ['A user with that username already exists.'],
      });
    });

    it('a change of username stores the normalized name, and the person can sign in with both spellings', async () => {
      const session = await newSession(server);
      const typed = `\ufb01nn-${session.username}`;
      const stored = `finn-${session.username}`;
      const response = await change(session, { new_username: typed });
      expect(response.json()).toMatchObject({ username: stored });
      for (const username of [typed, stored]) await logInAs(server, username);
      expect((await me(session)).json()).toMatchObject({ username: stored });
    });

    it.each(['with space', 'semi;colon', '<b>', 'x'.repeat(151)])(
      'the server rejects the new username %j',
      async (name) => {
        const response = await change(await newSession(server), { new_username: name });
        expect(response.statusCode).toBe(400);
        expect(response.json()).toEqual({ new_username: [expect.any(String)] });
      },
    );
  });

  describe('a change of password', () => {
    const newPassword = 'a longer road to Denver';
    const change = (session: Session, old_password: string, new_password: string, more = {}) =>
      send(
        server,
        'PUT',
        '/api/account/change-password/',
        { old_password, new_password, ...more },
        session.access,
      );

    it("a change of password keeps the current session, ends the person's other session, and invalidates the old password", async () => {
      const session = await newSession(server);
      const elsewhere = await logInAs(server, session.username);
      expect((await change(session, testPassword, newPassword)).statusCode).toBe(200);
      expect((await me(session)).statusCode).toBe(200);
      expect((await refresh(session.refresh)).statusCode).toBe(200);
      expect((await me(elsewhere)).statusCode).toBe(401);
      expect((await refresh(elsewhere.refresh)).statusCode).toBe(401);
      await expect(logInAs(server, session.username)).rejects.toThrow('No active account');
    });

    it('a change of password with a wrong old password returns an error for that field', async () => {
      const response = await change(await newSession(server), 'wrong', newPassword);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toEqual({ old_password: ['Wrong password.'] });
    });

    it.each([
      ['short', 'too easy to guess'],
      ['12345678901', 'Many people use one like it. Use four words'],
      ['Password123', 'Many people use it.'],
      ['qwertzuiop', 'too easy to guess'],
      [demoPassword, 'too easy to guess'],
      ['x'.repeat(129), 'no more than 128'],
    ])('the server rejects the new password %s', async (password, why) => {
      const response = await change(await newSession(server), testPassword, password);
      expect(response.statusCode).toBe(400);
      const { new_password } = response.json<{ new_password: string[] }>();
      expect(new_password.join(' ')).toContain(why);
    });

    it('the server rejects the username as the new password', async () => {
      const session = await newSession(server);
      const response = await change(session, testPassword, session.username);
      const { new_password } = response.json<{ new_password: string[] }>();
      expect(new_password).toContain('This password is too easy to guess.');
    });
  });
});
