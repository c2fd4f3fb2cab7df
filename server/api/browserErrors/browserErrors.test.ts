import { sql } from 'drizzle-orm';
import { browserErrorsPath, type BrowserErrorRequest } from '@/contract/browserErrors';
import { DailyPurge } from '../../jobs/retention/DailyPurge';
import { createMetrics } from '../../jobs/metrics/serveMetrics';
import { databaseKinds, openMigrated } from '../../testing/databases';
import { Staff } from '../../testing/office';
import { openTestServer, type TestServer } from '../../testing/testServer';
import type { Database } from '../../platform/database/Database';

const error: BrowserErrorRequest = {
  part: 'report',
  message: 'TypeError: x is undefined',
  stack: 'at f (https://linehaul.example/assets/app.1.js:1:2)',
  build: 'main.1.js',
};

describe.each(databaseKinds)('browser errors on %s', (kind) => {
  let database: Database;
  let server: TestServer;
  let admin: Staff;
  const metrics = createMetrics(null);
  beforeAll(async () => {
    database = await openMigrated(kind);
    server = await openTestServer(kind, { database, metrics });
    admin = await Staff.signedIn(server, 'admin');
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  let callers = 0;
  const tell = async (payload: object, remoteAddress = `198.51.100.${(callers += 1)}`) =>
    (await server.app.inject({ method: 'POST', url: browserErrorsPath, payload, remoteAddress }))
      .statusCode;

  it("the admin's list shows each browser error once with a count, and the metrics count every occurrence", async () => {
    for (const part of ['report', 'office', 'report']) await tell({ ...error, part });
    const { body } = await admin.ask('GET', 'browser-errors/?sort=count');
    expect(body).toMatchObject({
      data: [
        { ...error, count: 2 },
        { ...error, part: 'office', count: 1 },
      ],
      total: 2,
    });
    expect(await metrics.metrics()).toContain('linehaul_browser_errors_total 3');
  });

  it.each([
    ['a message that is too long', { ...error, message: 'x'.repeat(301) }, 400],
    ['an unknown field', { ...error, typed: 'secret' }, 400],
    ['an unknown part', { ...error, part: 'x' }, 400],
    ['a large body', { ...error, stack: 'x'.repeat(70_000) }, 413],
  ])('the server rejects browser errors with %s', async (_, payload, status) => {
    expect(await tell(payload)).toBe(status);
  });

  it('the server accepts sixty browser errors in a row from a caller, and rejects the sixty-first with 429', async () => {
    const statuses = [];
    for (let n = 0; n < 61; n += 1) statuses.push(await tell(error, '203.0.113.1'));
    expect(statuses).toEqual([...Array<number>(60).fill(200), 429]);
  });

  it('the daily purge deletes browser errors 14 days after they last occurred', async () => {
    await database.queries
      .execute(sql`update browser_errors set last_at = now() - interval '1 day' *
      case part when 'office' then 15 else 13 end`);
    const purge = new DailyPurge(database, () => undefined, 3);
    purge.start();
    await purge.stop();
    expect((await admin.ask('GET', 'browser-errors/')).body).toMatchObject({
      data: [{ part: 'report' }],
    });
  });

  it('the server stores no new browser errors after a thousand different ones, but still counts the stored ones', async () => {
    await database.queries
      .execute(sql`insert into browser_errors (digest, part, message, stack, build)
      select n::text, 'site', 'x', '', '' from generate_series(1, 999) as n`);
    await tell({ ...error, message: 'one too many' });
    await tell(error);
    const { body } = await admin.ask('GET', 'browser-errors/?part=report');
    expect(body).toMatchObject({ data: [{ ...error, count: 63 }], total: 1 });
  });
});
