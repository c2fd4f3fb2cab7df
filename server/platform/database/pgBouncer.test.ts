import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../tools/machine/port';
import { companies } from '../../domain/tables/content';
import { createMigratedPostgres, bothDatabases } from '../../testing/databases';
import { anyTruck, Driver } from '../../testing/drivers';
import { openTestServer, send } from '../../testing/testServer';
import { until } from '../../testing/until';
import { openPostgres } from './postgres';

const pgBouncer = '/usr/sbin/pgbouncer';

/**
 * Starts PgBouncer on loopback in front of a database. Ignores the startup parameters that docs/deploy.md lists.
 * Returns PgBouncer's address for the database, and a function that stops PgBouncer.
 */
async function startPgBouncer(database: string, mode: 'session' | 'transaction') {
  const { hostname, port: databasePort, username, password, pathname } = new URL(database);
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'linehaul-pgbouncer-'));
  const login = password ? `user=${username} password=${password}` : `user=${username}`;
  const settings = join(folder, 'pgbouncer.ini');
  await writeFile(
    settings,
    `[databases]
* = host=${hostname} port=${databasePort} ${login}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
ignore_startup_parameters = options, statement_timeout, idle_in_transaction_session_timeout
`,
  );
  // The user `nobody` must be able to read PgBouncer's folder, because PgBouncer does not run as root.
  await chmod(folder, 0o755);
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const bouncer = spawn(pgBouncer, [...user, settings], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exited = once(bouncer, 'exit');
  let log = '';
  await new Promise<void>((resolve, reject) => {
    bouncer.on('error', reject).on('exit', () => reject(new Error(log)));
    bouncer.stderr.on('data', (chunk) => {
      log += String(chunk);
      if (log.includes('process up')) resolve();
    });
  });
  return {
    url: `postgres://${username}@127.0.0.1:${port}${pathname}`,
    stop: async () => {
      bouncer.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true });
    },
  };
}

const behindPgBouncer =
  bothDatabases.includes('postgres') && existsSync(pgBouncer) ? describe : describe.skip;

behindPgBouncer('a server behind PgBouncer', () => {
  let drop: () => Promise<void>;
  let url: string;
  beforeAll(async () => {
    ({ url, drop } = await createMigratedPostgres());
  });
  afterAll(() => drop());

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

  it('a server behind PgBouncer in session mode accepts reports, and learns about content that another process changed', async () => {
    expect(await hears('session', 'Sessions')).toBe(true);
  });

  it('a server behind PgBouncer in transaction mode, which is unsupported, does not learn about changed content', async () => {
    expect(await hears('transaction', 'Transactions')).toBe(false);
  });
});
