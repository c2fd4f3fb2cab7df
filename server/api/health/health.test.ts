import { sql } from 'drizzle-orm';
import type { Registry } from 'prom-client';
import { version } from '../../../package.json';
import { createMetrics } from '../../jobs/metrics/serveMetrics';
import { newSession, openTestServer, send, type TestServer } from '../../testing/testServer';

describe('the health calls', () => {
  let server: TestServer;
  let registry: Registry;
  beforeAll(async () => {
    server = await openTestServer();
    registry = createMetrics(server.api);
  });
  afterAll(() => server.app.close());

  it('/readyz reports that the server and its database are ready, and that the captcha is off', async () => {
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

  it('a server without its database is alive but not ready, and still serves content', async () => {
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
    // Drops the content as a reconnect does, because the server may have missed a change.
    server.api.content.drop();
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

  it('/readyz returns 503 with a reason while the database rejects writes', async () => {
    const clock = jest.spyOn(Date, 'now');
    let passed = 0;
    const now = performance.timeOrigin + performance.now();
    clock.mockImplementation(() => now + passed);
    const { queries } = server.database;
    /** Reads /readyz after ten seconds, once the previous result has expired. */
    const afterTenSeconds = async () => {
      passed += 10_000;
      const { statusCode, json } = await send(server, 'GET', '/readyz');
      return [statusCode, json<{ reason?: string }>().reason];
    };
    const reasons = async () =>
      (await registry.metrics()).match(/^linehaul_not_ready\{.*$/gm) ?? [];

    await queries.execute(sql`set default_transaction_read_only = on`);
    expect(await afterTenSeconds()).toEqual([
      503,
      'cannot execute INSERT in a read-only transaction',
    ]);
    expect(await reasons()).toEqual(['linehaul_not_ready{reason="writes"} 1']);
    await queries.execute(sql`set default_transaction_read_only = off`);
    expect(await afterTenSeconds()).toEqual([200, undefined]);
    expect(await reasons()).toEqual([]);

    clock.mockRestore();
  });

  it('/readyz returns 503 while the database has a migration that is incompatible with this build', async () => {
    const { queries } = server.database;
    const readiness = async () => {
      const { statusCode, json } = await send(server, 'GET', '/readyz');
      return [statusCode, json<{ reason?: string }>().reason];
    };
    expect(await readiness()).toEqual([200, undefined]);
    await queries.execute(
      sql`insert into migrations (name, checksum) values ('9999_later.sql', 'later')`,
    );
    expect(await readiness()).toEqual([
      503,
      'The database is newer than this build: it has 9999_later.sql.',
    ]);
    await queries.execute(sql`update migrations set works_since = '0085_write_checks.sql'
      where name = '9999_later.sql'`);
    expect(await readiness()).toEqual([200, undefined]);
    await queries.execute(sql`delete from migrations where name = '9999_later.sql'`);
  });

  it('/healthz returns the version', async () => {
    expect((await send(server, 'GET', '/healthz')).json()).toEqual({ status: 'ok', version });
  });

  it('/readyz reports that the database has closed for good, and /healthz still returns 200', async () => {
    await server.database.close();
    expect((await send(server, 'GET', '/readyz')).json()).toMatchObject({ database: 'gone' });
    expect((await send(server, 'GET', '/healthz')).statusCode).toBe(200);
  });
});
