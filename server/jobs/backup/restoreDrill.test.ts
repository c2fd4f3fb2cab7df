import { appendFile, rm, utimes } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { todayPath } from '@/contract/office/today';
import { freePort } from '../../../tools/machine/port';
import { openEmbedded } from '../../platform/database/embedded';
import { readSettings } from '../../platform/settings/settings';
import { openPostgres } from '../../platform/database/postgres';
import {
  bothDatabases,
  createMigratedPostgres,
  databaseKinds,
  migratedDataFolder,
} from '../../testing/databases';
import { Staff } from '../../testing/office';
import { parseLogMessages, runToEnd, startProcess } from '../../testing/serverProcess';
import { addDriver, openTestServer } from '../../testing/testServer';
import { until } from '../../testing/until';
import { createMetrics } from '../metrics/serveMetrics';
import { DailyBackups, keepBackup, newestBackup } from './keptBackups';
import { openDatabase } from './openDatabase';

// @only-all: restores in separate processes; backup.test.ts tests the restore.

let folder: string;
beforeEach(async () => {
  folder = await migratedDataFolder();
});
afterEach(() => rm(folder, { recursive: true }));

async function age(path: string): Promise<string> {
  const then = new Date(Date.now() - 2 * 3_600_000);
  await utimes(path, then, then);
  return path;
}

it('the restore drill restores a backup once, an hour after it was made, and reports the result', async () => {
  const database = await openEmbedded(folder);
  const server = await openTestServer('embedded', { database });
  const admin = await Staff.signedIn(server, 'admin');
  const registry = createMetrics(server.api);
  const today = async () =>
    (await admin.ask('GET', todayPath.replace('/api/office/', ''))).body['restore_drill'];
  const log: string[] = [];
  const rehearsed: string[] = [];
  const look = async (rehearse: () => Promise<void>) => {
    const line = (text: string) => void log.push(text);
    const backups = new DailyBackups(database, { info: line, error: line }, (path) => {
      rehearsed.push(path);
      return rehearse();
    });
    await backups.look();
  };

  const first = await keepBackup(database, folder);
  await look(async () => undefined);
  expect([rehearsed, await today()]).toEqual([[], null]);

  await age(first);
  await look(async () => undefined);
  await look(async () => undefined);
  expect(rehearsed).toEqual([first]);
  expect(log).toEqual([
    expect.stringMatching(/^The backup \S+\.jsonl was restored and checked\.$/),
  ]);
  expect(await today()).toMatchObject({ problem: null });
  expect(await registry.metrics()).toMatch(/^linehaul_restore_drill_failed 0$/m);

  await age(await keepBackup(database, folder, '-b'));
  await look(() => Promise.reject(new Error('Table users did not come back as it was.')));
  expect(await today()).toMatchObject({ problem: 'Table users did not come back as it was.' });
  expect(log[1]).toMatch(/-b\.jsonl could not be restored: Table users /);
  expect(await registry.metrics()).toMatch(/^linehaul_restore_drill_failed 1$/m);
  await server.close();
  await database.close();
});

// Needs PostgreSQL, because several processes cannot share an embedded database.
const onPostgres = bothDatabases.includes('postgres') ? it : it.skip;

onPostgres(
  'of two processes on one PostgreSQL that start a restore drill at the same time, only one restores the backup',
  async () => {
    const { url, drop } = await createMigratedPostgres();
    const log: string[] = [];
    const line = (text: string) => void log.push(text);
    const rehearsed: string[] = [];
    const rehearse = async (path: string) => {
      rehearsed.push(path);
      await setTimeout(500);
    };
    const open = async () => ({ ...(await openPostgres(url)), dataFolder: folder });
    const databases = [await open(), await open()];
    const processes = databases.map(
      (database) => new DailyBackups(database, { info: line, error: line }, rehearse),
    );
    const [first] = databases;
    if (!first) throw new Error('Two were opened.');
    const backup = await age(await keepBackup(first, folder));

    await Promise.all(processes.map((process) => process.look()));
    expect([rehearsed, log]).toEqual([
      [backup],
      [expect.stringMatching(/was restored and checked/)],
    ]);
    // The waiting process now gets the lock, and finds the backup already restored.
    for (const process of processes) await process.look();
    expect(rehearsed).toEqual([backup]);
    const next = await age(await keepBackup(first, folder, '-next'));
    await processes[1]?.look();
    expect(rehearsed).toEqual([backup, next]);

    for (const database of databases) await database.close();
    await drop();
  },
);

it.each(databaseKinds)(
  'the restore drill restores a backup of %s in a separate process, and reports the result',
  async (kind) => {
    const postgres = kind === 'postgres' ? await createMigratedPostgres() : null;
    const METRICS_PORT = String(await freePort());
    const env = {
      DATA_DIR: folder,
      SEED: 'none',
      METRICS_PORT,
      ...(postgres && { DATABASE_URL: postgres.url, TOKEN_SECRET: 'x'.repeat(32) }),
    };
    const before = await openDatabase(readSettings(env));
    await addDriver({ database: before });
    await before.close();
    expect(await runToEnd(env, 'cli', ['backup'])).toMatchObject({ code: 0 });
    const backup = (await newestBackup(folder)) ?? '';
    await age(backup);

    const process = await startProcess(env);
    await until(() => process.output().includes('was restored and checked'));
    const metrics = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
    expect(metrics).toMatch(/^linehaul_restore_drill_failed 0$/m);
    expect(metrics).toMatch(/^linehaul_backup_age_seconds 7\d\d\d\./m);
    process.signal('SIGTERM');
    await process.exited;

    const database = await openDatabase(readSettings(env));
    const server = await openTestServer(kind, { database });
    const { body } = await (await Staff.signedIn(server, 'admin')).ask('GET', 'today/');
    expect(body['restore_drill']).toMatchObject({ problem: null });
    await server.close();
    await database.close();
    await postgres?.drop();

    await appendFile(backup, '{}\n');
    const { code, output } = await runToEnd({}, 'cli', ['check', '--backup', backup]);
    expect([code, parseLogMessages(output)]).toEqual([1, [expect.stringContaining('backup')]]);
  },
);
