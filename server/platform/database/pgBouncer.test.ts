import { setTimeout as sleep } from 'node:timers/promises';
import { companies } from '../../domain/tables/content';
import { createMigratedPostgres, databaseKinds } from '../../testing/databases';
import { anyTruck, Driver } from '../../testing/drivers';
import { pgBouncer, startPgBouncer } from '../../testing/pgBouncer';
import { openTestServer, send } from '../../testing/testServer';
import { until } from '../../testing/until';
import { openPostgres } from './postgres';

/** Runs where PgBouncer is installed. */
const behindPgBouncer = databaseKinds.includes('postgres') && pgBouncer ? describe : describe.skip;

behindPgBouncer('a server behind PgBouncer', () => {
  let drop: () => Promise<void>;
  let url: string;
  beforeAll(async () => {
    ({ url, drop } = await createMigratedPostgres());
  });
  afterAll(() => drop());

  /** Whether a server behind PgBouncer hears of content that another process changes. */
  async function hears(mode: 'session' | 'transaction', title: string): Promise<boolean> {
    const bouncer = await startPgBouncer(url, mode);
    const database = await openPostgres(bouncer.url);
    const server = await openTestServer('postgres', { database });
    const near = await openPostgres(url);
    const heard = jest.fn();
    await near.listen('content_changed', { changed: heard, regained: () => undefined });
    const driver = await Driver.signedIn(server);
    expect(await driver.reports(['horn'], { truck_number: anyTruck() })).toBeGreaterThan(0);
    const titles = async () => (await send(server, 'GET', '/api/common/companies/')).body;
    expect(await titles()).not.toContain(title);
    await near.queries.insert(companies).values({ position: 1, title, description: '', image: '' });
    if (mode === 'session') await until(async () => (await titles()).includes(title));
    else await until(() => heard.mock.calls.length > 0).then(() => sleep(500));
    const isHeard = (await titles()).includes(title);
    await near.close();
    await server.close();
    await database.close();
    await bouncer.stop();
    return isHeard;
  }

  it('takes reports, and hears of content that another process changed, in session mode', async () => {
    expect(await hears('session', 'Sessions')).toBe(true);
  });

  it('does not hear of it in transaction mode, which is not supported', async () => {
    expect(await hears('transaction', 'Transactions')).toBe(false);
  });
});
