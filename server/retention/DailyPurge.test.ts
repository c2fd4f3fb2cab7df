import { sql } from 'drizzle-orm';
import { rowsOf } from '../db/rows';
import { sessions } from '../db/schema/accounts';
import { deliveries } from '../db/schema/deliveries';
import { databaseKinds, openTimeout } from '../testing/databases';
import { newSession, openTestServer, send } from '../testing/testServer';
import type { TestServer } from '../testing/testServer';
import { DailyPurge } from './DailyPurge';

describe.each(databaseKinds)('the daily purge on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(kind);
  }, openTimeout);
  afterAll(() => server.close());

  async function purge(): Promise<string[]> {
    const problems: string[] = [];
    const daily = new DailyPurge(server.database, (problem) => problems.push(problem));
    daily.start();
    await daily.stop();
    return problems;
  }

  it('deletes ended sessions at startup, and no others', async () => {
    const { queries } = server.database;
    const living = await newSession(server);
    for (const change of ['revoked_at = now()', "expires_at = now() - interval '1 second'"]) {
      await newSession(server);
      await queries.execute(
        sql`update sessions set ${sql.raw(change)} where id = (select max(id) from sessions)`,
      );
    }
    expect(await purge()).toEqual([]);
    expect(await queries.select().from(sessions)).toHaveLength(1);
    const me = await send(server, 'GET', '/api/account/me/', undefined, living.access);
    expect(me.statusCode).toBe(200);
  });

  it('deletes deliveries that finished a month ago, but keeps due ones of any age', async () => {
    const { queries } = server.database;
    await queries.execute(
      sql`insert into deliveries (channel, kind, record_id, created_at, delivered_at) values
        ('email', 'report', 1, now() - interval '40 days', now() - interval '31 days'),
        ('email', 'report', 2, now() - interval '40 days', now() - interval '29 days'),
        ('email', 'report', 3, now() - interval '400 days', null)`,
    );
    expect(await purge()).toEqual([]);
    const left = await queries.select().from(deliveries).orderBy(deliveries.recordId);
    expect(left.map(({ recordId }) => recordId)).toEqual([2, 3]);
  });

  it('logs errors and lets the server continue', async () => {
    await server.database.queries.execute(sql`alter table deliveries rename to elsewhere`);
    expect(await purge()).toEqual([expect.stringContaining('the daily purge failed')]);
    await server.database.queries.execute(sql`alter table elsewhere rename to deliveries`);
    expect(await rowsOf(server.database.queries, sql`select from deliveries`)).toHaveLength(2);
  });
});
