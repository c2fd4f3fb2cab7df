import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { users } from '../../domain/tables/accounts';
import type { Database } from '../../platform/database/Database';
import { migrate } from '../../platform/database/migrate';
import { openPostgres } from '../../platform/database/postgres';
import {
  createPostgresDatabase,
  databaseKinds,
  migrationsFolder,
  openEmpty,
} from '../../testing/databases';
import { checkBackup } from './backupFile';
import { backUp } from './backUp';
import { restoreSafely } from './restoreSafely';
import { writeWhole } from './wholeFile';

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

/** A backup of a database with one account. */
async function backupWith(database: Database, username: string) {
  await migrate(database, migrationsFolder);
  await addUser(database, username);
  const path = join(dataFolder, `${username}.jsonl`);
  await writeWhole(path, (output) => backUp(database, output));
  return checkBackup(path);
}

describe.each(databaseKinds)('a restore on %s', (kind) => {
  let database: Database;
  beforeEach(async () => {
    database = await openEmpty(kind);
  });
  afterEach(() => database.close());

  it('leaves a database that is not empty as it is, unless it may be replaced', async () => {
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

  it('fills an empty database, with or without tables, at once', async () => {
    const file = await backupWith(database, 'old-hand');
    const options = { migrationsFolder, dataFolder, mayReplace: false };
    for (const isMigrated of [false, true]) {
      const empty = await openEmpty(kind);
      if (isMigrated) await migrate(empty, migrationsFolder);
      expect(await restoreSafely(empty, file, options)).toMatchObject({ before: null });
      expect(await namesIn(empty)).toEqual(['old-hand']);
      await empty.close();
    }
  });
});

const onPostgres = databaseKinds.includes('postgres') ? it : it.skip;

onPostgres('a restore is rejected while another process is connected to PostgreSQL', async () => {
  const { url, drop } = await createPostgresDatabase();
  const [database, other] = [await openPostgres(url), await openPostgres(url)];
  const file = await backupWith(database, 'old-hand');
  const options = { migrationsFolder, dataFolder, mayReplace: true };
  await expect(restoreSafely(database, file, options)).rejects.toThrow('Stop them first');
  await other.close();
  expect(await restoreSafely(database, file, options)).toMatchObject({ before: expect.anything() });
  await database.close();
  await drop();
});
