/**
 * Measures how many reports the embedded database can handle, with a built server and 1,000 to 50,000 reports by 100
 * drivers, and what durable files and the detection of damage cost. docs/decisions/0006-embedded-database.md has the
 * figures.
 */
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { hashPassword } from '../server/domain/accounts/passwords';
import { users } from '../server/domain/tables/accounts';
import { keepBackup, newestBackup } from '../server/jobs/backup/keptBackups';
import { DurableFolder, startParams } from '../server/platform/database/durableFolder';
import { databaseName, openEmbedded } from '../server/platform/database/embedded';
import { migrate } from '../server/platform/database/migrate';
import { migrationsFolder } from '../server/testing/databases';
import { startProcess } from '../server/testing/serverProcess';
import { root } from '../tools/machine/paths';
import { fillFleet } from './fillFleet';
import { measureSeconds } from './measureSeconds';

const sizes = [1000, 10_000, 50_000];
const lists = ['today/', 'reports/?', 'reports/?search=T-1050', 'defects/?', 'vehicles/?'];
const tries = 20;
const account = { username: 'bench-admin', email: '', role: 'admin' as const };
const password = 'correct horse battery';

/** Fills a new data folder. Returns the size of a backup in megabytes, and how many seconds it takes. */
async function makeFolder(folder: string, reports: number) {
  await mkdir(folder);
  const database = await openEmbedded(folder);
  await migrate(database, migrationsFolder);
  const size = { drivers: 100, trucks: 100, trailers: 150, reports, defects: reports / 10 };
  await fillFleet(database, size);
  const passwordHash = await hashPassword(password);
  await database.queries.insert(users).values({ ...account, passwordHash });
  const seconds = await measureSeconds(() => keepBackup(database, folder));
  await database.close();
  const { size: bytes } = await stat((await newestBackup(folder)) ?? '');
  return { seconds, megabytes: bytes / 2 ** 20 };
}

/** Measures how many seconds opening takes, and how many of them are for the detection of damage. */
async function measureOpening(folder: string) {
  const bare = await measureSeconds(async () => {
    const files = new DurableFolder(join(folder, databaseName));
    await (await PGlite.create({ fs: files, startParams })).close();
  });
  const checked = await measureSeconds(async () => (await openEmbedded(folder)).close());
  return { checked, detection: checked - bare };
}

async function slowestP95(url: string): Promise<number> {
  const response = await fetch(`${url}/api/account/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: account.username, password }),
  });
  const { access } = (await response.json()) as { access: string };
  const p95s = [];
  for (const list of lists) {
    const times: number[] = [];
    for (let turn = 0; turn < tries; turn += 1) {
      const headers = { authorization: `Bearer ${access}` };
      const begun = performance.now();
      const response = await fetch(`${url}/api/office/${list}`, { headers });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${list}: ${response.status}`);
      times.push(performance.now() - begun);
    }
    times.sort((one, other) => one - other);
    p95s.push(times[Math.ceil(tries * 0.95) - 1] ?? NaN);
  }
  return Math.max(...p95s);
}

async function measureServer(folder: string) {
  const env = { DATA_DIR: folder, TZ: 'UTC' };
  let server: Awaited<ReturnType<typeof startProcess>> | undefined;
  const start = await measureSeconds(async () => {
    server = await startProcess(env, join(root, 'dist/server/main.js'));
  });
  if (!server) throw new Error('the server did not start');
  const p95 = await slowestP95(server.url);
  const memory = server.memory();
  server.signal('SIGTERM');
  await server.exited;
  return { start, p95, memory };
}

/** Measures the milliseconds for a commit of one row, with fsync and with PGlite's defaults. */
async function measureCommits(folder: string): Promise<void> {
  const perCommit = async (database: PGlite) => {
    await database.exec('create table ledger (note text)');
    const rows = 300;
    const seconds = await measureSeconds(async () => {
      for (let row = 0; row < rows; row += 1)
        await database.exec("insert into ledger values ('x')");
    });
    await database.close();
    return (seconds * 1000) / rows;
  };
  const durable = await PGlite.create({
    fs: new DurableFolder(join(folder, 'durable')),
    startParams,
  });
  const plain = await PGlite.create({ fs: new NodeFS(join(folder, 'plain')) });
  const [withFsync, without] = [await perCommit(durable), await perCommit(plain)];
  console.log(`A commit: ${withFsync.toFixed(2)} ms, without fsync ${without.toFixed(2)} ms`);
}

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'linehaul-bench-'));
  const rows = [];
  try {
    for (const reports of sizes) {
      const data = join(folder, String(reports));
      const backup = await makeFolder(data, reports);
      const opening = await measureOpening(data);
      const { start, p95, memory } = await measureServer(data);
      rows.push({
        reports,
        'start s': start.toFixed(1),
        'of it opening': opening.checked.toFixed(1),
        'of it detection': opening.detection.toFixed(2),
        'RSS MB': memory.toFixed(0),
        'slowest list p95 ms': p95.toFixed(0),
        'backup s': backup.seconds.toFixed(1),
        'backup MB': backup.megabytes.toFixed(0),
      });
    }
    console.table(rows);
    await measureCommits(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
