import { newSession, openTestServer, send, type TestServer } from '../../testing/testServer';

describe('health', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.app.close());

  it('is ready with its database, reports that the captcha is off, and is not ready while it stops', async () => {
    const ready = await send(server, 'GET', '/readyz');
    expect([ready.statusCode, ready.json()]).toEqual([
      200,
      {
        status: 'ready',
        stopping: false,
        database: 'embedded',
        captcha: 'off',
        notifications: { waiting: 0, failed: 0 },
      },
    ]);
  });

  it('without its database is alive but not ready, still serves content, and rejects other calls with a clear 503', async () => {
    const { access } = await newSession(server);
    const warm = await send(server, 'GET', '/api/common/services/');
    const failure = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const gone = jest.spyOn(server.database.queries, 'select').mockImplementation(() => {
      throw new Error('Failed query', { cause: failure });
    });
    const ping = jest.spyOn(server.database, 'ping').mockRejectedValue(failure);
    expect((await send(server, 'GET', '/readyz')).statusCode).toBe(503);
    expect((await send(server, 'GET', '/healthz')).statusCode).toBe(200);
    expect((await send(server, 'GET', '/api/common/services/')).body).toBe(warm.body);
    const me = await send(server, 'GET', '/api/account/me/', undefined, access);
    expect([me.statusCode, me.json()]).toEqual([
      503,
      { detail: 'Service temporarily unavailable, try again later.' },
    ]);
    gone.mockRestore();
    ping.mockRestore();
    expect((await send(server, 'GET', '/readyz')).statusCode).toBe(200);
  });

  it('stays alive if its database is closed for good, and reports that', async () => {
    await server.database.close();
    expect((await send(server, 'GET', '/readyz')).json()).toMatchObject({ database: 'gone' });
    expect((await send(server, 'GET', '/healthz')).statusCode).toBe(200);
  });
});
