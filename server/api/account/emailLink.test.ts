import { desc, eq } from 'drizzle-orm';
import { calls } from '@/contract/calls';
import { emailLinkSent, type LinkResponse } from '@/contract/signInLink';
import { commandLine } from '../../domain/audit/audit';
import { invitePerson } from '../../domain/people/changePeople';
import { auditEntries } from '../../domain/tables/audit';
import { users } from '../../domain/tables/accounts';
import { getPublicSettings, readSettings } from '../../platform/settings/settings';
import { openMailServer, type MailServer } from '../../testing/mailServer';
import { newSession, openTestServer, send, type TestServer } from '../../testing/testServer';
import { Staff } from '../../testing/office';
import { until } from '../../testing/until';

const own = 'the long road to Denver';
const linkIn = /https:\/\/carrier\.example\/login#link=([\w-]{43})/;

describe('a sign-in link sent by email', () => {
  let mailServer: MailServer;
  let server: TestServer;
  beforeAll(async () => {
    mailServer = await openMailServer();
    const mail = { url: mailServer.url, from: 'linehaul@carrier.example', leads: [], defects: [] };
    const publicUrl = 'https://carrier.example';
    server = await openTestServer('embedded', { settings: { mail, publicUrl } });
  });
  beforeEach(() => {
    mailServer.received.length = 0;
  });
  afterAll(async () => {
    await server.close();
    await mailServer.close();
  });

  const ask = (login: string) => send(server, 'POST', calls.emailLink, { login });
  const choose = (token: string) =>
    send(server, 'POST', calls.choosePassword, { token, new_password: own });
  async function received(count: number) {
    await until(() => mailServer.received.length >= count);
    return mailServer.received;
  }
  const parseLinkToken = (text: string) => linkIn.exec(text)?.[1] ?? '';

  it('a person who forgot their password gets a sign-in link by email, chooses a new password, and is signed out elsewhere', async () => {
    const session = await newSession(server, 'mechanic');
    const response = await ask(` ${session.username.toUpperCase()} `);
    expect([response.statusCode, response.json()]).toEqual([200, { detail: emailLinkSent }]);
    const [mail] = await received(1);
    expect(mail).toMatchObject({
      from: 'linehaul@carrier.example',
      to: [`${session.username}@example.com`],
    });
    expect(mail?.text).toContain(session.username);
    const me = () => send(server, 'GET', calls.me, undefined, session.access);
    expect((await me()).statusCode).toBe(200);
    expect((await choose(parseLinkToken(mail?.text ?? ''))).statusCode).toBe(200);
    expect((await me()).statusCode).toBe(401);
    const entries = await server.database.queries
      .select()
      .from(auditEntries)
      .orderBy(desc(auditEntries.id))
      .limit(3);
    expect(entries.map(({ action, actorName }) => [action, actorName])).toEqual([
      ['sign-in', session.username],
      ['choose-password', session.username],
      ['email-link', 'sign-in page'],
    ]);
  });

  it('the response to a request for a sign-in link is the same whether the account gets one, is unknown or disabled, or has no email address', async () => {
    const { queries } = server.database;
    const off = await newSession(server);
    const bare = await newSession(server);
    await queries
      .update(users)
      .set({ disabledAt: new Date() })
      .where(eq(users.username, off.username));
    await queries.update(users).set({ email: '' }).where(eq(users.username, bare.username));
    const known = await newSession(server);
    const responses = [];
    for (const login of ['nobody', off.username, bare.username, '%', known.username]) {
      const { statusCode, body } = await ask(login);
      responses.push([statusCode, body]);
    }
    expect(new Set(responses.map(String)).size).toBe(1);
    const mails = await received(1);
    expect(mails.map(({ to }) => to)).toEqual([[`${known.username}@example.com`]]);
  });

  it('accounts that share an email address each get their own sign-in link, which is valid for an hour', async () => {
    const family = 'family@carrier.example';
    const names = ['ann-bell', 'bob-bell'];
    const context = {
      queries: server.database.queries,
      actor: commandLine,
      now: server.api.now,
    };
    const invited = [];
    for (const username of names) {
      const fields = { username, full_name: '', email: family, role: 'driver' } as const;
      invited.push(await invitePerson(context, fields));
    }
    await ask('FAMILY@carrier.example');
    const mails = await received(2);
    const tokens = mails.map(({ text }) => parseLinkToken(text));
    const look = async (token = '') =>
      (await send(server, 'POST', calls.signInLink, { token })).json<LinkResponse>();
    expect((await Promise.all(tokens.map(look))).map(({ username }) => username).sort()).toEqual(
      names,
    );
    // A link from the office stays open after a request for an email.
    expect(await look(invited[0]?.link.token)).toMatchObject({ state: 'open' });
    server.api.now = () => new Date(Date.now() + 3_601_000);
    expect(await look(tokens[0])).toMatchObject({ state: 'expired' });
    expect(await look(invited[0]?.link.token)).toMatchObject({ state: 'open' });
    server.api.now = () => new Date();
  });

  it('an account whose email address changes during a request for a sign-in link gets no link at either address', async () => {
    const { username } = await newSession(server);
    const isTheirs = eq(users.username, username);
    const address = `${username}@example.com`;
    const { emailedLinks } = server.api;
    const take = jest.spyOn(emailedLinks, 'tryTake').mockImplementationOnce(async () => {
      await server.database.queries.update(users).set({ email: 'new@b.example' }).where(isTheirs);
      return 0;
    });
    await ask(address);
    const next = await newSession(server);
    await ask(next.username);
    const mails = await received(1);
    expect(mails.map(({ to }) => to)).toEqual([[`${next.username}@example.com`]]);
    take.mockRestore();
  });

  it("a dispatcher has a link emailed to a driver's own address, never sees it, and gets none for other accounts", async () => {
    const driver = await newSession(server);
    const rosa = await Staff.signedIn(server, 'dispatcher');
    const readId = async (username: string) => {
      const [user] = await server.database.queries
        .select({ id: users.id })
        .from(users)
        .where(eq(users.username, username));
      return user?.id ?? 0;
    };
    const press = async (username: string) =>
      rosa.ask('POST', `drivers/${await readId(username)}/email-link/`, {});
    expect(await press(driver.username)).toEqual({
      status: 200,
      body: { detail: 'The link is on its way.' },
    });
    const [mail] = await received(1);
    expect(mail?.to).toEqual([`${driver.username}@example.com`]);
    expect(mail?.text).toContain(`${rosa.username} sent you a link`);
    expect(mail?.headers).toContainEqual(['auto-submitted', 'auto-generated']);
    expect(parseLinkToken(mail?.text ?? '')).toMatch(/^[\w-]{43}$/);
    const mechanic = await Staff.signedIn(server, 'mechanic');
    expect((await press(mechanic.username)).status).toBe(400);
    await server.database.queries
      .update(users)
      .set({ email: '' })
      .where(eq(users.username, driver.username));
    expect((await press(driver.username)).body).toEqual({
      detail: 'This driver has no email address, or cannot sign in. Ask an admin.',
    });
    const log = await (
      await Staff.signedIn(server, 'admin')
    ).ask('GET', 'audit/?resource=people&perPage=1');
    expect(log.body['data']).toMatchObject([{ action: 'email-link', actor_name: rosa.username }]);
  });

  it('four requests for a sign-in link to one account all get a 200 response, but result in only three emails', async () => {
    const { username } = await newSession(server);
    for (let n = 0; n < 4; n += 1) expect((await ask(username)).statusCode).toBe(200);
    const next = await newSession(server);
    await ask(next.username);
    await until(() =>
      mailServer.received.some(({ to }) => to.includes(`${next.username}@example.com`)),
    );
    const theirs = mailServer.received.filter(({ to }) => to.includes(`${username}@example.com`));
    expect(theirs).toHaveLength(3);
  });

  it("a caller's twenty-first request for a sign-in link by email gets a 429 response", async () => {
    const statuses = [];
    for (let n = 0; n < 21; n += 1) {
      const { statusCode } = await server.app.inject({
        method: 'POST',
        url: calls.emailLink,
        payload: { login: 'nobody' },
        remoteAddress: '192.0.2.78',
      });
      statuses.push(statusCode);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});

describe('a server without a mail server or without PUBLIC_URL', () => {
  it('the public settings offer sign-in links by email only with a mail server and PUBLIC_URL, and the server rejects a request for one without them', async () => {
    const server = await openTestServer();
    expect((await send(server, 'POST', calls.emailLink, { login: 'x' })).statusCode).toBe(404);
    await server.close();
    const smtp = { SMTP_URL: 'smtp://mail.example', LEADS_EMAIL: 'a@b.example' };
    const offered = (env: Record<string, string>) =>
      getPublicSettings(readSettings(env)).emailLinks;
    expect([
      offered({}),
      offered(smtp),
      offered({ PUBLIC_URL: 'https://carrier.example' }),
      offered({ ...smtp, PUBLIC_URL: 'https://carrier.example' }),
    ]).toEqual([false, false, false, true]);
  });
});
