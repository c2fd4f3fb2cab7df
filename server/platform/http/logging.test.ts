import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { users } from '../../domain/tables/accounts';
import {
  addDriver,
  logInAs,
  openTestServer,
  send,
  testPassword,
  type TestServer,
} from '../../testing/testServer';
import { createLog, linesForPeople } from './logging';

describe('the log', () => {
  const lines: string[] = [];
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer('embedded', { logStream: { write: (line) => lines.push(line) } });
  });
  afterAll(() => server.close());

  it('the log contains the id, the address and the status of a request', async () => {
    const response = await send(server, 'GET', '/api/common/services/');
    const line = JSON.parse(lines.at(-1) ?? '{}') as unknown;
    expect(line).toMatchObject({
      reqId: response.headers['x-request-id'],
      req: { method: 'GET', path: '/api/common/services/', remoteAddress: '127.0.0.1' },
      status: 200,
    });
  });

  it('the server keeps a well-formed request id from a trusted proxy, and replaces other request ids', async () => {
    const behindProxy = await openTestServer(server.database.kind, {
      database: server.database,
      settings: { trustProxy: ['127.0.0.1'] },
    });
    const readRequestId = async ({ app }: TestServer, id: string) =>
      (await app.inject({ url: '/healthz', headers: { 'x-request-id': id } })).headers[
        'x-request-id'
      ];
    const id = '7f3c0a52-1b7e-4a53-9d55-0f6a1c2b3d4e';
    expect(await readRequestId(behindProxy, id)).toBe(id);
    for (const wrong of ['short', 'x'.repeat(65), 'two words are no id', '{"msg":"forged"}']) {
      expect(await readRequestId(behindProxy, wrong)).toMatch(/^[0-9a-f-]{36}$/);
    }
    expect(await readRequestId(server, id)).not.toBe(id);
    await behindProxy.close();
  });

  it('the log contains no token, password or captcha value, even if a request fails', async () => {
    const session = await logInAs(server, await addDriver(server));
    const { access, refresh } = session;
    const secrets = [
      testPassword,
      access,
      refresh,
      'a-new-password',
      'captcha-value',
      'cookie-value',
    ];
    await send(server, 'POST', '/account/refresh/', { refresh });
    await send(server, 'GET', '/api/account/me/', undefined, access);
    await server.app.inject({
      method: 'PUT',
      url: '/api/account/change-password/',
      headers: { authorization: `Bearer ${access}` },
      payload: { old_password: testPassword, new_password: 'a-new-password' },
    });
    await server.app.inject({
      method: 'POST',
      url: `/api/driver/form/?recaptcha_token=captcha-value&access=${access}`,
      headers: { cookie: 'csrftoken=cookie-value' },
      payload: { recaptcha_token: 'captcha-value' },
    });
    const failure = jest.spyOn(server.database.queries, 'execute').mockImplementation(() => {
      throw Object.assign(new Error('boom'), { password: testPassword, refresh });
    });
    const body = { username: session.username, password: 'a-new-password' };
    const response = await send(server, 'POST', '/api/account/login/', body);
    failure.mockRestore();
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({ detail: 'A server error occurred.' });
    const log = lines.join('');
    expect(log).toContain('boom');
    for (const secret of secrets) expect(log).not.toContain(secret);
  });

  it('the log has one line for a failed login, with the account if there is one, and nothing that was typed', async () => {
    const username = await addDriver(server);
    const accounts = await server.database.queries.select().from(users);
    const account = accounts.find((user) => user.username === username);
    const failedLogins = async (body: { username: string; password: string }) => {
      lines.length = 0;
      const response = await send(server, 'POST', '/api/account/login/', body);
      expect(response.statusCode).toBe(401);
      const log = lines.join('');
      expect(log).not.toContain(body.username);
      expect(log).not.toContain(body.password);
      return lines
        .map((line) => JSON.parse(line) as Record<string, unknown>)
        .filter(({ msg }) => msg === 'login failed');
    };
    const wrong = await failedLogins({ username, password: 'typed-password' });
    expect(wrong).toEqual([expect.objectContaining({ level: 40, accountId: account?.id })]);
    const unknown = await failedLogins({ username: 'typed-by-nobody', password: 'typed-password' });
    expect(unknown).toEqual([expect.objectContaining({ level: 40 })]);
    expect(unknown[0]).not.toHaveProperty('accountId');
    lines.length = 0;
    await logInAs(server, username);
    expect(lines.join('')).not.toContain('login failed');
  });

  it("the log warns once about an untrusted sender of X-Forwarded-For, without the header's value", async () => {
    const collected: string[] = [];
    const warnings = () => collected.filter((line) => line.includes('TRUST_PROXY'));
    const open = (trustProxy: string[]) =>
      openTestServer('embedded', {
        database: server.database,
        settings: { trustProxy },
        logStream: { write: (line) => collected.push(line) },
      });
    const ask = ({ app }: TestServer, headers: Record<string, string>) =>
      app.inject({ url: '/healthz', headers });
    const trusting = await open(['127.0.0.1']);
    await ask(trusting, { 'x-forwarded-for': '203.0.113.77' });
    await trusting.close();
    collected.length = 0;
    const trustless = await open([]);
    await ask(trustless, {});
    expect(warnings()).toEqual([]);
    await ask(trustless, { 'x-forwarded-for': '203.0.113.77' });
    await ask(trustless, { 'x-forwarded-for': '203.0.113.77' });
    expect(warnings()).toHaveLength(1);
    expect(collected.join('')).not.toContain('203.0.113.77');
    await trustless.close();
  });

  it('the log contains no values from a failed query', async () => {
    const email = 'somebody-private@example.com';
    const failure = jest.spyOn(server.database.queries, 'transaction').mockImplementation(() => {
      throw new Error(`Failed query: insert into x\nparams: ${email}`, {
        cause: new Error('value too long'),
      });
    });
    const application = {
      first_name: 'A',
      last_name: 'B',
      phone: '',
      email,
      state: '',
      recaptcha_token: '',
    };
    const response = await send(server, 'POST', '/api/driver/form/', application);
    failure.mockRestore();
    expect(response.statusCode).toBe(500);
    expect(lines.join('')).toContain('value too long');
    expect(lines.join('')).not.toContain(email);
  });
});

it('on a terminal, the log shows each message and each request as one readable line', async () => {
  const terminal = new PassThrough();
  const log = createLog('info', linesForPeople(terminal));
  log.info('Linehaul is at http://localhost:3000');
  log.info(
    { req: { method: 'GET', url: '/drivers?a=1', ip: '::1' }, status: 200, ms: 3 },
    'request',
  );
  log.warn('The captcha is off.');
  terminal.end();
  // oxlint-disable-next-line no-control-regex -- a terminal's colors
  const lines = (await text(terminal)).replace(/\u001b\[\d+m/g, '').split('\n');
  expect(lines).toEqual([
    expect.stringMatching(/^\[?\d+:\d\d:\d\d\]? INFO: Linehaul is at http:\/\/localhost:3000$/),
    expect.stringMatching(/ INFO: GET \/drivers 200 in 3 ms$/),
    expect.stringMatching(/ WARN: The captcha is off\.$/),
    '',
  ]);
});
