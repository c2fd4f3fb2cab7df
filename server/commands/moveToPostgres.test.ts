import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { users } from '../domain/tables/accounts';
import { backUp } from '../jobs/backup/backUp';
import { writeWhole } from '../jobs/backup/wholeFile';
import type { Database } from '../platform/database/Database';
import { openEmbedded } from '../platform/database/embedded';
import { openPostgres } from '../platform/database/postgres';
import { readSettings } from '../platform/settings/settings';
import {
  createPostgresDatabase,
  bothDatabases,
  migratedDataFolder,
  migrationsFolder,
  openMigrated,
} from '../testing/databases';
import { parseLogMessages, runToEnd } from '../testing/serverProcess';
import { moveToPostgres } from './moveToPostgres';

// @only-all: starts processes; backup.test.ts restores from either database to the other.

// Runs only with PostgreSQL, because the command moves data there.
const onPostgres = bothDatabases.includes('postgres') ? describe : describe.skip;

async function addUser({ queries }: Database, username: string): Promise<void> {
  await queries.insert(users).values({ username, email: '', passwordHash: 'x' });
}

onPostgres('npm run move-to-postgres', () => {
  let folder: string;
  let target: Awaited<ReturnType<typeof createPostgresDatabase>>;
  let env: { DATABASE_URL: string; DATA_DIR: string; TOKEN_SECRET: string };
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'linehaul-move-'));
    target = await createPostgresDatabase();
    env = { DATABASE_URL: target.url, DATA_DIR: folder, TOKEN_SECRET: 'x'.repeat(32) };
  });
  afterEach(async () => {
    await target.drop();
    await rm(folder, { recursive: true });
  });

  const move = (file?: string) => moveToPostgres(readSettings(env), file, migrationsFolder);

  async function namesInTarget(): Promise<string[]> {
    const database = await openPostgres(target.url);
    const rows = await database.queries.select().from(users);
    await database.close();
    return rows.map(({ username }) => username);
  }

  async function makeBackupFile(source: Database, username: string): Promise<string> {
    await addUser(source, username);
    const file = join(folder, 'backup.jsonl');
    await writeWhole(file, (output) => backUp(source, output));
    return file;
  }

  it.each(bothDatabases)('move-to-postgres restores a backup of %s', async (kind) => {
    const source = await openMigrated(kind);
    const file = await makeBackupFile(source, 'old-hand');
    await source.close();
    const { restored } = await move(file);
    expect(restored).toContainEqual({ table: 'users', rows: 1 });
    expect(await namesInTarget()).toEqual(['old-hand']);
  });

  it('move-to-postgres is rejected while the embedded database is open, and moves it in one command once it is closed', async () => {
    await rm(folder, { recursive: true });
    folder = env.DATA_DIR = await migratedDataFolder();
    const source = await openEmbedded(folder);
    await addUser(source, 'old-hand');
    await expect(move()).rejects.toThrow('is in use');
    await source.close();
    const { code, output } = await runToEnd(env, 'cli', ['move-to-postgres']);
    expect(code).toBe(0);
    expect(parseLogMessages(output)).toEqual([
      expect.stringMatching(/^Restored \d+ rows .* hash and counts are equal/),
      expect.stringMatching(/^Moved to PostgreSQL from \S+-before-move\.jsonl\. Start the server/),
    ]);
    expect(await namesInTarget()).toEqual(['old-hand']);
    expect(await readdir(join(folder, 'backups'))).toHaveLength(1);
  });

  it('move-to-postgres rejects a PostgreSQL database that is not empty, and leaves it unchanged', async () => {
    const database = await openMigrated('embedded');
    const file = await makeBackupFile(database, 'new-hand');
    await database.close();
    await move(file);
    await expect(move(file)).rejects.toThrow('The database of DATABASE_URL is not empty.');
    expect(await namesInTarget()).toEqual(['new-hand']);
  });

  it('move-to-postgres reports in one sentence what is missing or unreadable', async () => {
    const nonsense = join(folder, 'nonsense.jsonl');
    await writeFile(nonsense, 'nonsense');
    await expect(move(nonsense)).rejects.toThrow('The file is not a Linehaul backup.');
    const missing = join(folder, 'missing.jsonl');
    await expect(move(missing)).rejects.toThrow(`${missing} cannot be used (ENOENT).`);
    await expect(move()).rejects.toThrow(`There is no database in ${folder}.`);
    const embedded = readSettings({ DATA_DIR: folder });
    await expect(moveToPostgres(embedded, undefined, migrationsFolder)).rejects.toThrow(
      'DATABASE_URL must name the PostgreSQL database to move to.',
    );
  });
});
