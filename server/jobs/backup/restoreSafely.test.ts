import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { users } from '../../domain/tables/accounts';
import type { Database } from '../../platform/database/Database';
import { openPostgres } from '../../platform/database/postgres';
import {
  createMigratedPostgres,
  databaseKinds,
  migrationsFolder,
  openEmpty,
  openMigrated,
} from '../../testing/databases';
import { until } from '../../testing/until';
import { checkBackup } from './backupFile';
import { backUp } from './backUp';
import { restoreSafely } from './restoreSafely';
import { writeWhole } from './wholeFile';

// @only-all: restores whole databases; backup.test.ts tests the restore.

let dataFolder: string;
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'linehaul-restore-'));
});
afterEach(() => rm(dataFolder, { recursive: true }));

async function addUser({ queries }: Database, username: string): Promise<void> {
  await queries.insert(users).values({ username, email: '', passwordHash: 'x' });
}
const namesIn = async ({ queries }: Database) =>
  (await queries.select().from(users)).map(({ username }) => username);

async function backupWith(database: Database, username: string) {
  await addUser(database, username);
  const path = join(dataFolder, `${username}.jsonl`);
  await writeWhole(path, (output) => backUp(database, output));
  return checkBackup(path);
}

describe.each(databaseKinds)('the restore command on %s', (kind) => {
  let database: Database;
  beforeEach(async () => {
    database = await openMigrated(kind);
  });
  afterEach(() => database.close());

  it('a restore replaces a non-empty database only if the caller allows it, and backs up the database first', async () => {
    const file = await backupWith(database, 'old-hand');
    await addUser(database, 'new-hand');
    const options = { migrationsFolder, dataFolder, mayReplace: false };
    await expect(restoreSafely(database, file, options)).rejects.toThrow('not empty');
    expect(await namesIn(database)).toEqual(['old-hand', 'new-hand']);

    const { before } = await restoreSafely(database, file, { ...options, mayReplace: true });
    expect(await namesIn(database)).toEqual(['old-hand']);
    expect(await readFile(before ?? '', 'utf8')).toContain('new-hand');
    await checkBackup(before ?? '');
  });

  it('a restore fills an empty database, with or without existing tables', async () => {
    const file = await backupWith(database, 'old-hand');
    const options = { migrationsFolder, dataFolder, mayReplace: false };
    for (const isMigrated of [false, true]) {
      const empty = await (isMigrated ? openMigrated : openEmpty)(kind);
      expect(await restoreSafely(empty, file, options)).toMatchObject({ before: null });
      expect(await namesIn(empty)).toEqual(['old-hand']);
      await empty.close();
    }
  });
});

const onPostgres = databaseKinds.includes('postgres') ? it : it.skip;

onPostgres('a restore is rejected while another process is connected to PostgreSQL', async () => {
  const { url, drop } = await createMigratedPostgres();
  const [database, other] = [await openPostgres(url), await openPostgres(url)];
  const file = await backupWith(database, 'old-hand');
  const options = { migrationsFolder, dataFolder, mayReplace: true };
  await expect(restoreSafely(database, file, options)).rejects.toThrow('Stop them first');
  await other.close();
  // Waits, because PostgreSQL ends the session of a closed connection slightly later.
  await until(async () => (await database.countOthers()) === 0);
  expect(await restoreSafely(database, file, options)).toMatchObject({ before: expect.anything() });
  await database.close();
  await drop();
});
