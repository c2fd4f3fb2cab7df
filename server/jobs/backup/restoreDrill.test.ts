import { appendFile, rm, utimes } from 'node:fs/promises';
import { todayPath } from '@/contract/office/today';
import { openEmbedded } from '../../platform/database/embedded';
import { migratedDataFolder } from '../../testing/databases';
import { Staff } from '../../testing/office';
import { messagesOf, runToEnd, startProcess } from '../../testing/serverProcess';
import { openTestServer } from '../../testing/testServer';
import { until } from '../../testing/until';
import { createMetrics } from '../metrics/serveMetrics';
import { DailyBackups, keepBackup } from './keptBackups';

let folder: string;
beforeEach(async () => {
  folder = await migratedDataFolder();
});
afterEach(() => rm(folder, { recursive: true }));

/** Makes a backup two hours old. */
async function age(path: string): Promise<string> {
  const then = new Date(Date.now() - 2 * 3_600_000);
  await utimes(path, then, then);
  return path;
}

it('restores a backup once, an hour after it was made, and shows the result on Today, in the log and in the metrics', async () => {
  const database = await openEmbedded(folder);
  const server = await openTestServer('embedded', { database });
  const admin = await Staff.signedIn(server, 'admin');
  const registry = createMetrics(database);
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

it('restores in its own process, as an operator may', async () => {
  const database = await openEmbedded(folder);
  const backup = await keepBackup(database, folder);
  await database.close();
  await age(backup);
  const server = await startProcess({ DATA_DIR: folder, SEED: 'none' });
  await until(() => server.output().includes('was restored and checked'));
  server.signal('SIGTERM');
  await server.exited;

  await appendFile(backup, '{}\n');
  const { code, output } = await runToEnd({}, 'cli', ['check', '--backup', backup]);
  expect([code, messagesOf(output)]).toEqual([1, [expect.stringContaining('backup')]]);
});
