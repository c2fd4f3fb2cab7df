import { sql } from 'drizzle-orm';
import { createMigratedPostgres, bothDatabases } from '../../testing/databases';
import { openPostgres } from '../database/postgres';
import type { Database } from '../database/Database';
import { queryRows } from '../database/rows';
import { ProviderCaptcha } from '../captcha/providerCaptcha';
import { addDriver, openTestServer, type TestServer } from '../../testing/testServer';
import { Limits } from './Limits';

// Needs PostgreSQL, because two processes cannot share an embedded database.
const onPostgres = bothDatabases.includes('postgres') ? describe : describe.skip;

onPostgres('two processes on one PostgreSQL', () => {
  let drop: () => Promise<void>;
  const databases: Database[] = [];
  const servers: TestServer[] = [];
  beforeAll(async () => {
    const made = await createMigratedPostgres();
    drop = made.drop;
    for (let processes = 0; processes < 2; processes += 1) {
      const database = await openPostgres(made.url);
      databases.push(database);
      servers.push(await openTestServer('postgres', { database }));
    }
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.close()));
    await Promise.all(databases.map((database) => database.close()));
    await drop();
  });

  it('two server processes share their counts of password guesses, and the stored counts name neither the account nor the address', async () => {
    const [one, two] = servers as [TestServer, TestServer];
    const username = await addDriver(one);
    const guess = async ({ app }: TestServer) => {
      const payload = { username, password: 'wrong' };
      const remoteAddress = '192.0.2.99';
      const url = '/api/account/login/';
      return (await app.inject({ method: 'POST', url, payload, remoteAddress })).statusCode;
    };
    const statuses = [];
    for (const server of [one, two, one, two, one, two, one]) statuses.push(await guess(server));
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
    const counts = await queryRows<{ key: string }>(
      one.database.queries,
      sql`select key from rate_limits`,
    );
    expect(counts.length).toBeGreaterThan(0);
    expect(JSON.stringify(counts)).not.toMatch(/192\.0\.2|driver/);
  });

  it('two server processes share their counts of posted forms', async () => {
    const statuses = [];
    for (let posts = 0; posts < 62; posts += 1) {
      const { app } = servers[posts % 2] as TestServer;
      const url = '/api/shipper/form/';
      const response = await app.inject({
        method: 'POST',
        url,
        payload: {},
        remoteAddress: '192.0.2.98',
      });
      statuses.push(response.statusCode);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });

  it('two server processes together accept a captcha token only once', async () => {
    const token = 'earned once';
    const provider = jest.spyOn(globalThis, 'fetch').mockImplementation(async () =>
      Response.json({
        success: true,
        challenge_ts: new Date().toISOString(),
        hostname: 'a.test',
      }),
    );
    const [one, two] = databases.map(
      ({ pool }) =>
        new ProviderCaptcha({
          secret: 's',
          verifyUrl: 'http://provider.invalid/',
          hostnames: [],
          limits: new Limits(pool),
        }),
    ) as [ProviderCaptcha, ProviderCaptcha];
    await one.check(token, '');
    await expect(two.check(token, '')).rejects.toMatchObject({ status: 400 });
    expect(provider).toHaveBeenCalledTimes(1);
  });
});
