import { eq, sql } from 'drizzle-orm';
import { queryRows } from '../../platform/database/rows';
import {
  changedEmails,
  knownNetworks,
  sessions,
  signInLinks,
  users,
} from '../../domain/tables/accounts';
import { auditEntries } from '../../domain/tables/audit';
import { deliveries } from '../../domain/tables/deliveries';
import { imports } from '../../domain/tables/imports';
import { driverApplications } from '../../domain/tables/leads';
import { databaseKinds } from '../../testing/databases';
import { newSession, openTestServer, send, type TestServer } from '../../testing/testServer';
import { DailyPurge } from './DailyPurge';

describe.each(databaseKinds)('the daily purge on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(kind);
  });
  afterAll(() => server.close());

  async function purge(): Promise<string[]> {
    const problems: string[] = [];
    const daily = new DailyPurge(server.database, (problem) => problems.push(problem), 3);
    daily.start();
    await daily.stop();
    return problems;
  }

  it('the daily purge deletes revoked and expired sessions, and keeps an open one', async () => {
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

  it('the daily purge deletes deliveries that ended a month ago, and keeps a pending one from 400 days ago', async () => {
    const { queries } = server.database;
    await queries.execute(
      sql`insert into deliveries (channel, kind, record_id, created_at, delivered_at, failed_at) values
        ('email', 'report', 1, now() - interval '40 days', now() - interval '31 days', null),
        ('email', 'report', 2, now() - interval '40 days', now() - interval '29 days', null),
        ('email', 'report', 3, now() - interval '400 days', null, null),
        ('email', 'report', 4, now() - interval '40 days', null, now() - interval '31 days')`,
    );
    expect(await purge()).toEqual([]);
    const left = await queries.select().from(deliveries).orderBy(deliveries.recordId);
    expect(left.map(({ recordId }) => recordId)).toEqual([2, 3]);
  });

  it('the daily purge deletes replaced email addresses after 30 days', async () => {
    const { queries } = server.database;
    await newSession(server);
    const [user] = await queries.select().from(users).limit(1);
    const changed = (days: number) => ({
      userId: user?.id ?? 0,
      oldEmail: `${days}@b.example`,
      at: new Date(Date.now() - days * 24 * 3_600_000),
    });
    await queries.insert(changedEmails).values([changed(31), changed(29)]);
    expect(await purge()).toEqual([]);
    const left = await queries.select().from(changedEmails);
    expect(left.map(({ oldEmail }) => oldEmail)).toEqual(['29@b.example']);
  });

  it("the daily purge deletes an application's network address after 30 days, and keeps the application", async () => {
    const { queries } = server.database;
    const dated = (days: number) => ({
      createdAt: new Date(Date.now() - days * 24 * 3_600_000),
      address: '192.0.2.9',
      first_name: 'Dana',
      last_name: 'Miles',
      phone: '1',
      email: 'a@b.example',
      state: 'IL',
    });
    await queries.insert(driverApplications).values([dated(31), dated(29)]);
    expect(await purge()).toEqual([]);
    const left = await queries.select().from(driverApplications).orderBy(driverApplications.id);
    expect(left.map(({ address, first_name }) => [address, first_name])).toEqual([
      [null, 'Dana'],
      ['192.0.2.9', 'Dana'],
    ]);
  });

  it('the daily purge deletes audit entries after AUDIT_YEARS', async () => {
    const { queries } = server.database;
    const year = 366 * 24 * 3_600_000;
    const entry = { actorName: 'x', action: 'update', resource: 'people', recordId: '1' };
    const at = (age: number) => new Date(Date.now() - age);
    await queries.insert(auditEntries).values([
      { ...entry, at: at(3 * year), actorName: 'old' },
      { ...entry, at: at(2 * year), actorName: 'kept' },
    ]);
    expect(await purge()).toEqual([]);
    const left = await queries.select().from(auditEntries);
    expect(left.map(({ actorName }) => actorName)).toEqual(['kept']);
  });

  it('the daily purge deletes known networks without a sign-in for four weeks, and expired counts of attempts', async () => {
    const { queries } = server.database;
    await queries.execute(sql`delete from known_networks`);
    await newSession(server);
    await newSession(server);
    await queries.execute(sql`update known_networks set seen_at = now() - interval '29 days'
      where user_id = (select max(user_id) from known_networks)`);
    await queries.execute(
      sql`insert into rate_limits (key, points, expire) values ('x', 1, 1), ('y', 1, 9999999999999)`,
    );
    expect(await purge()).toEqual([]);
    expect(await queries.select().from(knownNetworks)).toHaveLength(1);
    const counts = await queryRows<{ key: string }>(
      queries,
      sql`select key from rate_limits where key in ('x', 'y')`,
    );
    expect(counts).toEqual([{ key: 'y' }]);
  });

  it('the daily purge deletes sign-in links a month after they expired, and imports after a month', async () => {
    const { queries } = server.database;
    const { username } = await newSession(server);
    const [user] = await queries.select().from(users).where(eq(users.username, username));
    const userId = user?.id ?? 0;
    const ago = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);
    const link = { userId, madeBy: 'office', usedAt: ago(40) } as const;
    await queries.insert(signInLinks).values([
      { ...link, tokenHash: 'old', expiresAt: ago(31) },
      { ...link, tokenHash: 'kept', expiresAt: ago(29) },
    ]);
    const one = { kind: 'people', actorId: userId, added: [], changed: [] } as const;
    await queries.insert(imports).values([
      { ...one, at: ago(31) },
      { ...one, at: ago(29) },
    ]);
    expect(await purge()).toEqual([]);
    const left = await queries.select().from(signInLinks);
    expect(left.map(({ tokenHash }) => tokenHash)).toEqual(['kept']);
    expect(await queries.select().from(imports)).toHaveLength(1);
  });

  it('a daily purge that fails logs the error, and the database remains usable', async () => {
    await server.database.queries.execute(sql`alter table deliveries rename to elsewhere`);
    expect(await purge()).toEqual([expect.stringContaining('the daily purge failed')]);
    await server.database.queries.execute(sql`alter table elsewhere rename to deliveries`);
    expect(await queryRows(server.database.queries, sql`select from deliveries`)).toHaveLength(2);
  });
});
