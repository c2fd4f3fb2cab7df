import { desc, eq } from 'drizzle-orm';
import { calls } from '@/contract/calls';
import type { LinkResponse } from '@/contract/signInLink';
import { auditEntries } from '../../domain/tables/audit';
import { contacts } from '../../domain/tables/content';
import { sessions, signInLinks, users } from '../../domain/tables/accounts';
import { createPerson, disablePerson, invitePerson } from '../../domain/people/changePeople';
import { linkPerson, revokeLink } from '../../domain/people/signInLinks';
import { commandLine } from '../../domain/audit/audit';
import { bothDatabases } from '../../testing/databases';
import {
  newSession,
  openTestServer,
  send,
  testPassword,
  type TestServer,
} from '../../testing/testServer';

const own = 'the long road to Denver';
const ended = { token: ['This link no longer works.'] };

// Runs on both databases, because PostgreSQL's locks decide which of several phones can use a link.
describe.each(bothDatabases)('a sign-in link on %s', (kind) => {
  const lines: string[] = [];
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(kind, { logStream: { write: (line) => lines.push(line) } });
    await server.database.queries.insert(contacts).values({ phone1: '+1 (555) 010-0110' });
  });
  afterAll(() => server.close());
  afterEach(() => {
    server.api.now = () => new Date();
  });

  const context = () => ({
    queries: server.database.queries,
    actor: commandLine,
    now: server.api.now,
  });
  let people = 0;
  const makePersonFields = (role: 'driver' | 'mechanic' = 'driver') => {
    people += 1;
    return { username: `linked-${people}`, full_name: 'Marcus Bell', email: '', role } as const;
  };
  const invite = () => invitePerson(context(), makePersonFields());
  const look = async (token: string) =>
    (await send(server, 'POST', calls.signInLink, { token })).json<LinkResponse>();
  const choose = (token: string, new_password = own) =>
    send(server, 'POST', calls.choosePassword, { token, new_password });
  const logIn = (username: string, password: string) =>
    send(server, 'POST', calls.login, { username, password });
  async function readUserId(username: string): Promise<number> {
    const { queries } = server.database;
    const [user] = await queries.select().from(users).where(eq(users.username, username));
    return user?.id ?? 0;
  }

  it('a new driver without an email address opens a sign-in link, chooses a password, and is signed in', async () => {
    const { username, link } = await invite();
    expect(await look(link.token)).toEqual({
      state: 'open',
      at: link.expires_at,
      username,
      name: 'Marcus Bell',
      phone: '+1 (555) 010-0110',
    });
    const chosen = await choose(link.token);
    expect([chosen.statusCode, chosen.json()]).toEqual([
      200,
      {
        access: expect.any(String),
        refresh: expect.any(String),
        user: {
          username,
          email: '',
          full_name: 'Marcus Bell',
          id: expect.any(Number),
          name_since: expect.any(String),
        },
      },
    ]);
    const { access } = chosen.json<{ access: string }>();
    expect((await send(server, 'GET', calls.me, undefined, access)).statusCode).toBe(200);
    expect((await logIn(username, own)).statusCode).toBe(200);
  });

  it('a sign-in link works only once, even if three phones use it at the same time', async () => {
    const { link } = await invite();
    const responses = await Promise.all(
      ['the first road to Omaha', 'the second road to Omaha', own].map((one) =>
        choose(link.token, one),
      ),
    );
    const statuses = responses.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, 400, 400]);
    const late = await choose(link.token);
    expect([late.statusCode, late.json()]).toEqual([400, ended]);
    expect(await look(link.token)).toMatchObject({ state: 'used', username: '', name: '' });
  });

  it('a sign-in link remains valid after the person tries to choose a password that is too easy to guess', async () => {
    const { username, link } = await invite();
    const easy = await choose(link.token, username);
    expect([easy.statusCode, easy.json()]).toEqual([
      400,
      { new_password: expect.arrayContaining(['This password is too easy to guess.']) },
    ]);
    expect((await choose(link.token)).statusCode).toBe(200);
  });

  it('a sign-in link expires after seven days', async () => {
    const { link } = await invite();
    const week = 7 * 24 * 3_600_000;
    server.api.now = () => new Date(Date.now() + week + 60_000);
    expect(await look(link.token)).toMatchObject({ state: 'expired', at: link.expires_at });
    expect((await choose(link.token)).json()).toEqual(ended);
    server.api.now = () => new Date(Date.now() + week - 60_000);
    expect((await choose(link.token)).statusCode).toBe(200);
  });

  it("the server describes a revoked link, a replaced link and a disabled account's link as revoked", async () => {
    const { id, link } = await invite();
    const second = await linkPerson(context(), id);
    expect(await look(link.token)).toMatchObject({ state: 'revoked' });
    expect(second.link_until).toBe(second.link.expires_at);
    const without = await revokeLink(server.database.queries, commandLine, id);
    expect(without.link_until).toBeNull();
    expect(await look(second.link.token)).toMatchObject({ state: 'revoked' });
    expect((await choose(second.link.token)).json()).toEqual(ended);

    const third = await linkPerson(context(), id);
    await disablePerson(server.database.queries, commandLine, id);
    expect(await look(third.link.token)).toMatchObject({ state: 'revoked' });
    expect((await choose(third.link.token)).json()).toEqual(ended);
    await expect(linkPerson(context(), id)).rejects.toMatchObject({ status: 400 });
  });

  it('the response to a sign-in link with an unknown token reveals nothing about accounts', async () => {
    expect(await look('x'.repeat(43))).toMatchObject({ state: 'unknown', at: null, username: '' });
    expect((await choose('x'.repeat(43))).json()).toEqual(ended);
  });

  it('a new sign-in link invalidates the password and ends every session at once, and choosing a password leaves one open session', async () => {
    const session = await newSession(server);
    const id = await readUserId(session.username);
    const { link } = await linkPerson(context(), id);
    const me = () => send(server, 'GET', calls.me, undefined, session.access);
    expect((await me()).statusCode).toBe(401);
    expect((await logIn(session.username, testPassword)).statusCode).toBe(401);
    expect((await choose(link.token)).statusCode).toBe(200);
    const { queries } = server.database;
    const theirs = await queries.select().from(sessions).where(eq(sessions.userId, id));
    expect(theirs.filter(({ revokedAt }) => revokedAt === null)).toHaveLength(1);
  });

  it('a login to an account without a chosen password is rejected', async () => {
    const { username } = await invite();
    const response = await logIn(username, own);
    expect([response.statusCode, response.json()]).toEqual([
      401,
      { detail: 'No active account found with the given credentials' },
    ]);
  });

  it('a sign-in link replaces the first password that the command line created', async () => {
    const { id, username, password } = await createPerson(
      server.database.queries,
      commandLine,
      makePersonFields(),
    );
    const { link } = await linkPerson(context(), id);
    expect((await logIn(username, password)).statusCode).toBe(401);
    await choose(link.token);
    expect((await logIn(username, own)).statusCode).toBe(200);
  });

  it('the audit log records who made a sign-in link and that the owner chose a password, but not the token', async () => {
    const { id, link } = await invite();
    const second = await linkPerson(context(), id);
    await choose(second.link.token);
    const { queries } = server.database;
    const entries = await queries
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.recordId, String(id)))
      .orderBy(desc(auditEntries.id));
    expect(entries.map(({ action, actorName }) => [action, actorName])).toEqual([
      ['choose-password', `linked-${people}`],
      ['sign-in-link', 'command line'],
      ['create', 'command line'],
    ]);
    const stored = JSON.stringify([
      entries,
      await queries.select().from(signInLinks),
      await queries.select().from(users),
    ]);
    for (const { token } of [link, second.link]) {
      expect(stored).not.toContain(token);
      expect(lines.join('\n')).not.toContain(token);
    }
    expect(lines.join('\n')).toContain(calls.choosePassword);
  });

  it('a caller who has looked up 120 sign-in links gets a 429 response to each further request', async () => {
    const remoteAddress = '192.0.2.77';
    const ask = () =>
      server.app.inject({
        method: 'POST',
        url: calls.signInLink,
        payload: { token: 'x' },
        remoteAddress,
      });
    const responses = await Promise.all(Array.from({ length: 130 }, ask));
    expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10);
  });
});
