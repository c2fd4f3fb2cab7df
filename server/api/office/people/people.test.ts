import { and, eq } from 'drizzle-orm';
import type { Person, PersonWithLink } from '@/contract/office/people';
import { calls } from '@/contract/calls';
import { auditEntries } from '../../../domain/tables/audit';
import { sessions, users } from '../../../domain/tables/accounts';
import { databaseKinds } from '../../../testing/databases';
import {
  addDriver,
  logInAs,
  newSession,
  openTestServer,
  send,
  testPassword,
  type Session,
  type TestServer,
} from '../../../testing/testServer';

const list = '/api/office/people/';

describe.each(databaseKinds)('the calls for people on %s', (kind) => {
  const lines: string[] = [];
  let server: TestServer;
  let admin: Session;
  beforeAll(async () => {
    server = await openTestServer(kind, { logStream: { write: (line) => lines.push(line) } });
    admin = await newSession(server, 'admin');
  });
  afterAll(() => server.close());

  const get = (url: string) => send(server, 'GET', url, undefined, admin.access);
  const post = (url: string, body?: unknown, by = admin) =>
    send(server, 'POST', url, body, by.access);
  const patch = (id: number, body: unknown) =>
    send(server, 'PATCH', `${list}${id}/`, body, admin.access);
  const act = (id: number, action: string, by = admin) =>
    post(`${list}${id}/${action}/`, undefined, by);
  const me = (session: Session) =>
    send(server, 'GET', '/api/account/me/', undefined, session.access);
  const logIn = (username: string, password: string) =>
    send(server, 'POST', calls.login, { username, password });
  const choose = ({ link: { token } }: PersonWithLink, new_password: string) =>
    send(server, 'POST', calls.choosePassword, { token, new_password });

  async function readUserId(username: string): Promise<number> {
    const [row] = await server.database.queries
      .select({ id: users.id })
      .from(users)
      .where(eq(users.username, username));
    return row?.id ?? 0;
  }
  const readPersonEntries = (id: number) =>
    server.database.queries
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.resource, 'people'), eq(auditEntries.recordId, String(id))))
      .orderBy(auditEntries.id);

  let added = 0;
  async function add(fields: object = {}): Promise<PersonWithLink> {
    added += 1;
    const body = { username: `added-${added}`, email: 'a@b.example', role: 'driver', ...fields };
    const response = await post(list, body);
    expect([response.statusCode, response.json()]).toEqual([201, expect.anything()]);
    return response.json();
  }

  describe('adding a person in the office', () => {
    it('adding a person returns a sign-in link that lets them choose a password and sign in', async () => {
      const { link, ...person } = await add({
        full_name: ' Dana Whitfield ',
        role: 'mechanic',
      });
      expect(person).toEqual({
        id: expect.any(Number),
        username: `added-${added}`,
        full_name: 'Dana Whitfield',
        agent_items: [],
        email: 'a@b.example',
        role: 'mechanic',
        disabled: false,
        access_until: null,
        link_until: link.expires_at,
        last_seen_at: null,
        created_at: expect.stringMatching(/^\d{4}-.*Z$/),
        version: 1,
      });
      expect(link.token).toMatch(/^[\w-]{43}$/);
      const signedIn = await choose({ ...person, link }, 'the long road to Denver');
      expect(signedIn.json()).toMatchObject({ user: { role: 'mechanic' } });
      const stored = (await get(`${list}${person.id}/`)).json<Person>();
      expect(stored).not.toHaveProperty('link');
      expect(stored.link_until).toBeNull();
    });

    it.each([
      [{}, { username: ['This field is required.'] }],
      [{ username: ' ' }, { username: ['Username cannot be empty'] }],
      [{ username: 'two words' }, { username: [expect.stringContaining('valid username')] }],
      [{ username: 'x'.repeat(151) }, { username: [expect.stringContaining('150')] }],
      [{ email: 'nowhere' }, { email: ['Invalid email format'] }],
      [{ email: '', role: 'mechanic' }, { email: ['Email is required'] }],
      [{ email: `${'x'.repeat(250)}@b.co` }, { email: [expect.stringContaining('254')] }],
      [{ full_name: 'x'.repeat(151) }, { full_name: [expect.stringContaining('150')] }],
      [{ role: 'owner' }, { role: ['Not a valid choice.'] }],
      [{ full_name: 'Da\u0000na' }, { full_name: ['Null characters are not allowed.'] }],
      [{ password: 'mine' }, { password: ['Unexpected field.'] }],
    ])(
      'the server rejects a new person with %j and returns a message for the field',
      async (wrong, errors) => {
        const right = { username: 'right', email: 'a@b.example', role: 'driver' };
        const body = Object.keys(wrong).length > 0 ? { ...right, ...wrong } : { role: 'driver' };
        const response = await post(list, body);
        expect([response.statusCode, response.json()]).toEqual([
          400,
          expect.objectContaining(errors),
        ]);
        expect(await readUserId('right')).toBe(0);
      },
    );

    it("the server rejects a new person's username that differs from another account's only in case", async () => {
      const { username } = await add();
      const response = await post(list, {
        username: username.toUpperCase(),
        email: 'a@b.example',
        role: 'driver',
      });
      expect([response.statusCode, response.json()]).toEqual([
        400,
        { username: ['A user with that username already exists.'] },
      ]);
    });

    it('the server stores a full name with an emoji and a curly apostrophe, and half a surrogate pair as U+FFFD', async () => {
      const { id, full_name } = await add({ full_name: 'Zoë 🚛 O’Brien \ud800' });
      expect(full_name).toBe('Zoë 🚛 O’Brien \ufffd');
      expect(await readPersonEntries(id)).toHaveLength(1);
    });
  });

  describe('changing a person in the office', () => {
    it('a change to a person affects only the given fields, and the audit log records those fields', async () => {
      const { id, version } = await add({ full_name: 'Before' });
      const response = await patch(id, { version, full_name: 'After', role: 'dispatcher' });
      expect(response.json()).toMatchObject({
        full_name: 'After',
        role: 'dispatcher',
        email: 'a@b.example',
        version: version + 1,
      });
      const [, entry] = await readPersonEntries(id);
      expect(entry).toMatchObject({
        actorId: await readUserId(admin.username),
        actorName: admin.username,
        action: 'update',
        resource: 'people',
        before: { full_name: 'Before', role: 'driver' },
        after: { full_name: 'After', role: 'dispatcher' },
      });
    });

    it('a change to a person that changes nothing adds no entry to the audit log', async () => {
      const { id, version } = await add({ full_name: 'Same' });
      const unchanged = await patch(id, { version, full_name: 'Same' });
      expect(unchanged.json()).toMatchObject({ version });
      expect((await patch(id, { version })).statusCode).toBe(200);
      expect((await act(id, 'enable')).statusCode).toBe(200);
      expect(await readPersonEntries(id)).toHaveLength(1);
    });

    it("the server rejects a change to a person's outdated version, and returns the current version", async () => {
      const { id, version } = await add();
      await patch(id, { version, full_name: 'First' });
      const response = await patch(id, { version, full_name: 'Second' });
      expect(response.statusCode).toBe(409);
      expect(response.json()).toEqual({
        detail: `${admin.username} changed this while you were editing.`,
        current: (await get(`${list}${id}/`)).json(),
      });
      expect(response.json<{ current: Person }>().current.full_name).toBe('First');
    });

    it("a person's version changes when they rename themselves, but not when the server records their activity", async () => {
      const session = await newSession(server);
      const id = await readUserId(session.username);
      const before = (await get(`${list}${id}/`)).json<Person>();
      expect([before.version, before.last_seen_at]).toEqual([1, expect.any(String)]);
      const renamed = { new_username: `${session.username}-2` };
      await send(server, 'PATCH', '/api/account/change-username/', renamed, session.access);
      expect((await patch(id, { version: 1, full_name: 'x' })).statusCode).toBe(409);
    });

    it.each([
      [{ version: '1' }, 'version'],
      [{}, 'version'],
      [{ version: 1, username: 'other' }, 'username'],
      [{ version: 1, email: 'nowhere' }, 'email'],
      [{ version: 1, disabled: true }, 'disabled'],
    ])('the server rejects the change %j to a person', async (body, field) => {
      const { id } = await add();
      const response = await patch(id, body);
      expect([response.statusCode, Object.keys(response.json<object>())]).toEqual([400, [field]]);
    });

    it.each([
      ['a mechanic', 'loses the email address', { role: 'mechanic' }, { email: ' ' }],
      [
        'a driver',
        'without an email address becomes a mechanic',
        { email: '' },
        { role: 'mechanic' },
      ],
      [
        'a driver',
        'becomes a mechanic and loses the email address',
        {},
        { role: 'mechanic', email: '' },
      ],
      [
        'a mechanic',
        'stays one and loses the email address',
        { role: 'mechanic' },
        { role: 'mechanic', email: '' },
      ],
    ])(
      'the server rejects a change by which %s %s, because staff need an email address',
      async (_who, _what, fields, change) => {
        const { id, version } = await add(fields);
        const before = (await get(`${list}${id}/`)).json<Person>();
        const response = await patch(id, { version, ...change });
        expect([response.statusCode, response.json()]).toEqual([
          400,
          { email: ['Email is required'] },
        ]);
        expect((await get(`${list}${id}/`)).json()).toEqual(before);
      },
    );

    it('an admin can remove the email address of a driver, or of a mechanic who becomes a driver', async () => {
      for (const role of ['driver', 'mechanic']) {
        const { id, version } = await add({ role });
        const response = await patch(id, { version, role: 'driver', email: '' });
        expect(response.json()).toMatchObject({ role: 'driver', email: '' });
      }
    });

    it('an admin can change the name of a mechanic whom an earlier version stored without an email address', async () => {
      const { id } = await add({ role: 'mechanic' });
      await server.database.queries.update(users).set({ email: '' }).where(eq(users.id, id));
      const { version } = (await get(`${list}${id}/`)).json<Person>();
      const response = await patch(id, { version, full_name: 'Dana' });
      expect(response.json()).toMatchObject({ full_name: 'Dana', email: '' });
    });

    it('a call for an unknown person returns 404', async () => {
      for (const id of ['999999999', 'x', '0', '1e3']) {
        expect((await get(`${list}${id}/`)).statusCode).toBe(404);
        expect((await post(`${list}${id}/disable/`)).statusCode).toBe(404);
      }
      expect((await patch(999_999_999, { version: 1 })).statusCode).toBe(404);
    });
  });

  describe('a new sign-in link for a person', () => {
    it('a new sign-in link invalidates the password and ends the session of the person', async () => {
      const session = await newSession(server);
      const id = await readUserId(session.username);
      const linked = (await act(id, 'sign-in-link')).json<PersonWithLink>();
      expect((await me(session)).statusCode).toBe(401);
      const refresh = { refresh: session.refresh };
      expect((await send(server, 'POST', '/account/refresh/', refresh)).statusCode).toBe(401);
      expect((await logIn(session.username, testPassword)).statusCode).toBe(401);
      expect((await choose(linked, testPassword)).statusCode).toBe(200);
      expect((await logIn(session.username, testPassword)).statusCode).toBe(200);
      expect(await readPersonEntries(id)).toMatchObject([
        { action: 'sign-in-link', before: { link_until: null }, after: { sessions_ended: 1 } },
        { action: 'choose-password', before: null, after: { sessions_ended: 0 } },
      ]);
    });

    it('a new sign-in link ends the session of a concurrent login with the old password', async () => {
      const session = await newSession(server);
      const id = await readUserId(session.username);
      let current = testPassword;
      for (let turn = 0; turn < 5; turn += 1) {
        const [logins, linked] = await Promise.all([
          Promise.all([logIn(session.username, current), logIn(session.username, current)]),
          act(id, 'sign-in-link'),
        ]);
        for (const { access } of logins.map((login) => login.json<Partial<Session>>())) {
          if (access) expect((await me({ ...session, access })).statusCode).toBe(401);
        }
        current = `the long road ${turn} to Denver`;
        expect((await choose(linked.json(), current)).statusCode).toBe(200);
      }
    });

    it('a revoked sign-in link no longer works, and admins cannot make a sign-in link for themselves', async () => {
      const added = await add();
      expect((await act(added.id, 'revoke-link')).json()).toMatchObject({ link_until: null });
      expect((await choose(added, 'the long road to Denver')).statusCode).toBe(400);
      expect((await act(added.id, 'revoke-link')).statusCode).toBe(200);
      expect((await readPersonEntries(added.id)).map(({ action }) => action)).toEqual([
        'create',
        'revoke-link',
      ]);
      const own = await act(await readUserId(admin.username), 'sign-in-link');
      expect([own.statusCode, own.json()]).toEqual([
        400,
        { detail: 'Change your own password under ‘My account’.' },
      ]);
    });

    it('a filter of the list of people finds those who have never signed in', async () => {
      const { username } = await add();
      const seen = async (flag: boolean) => {
        const { data } = (await get(`${list}?search=${username}&seen=${flag}`)).json<{
          data: Person[];
        }>();
        return data.length;
      };
      expect([await seen(false), await seen(true)]).toEqual([1, 0]);
    });
  });

  it('an admin can disable and enable an account, and the old sessions stay ended', async () => {
    const session = await newSession(server);
    const id = await readUserId(session.username);
    expect((await act(id, 'disable')).json()).toMatchObject({ disabled: true });
    expect((await me(session)).statusCode).toBe(401);
    expect((await logIn(session.username, testPassword)).statusCode).toBe(401);
    expect((await act(id, 'disable')).statusCode).toBe(200);
    expect((await act(id, 'enable')).json()).toMatchObject({ disabled: false });
    expect((await me(session)).statusCode).toBe(401);
    expect((await logIn(session.username, testPassword)).statusCode).toBe(200);
    expect(await readPersonEntries(id)).toMatchObject([
      { action: 'disable', before: { disabled: false }, after: { disabled: true } },
      { action: 'enable', before: { disabled: true }, after: { disabled: false } },
    ]);
  });

  it('an admin can sign a person out of all their sessions', async () => {
    const first = await newSession(server);
    const second = await logInAs(server, first.username);
    const id = await readUserId(first.username);
    expect((await act(id, 'sign-out')).statusCode).toBe(200);
    expect((await me(first)).statusCode).toBe(401);
    expect((await me(second)).statusCode).toBe(401);
    expect(await readPersonEntries(id)).toMatchObject([{ after: { sessions_ended: 2 } }]);
    expect((await logIn(first.username, testPassword)).statusCode).toBe(200);
  });

  it('the server rejects a field in the body of an account action that takes none', async () => {
    const { id } = await add();
    const response = await post(`${list}${id}/disable/`, { until: 'tomorrow' });
    expect([response.statusCode, response.json()]).toEqual([400, { until: ['Unexpected field.'] }]);
    expect((await post(`${list}${id}/disable/`, {})).statusCode).toBe(200);
  });

  it('a person who loses the admin role loses its permissions and their sessions at once', async () => {
    const other = await newSession(server, 'admin');
    const people = () => send(server, 'GET', list, undefined, other.access);
    expect((await people()).statusCode).toBe(200);
    const id = await readUserId(other.username);
    await patch(id, { version: 1, role: 'dispatcher' });
    expect((await people()).statusCode).toBe(401);
    const again = await logInAs(server, other.username);
    expect((await send(server, 'GET', list, undefined, again.access)).statusCode).toBe(403);
    expect((await me(again)).json()).toMatchObject({ role: 'dispatcher' });
  });

  it('the last admin cannot lose the role, and no admin can disable themselves', async () => {
    const id = await readUserId(admin.username);
    const lastAdmin = 'This is the last admin. Make someone else an admin first.';
    const demoted = await patch(id, { version: 1, role: 'driver' });
    expect([demoted.statusCode, demoted.json()]).toEqual([400, { role: [lastAdmin] }]);
    const disabled = await act(id, 'disable');
    expect([disabled.statusCode, disabled.json()]).toEqual([
      400,
      { detail: 'You cannot disable your own account.' },
    ]);
    const other = await addDriver(server, 'admin');
    expect((await act(id, 'disable')).statusCode).toBe(400);
    expect((await act(await readUserId(other), 'disable')).statusCode).toBe(200);
    expect((await patch(id, { version: 1, role: 'driver' })).statusCode).toBe(400);
    expect(await readPersonEntries(id)).toEqual([]);
  });

  it('if two admins disable each other at the same time, one of them remains enabled', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const alone = await openPair();
      await Promise.all([
        act(alone.second.id, 'disable', alone.first),
        act(alone.first.id, 'disable', alone.second),
      ]);
      expect(await alone.admins()).toBe(1);
      await alone.end();
    }
  });

  /** Creates two admins, and makes all others drivers until the returned `end` runs. */
  async function openPair() {
    const { queries } = server.database;
    const pair = [await newSession(server, 'admin'), await newSession(server, 'admin')] as const;
    const [first, second] = await Promise.all(
      pair.map(async (session) => ({ ...session, id: await readUserId(session.username) })),
    );
    if (!first || !second) throw new Error('two admins were made');
    const enabled = async () =>
      (await queries.select().from(users).where(eq(users.role, 'admin'))).filter(
        ({ disabledAt }) => disabledAt === null,
      );
    const others = (await enabled()).filter(({ id }) => id !== first.id && id !== second.id);
    for (const { id } of others) {
      await queries.update(users).set({ role: 'driver' }).where(eq(users.id, id));
    }
    const admins = async () => (await enabled()).length;
    const end = async () => {
      for (const { id } of others) {
        await queries.update(users).set({ role: 'admin' }).where(eq(users.id, id));
      }
      for (const { id } of [first, second]) {
        await queries.update(users).set({ role: 'driver' }).where(eq(users.id, id));
      }
    };
    return { first, second, admins, end };
  }

  it('the server records when a person was last seen, but not on every call', async () => {
    const session = await newSession(server);
    const { queries } = server.database;
    const seen = async () => {
      const [row] = await queries.select().from(users).where(eq(users.username, session.username));
      return row?.lastSeenAt?.getTime() ?? null;
    };
    const first = await seen();
    expect(first).not.toBeNull();
    await me(session);
    expect(await seen()).toBe(first);
    const longAgo = new Date('2026-01-01T00:00:00Z');
    await queries.update(users).set({ lastSeenAt: longAgo });
    await me(session);
    expect(await seen()).toBeGreaterThan(longAgo.getTime());
    const open = await queries.select().from(sessions);
    expect(open.length).toBeGreaterThan(0);
  });
});
