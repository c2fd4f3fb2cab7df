import { and, eq, inArray, isNull } from 'drizzle-orm';
import { calls, withId } from '@/contract/calls';
import { importPaths, type ImportResponse } from '@/contract/office/imports';
import { peoplePaths, type Person } from '@/contract/office/people';
import { vehiclePaths } from '@/contract/office/vehicles';
import { peopleActions, runPeopleCommand } from '../../commands/peopleCommands';
import { openSession } from '../../domain/accounts/sessions';
import { findLink, makeLink } from '../../domain/accounts/signInLinks';
import { sessions, users } from '../../domain/tables/accounts';
import { databaseKinds } from '../../testing/databases';
import { Staff } from '../../testing/office';
import {
  newSession,
  openTestServer,
  send,
  testPassword,
  type Session,
  type TestServer,
} from '../../testing/testServer';
import { importCalls } from '../office/imports/calls';
import { peopleCalls } from '../office/people/calls';
import { accountCalls } from './calls';

const own = 'the long road to Denver';

interface Account extends Session {
  id: number;
  /** The token of the link that the office made. */
  link: string;
}

type Left = 'own session' | 'other session' | 'link' | 'emailed link';
const sessionsOnly: Left[] = ['own session', 'other session'];
const everything: Left[] = [...sessionsOnly, 'link', 'emailed link'];

interface Writer {
  call: string;
  what: string;
  /** Runs before the account gets its links. */
  prepare?: (account: Session & { id: number }) => Promise<unknown>;
  change: (account: Account) => Promise<unknown>;
  leaves: Left[];
  needsFirstPassword?: true;
}

describe.each(databaseKinds)('a change of an account on %s', (kind) => {
  let server: TestServer;
  let admin: Staff;
  beforeAll(async () => {
    server = await openTestServer(kind);
    admin = await Staff.signedIn(server, 'admin');
  });
  afterAll(() => server.close());

  const by = async (
    access: string | undefined,
    method: 'POST' | 'PATCH' | 'PUT',
    path: string,
    body: object,
  ) => {
    const response = await send(server, method, path, body, access);
    expect([path, response.statusCode]).toEqual([path, 200]);
  };
  const act = (action: string) => async (account: { id: number }) => {
    const { status } = await admin.ask('POST', `people/${account.id}/${action}/`, {});
    expect(status).toBe(200);
  };
  const patch = (fields: object) => async (account: { id: number }) => {
    const { body: person } = await admin.ask('GET', `people/${account.id}/`);
    const body = { version: (person as unknown as Person).version, ...fields };
    expect((await admin.ask('PATCH', `people/${account.id}/`, body)).status).toBe(200);
  };
  const imported = (fields: object) => async (account: Session) => {
    const body = {
      rows: [{ line: 2, username: account.username, ...fields }],
      expected: { new: 0, changed: 1, same: 0, rejected: 0 },
    };
    const response = await admin.ask('POST', 'imports/people/', body);
    expect(response.status).toBe(200);
    return response.body as unknown as ImportResponse;
  };
  const disable = ({ id }: { id: number }) =>
    server.database.queries.update(users).set({ disabledAt: new Date() }).where(eq(users.id, id));
  const run = (action: (typeof peopleActions)[number]) => (account: Session) =>
    runPeopleCommand(server.database.queries, {
      command: 'people',
      action,
      username: account.username,
    });
  let importId: number | null = null;

  const rename = (method: 'PATCH' | 'PUT'): Writer => ({
    call: `${method} ${calls.changeUsername}`,
    what: 'a new username',
    change: ({ access, username }) =>
      by(access, method, calls.changeUsername, { new_username: `${username}-${method}` }),
    leaves: sessionsOnly,
  });
  const writers: Writer[] = [
    rename('PATCH'),
    rename('PUT'),
    {
      call: `PUT ${calls.changePassword}`,
      what: 'a new password',
      change: ({ access }) =>
        by(access, 'PUT', calls.changePassword, { old_password: testPassword, new_password: own }),
      leaves: ['own session'],
    },
    {
      call: `POST ${calls.choosePassword}`,
      what: 'a password that its owner chooses by a link',
      change: ({ link }) =>
        by(undefined, 'POST', calls.choosePassword, { token: link, new_password: own }),
      leaves: [],
    },
    {
      call: `POST ${calls.login}`,
      what: 'a password that replaces a first password',
      change: ({ username }) =>
        by(undefined, 'POST', calls.login, {
          username,
          password: testPassword,
          new_password: own,
        }),
      leaves: [],
      needsFirstPassword: true,
    },
    {
      call: `PATCH ${peoplePaths.record}`,
      what: 'a new email address',
      change: patch({ email: 'new@b.example' }),
      leaves: sessionsOnly,
    },
    {
      call: `PATCH ${peoplePaths.record}`,
      what: 'a new role',
      change: patch({ role: 'admin' }),
      leaves: [],
    },
    {
      call: `PATCH ${peoplePaths.record}`,
      what: 'a new name',
      change: patch({ full_name: 'Ann Bell' }),
      leaves: everything,
    },
    {
      call: `POST ${peoplePaths.action('sign-in-link')}`,
      what: 'a new link',
      change: act('sign-in-link'),
      leaves: [],
    },
    {
      call: `POST ${peoplePaths.signInLinks}`,
      what: 'a link for each of several people',
      change: async ({ id }) => {
        const { queries } = server.database;
        await queries.update(users).set({ lastSeenAt: null }).where(eq(users.id, id));
        const { body } = await admin.ask('POST', 'people/sign-in-links/', { ids: [id] });
        expect(body).toMatchObject({ data: [{ id }] });
      },
      leaves: [],
    },
    {
      call: `POST ${peoplePaths.action('disable')}`,
      what: 'its end',
      change: act('disable'),
      leaves: [],
    },
    {
      call: `POST ${peoplePaths.action('enable')}`,
      what: 'its return',
      prepare: disable,
      change: act('enable'),
      leaves: [],
    },
    {
      call: `POST ${peoplePaths.action('sign-out')}`,
      what: 'a sign-out everywhere',
      change: act('sign-out'),
      leaves: [],
    },
    {
      call: `POST ${importPaths.people}`,
      what: 'an imported email address',
      change: imported({ email: 'imported@b.example' }),
      leaves: sessionsOnly,
    },
    {
      call: `POST ${importPaths.people}`,
      what: 'an imported name',
      change: imported({ full_name: 'Ann Bell' }),
      leaves: everything,
    },
    {
      call: `POST ${importPaths.undo}`,
      what: 'the undoing of an imported email address',
      prepare: async (account) => {
        importId = (await imported({ email: 'undone@b.example' })(account)).id;
      },
      change: async () =>
        expect((await admin.ask('POST', `imports/${importId}/undo/`, {})).status).toBe(200),
      leaves: sessionsOnly,
    },
    ...peopleActions.map((action) => ({
      call: `npm run people -- ${action}`,
      what: 'a command',
      ...(action === 'enable' && { prepare: disable }),
      change: run(action),
      leaves: [],
    })),
  ];

  const readUser = async (where: ReturnType<typeof eq>) => {
    const [user] = await server.database.queries.select().from(users).where(where);
    if (!user) throw new Error('no such account');
    return user;
  };

  /** Makes an account with two sessions and two links, changes it, and returns what is still open. */
  async function changed({ prepare, change, needsFirstPassword }: Writer, firstPassword: boolean) {
    const { queries } = server.database;
    const session = await newSession(server);
    const user = await readUser(eq(users.username, session.username));
    const { id } = user;
    const other = await openSession(queries, user);
    if (firstPassword || needsFirstPassword) {
      await queries.update(users).set({ firstPasswordAt: new Date() }).where(eq(users.id, id));
    }
    await prepare?.({ ...session, id });
    const now = new Date();
    const { token: link } = await makeLink(queries, id, { madeBy: 'office', now });
    const { token: emailed } = await makeLink(queries, id, { madeBy: 'email', now });
    const before = await queries.select().from(sessions).where(eq(sessions.userId, id));
    await change({ ...session, id, link });
    const ids = before.map((one) => one.id);
    const isOpen = and(inArray(sessions.id, ids), isNull(sessions.revokedAt));
    const open = await queries.select().from(sessions).where(isOpen).orderBy(sessions.id);
    const isLinkOpen = async (token: string) =>
      (await findLink(queries, token, now)).state === 'open';
    const left: Left[] = [
      ...open.map((one) =>
        one.id === other?.sessionId ? ('other session' as const) : ('own session' as const),
      ),
      ...((await isLinkOpen(link)) ? (['link'] as const) : []),
      ...((await isLinkOpen(emailed)) ? (['emailed link'] as const) : []),
    ];
    const { passwordHash } = await readUser(eq(users.id, id));
    return { left, keepsPassword: passwordHash === user.passwordHash };
  }

  it.each(writers)('after $what ($call), these are still open: $leaves', async (writer) => {
    expect((await changed(writer, false)).left).toEqual(writer.leaves);
  });

  it.each(writers)(
    'a first password still works after $what ($call) only if links do',
    async (writer) => {
      const { keepsPassword } = await changed(writer, true);
      expect(keepsPassword).toBe(writer.leaves.includes('link'));
    },
  );

  it('these tests make every call that changes an account', () => {
    const others = [
      `POST ${calls.refresh}`,
      `POST ${calls.logout}`,
      `POST ${calls.signInLink}`,
      `POST ${calls.emailLink}`,
      `POST ${peoplePaths.list}`,
      `POST ${peoplePaths.action('revoke-link')}`,
      `POST ${peoplePaths.action('withdraw-consent')}`,
      `POST ${vehiclePaths.list}`,
      `POST ${importPaths.vehicles}`,
    ];
    const all = [...accountCalls, ...peopleCalls, ...importCalls]
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path }) => `${String(method)} ${path}`);
    const made = writers.map(({ call }) => call).filter((call) => !call.startsWith('npm'));
    expect([...new Set([...made, ...others])].sort()).toEqual([...all].sort());
  });

  it('an admin who gives up their role stays signed in where they did it', async () => {
    const session = await newSession(server, 'admin');
    const user = await readUser(eq(users.username, session.username));
    const other = await openSession(server.database.queries, user);
    const body = { version: user.version, role: 'dispatcher' };
    await by(session.access, 'PATCH', withId(peoplePaths.record, user.id), body);
    await by(undefined, 'POST', calls.refresh, { refresh: session.refresh });
    const ended = await send(server, 'POST', calls.refresh, { refresh: other?.refresh });
    expect(ended.statusCode).toBe(401);
  });
});
