import {
  cp,
  mkdtemp,
  open,
  readdir,
  readFile,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openEmbedded } from '../../platform/database/embedded';
import { queryRows } from '../../platform/database/rows';
import { users } from '../../domain/tables/accounts';
import { migratedDataFolder, migrationsFolder } from '../../testing/databases';
import { parseLogMessages, runToEnd } from '../../testing/serverProcess';
import { until } from '../../testing/until';
import { DailyBackups, keepBackup, migrateSafely, newestBackup } from './keptBackups';

// @only-all: starts processes on damaged data folders; backup.test.ts tests the restore.

let folder: string;
let dataDir: string;
let heapFile: string;
let walFile: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linehaul-damaged-'));
  dataDir = await migratedDataFolder();
  const database = await openEmbedded(dataDir);
  await database.queries
    .insert(users)
    .values({ username: 'old-hand', email: '', passwordHash: 'x' });
  await keepBackup(database, dataDir);
  const [files] = await queryRows<{ heap: string; wal: string }>(
    database.queries,
    sql`select pg_relation_filepath('users') as heap, pg_walfile_name(pg_current_wal_lsn()) as wal`,
  );
  heapFile = files?.heap ?? '';
  walFile = `pg_wal/${files?.wal ?? ''}`;
  await database.close();
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await rm(dataDir, { recursive: true });
});

async function copyOfData(name: string): Promise<string> {
  const copy = join(folder, name);
  await cp(dataDir, copy, { recursive: true, filter: (path) => !path.endsWith('.sock') });
  return copy;
}

async function overwrite(file: string, from: number): Promise<void> {
  const { size } = await stat(file);
  const handle = await open(file, 'r+');
  await handle.write(Buffer.alloc(size - from, 0x5a), 0, size - from, from);
  await handle.close();
}

const damages: [string, (database: string) => Promise<void>, RegExp][] = [
  ['pg_control', (db) => overwrite(join(db, 'global/pg_control'), 8), /control file|incompatible/],
  ['a table', (db) => overwrite(join(db, heapFile), 4000), /invalid page in block 0 of relation/],
  ['the last WAL segment', (db) => overwrite(join(db, walFile), 4096), /checkpoint record/],
  ['PG_VERSION', (db) => rm(join(db, 'PG_VERSION')), /PG_VERSION is missing/],
];

describe('an unreadable embedded database', () => {
  it.each(damages)(
    'openEmbedded recognizes a database with damage to %s',
    async (name, damage, reason) => {
      const copy = await copyOfData(name.replaceAll(' ', '-'));
      await damage(join(copy, 'db'));
      await expect(openEmbedded(copy)).rejects.toMatchObject({
        name: 'DatabaseDamaged',
        message: expect.stringMatching(reason),
      });
    },
  );

  it('a server with a damaged database logs how to restore it and exits, and the logged command restores the database', async () => {
    const copy = await copyOfData('restored');
    await overwrite(join(copy, 'db', heapFile), 4000);
    const { code, output } = await runToEnd({ DATA_DIR: copy, PORT: '0' });
    const [, message = '', ...more] = parseLogMessages(output);
    expect([code, more]).toEqual([1, []]);
    expect(message).toMatch(
      /^Linehaul did not start: The embedded database in \S+ cannot be read \(invalid page/,
    );
    const [, file = ''] = / npm run restore -- (\S+)$/.exec(message) ?? [];
    expect(file).toBe(await newestBackup(copy));

    const restored = await runToEnd({ DATA_DIR: copy }, 'cli', ['restore', file]);
    expect(restored).toMatchObject({ code: 0 });
    expect(parseLogMessages(restored.output)).toEqual([
      expect.stringMatching(/^Restored \d+ rows /),
      expect.stringMatching(/^The damaged database is kept in \S+$/),
    ]);
    expect((await readdir(copy)).filter((entry) => entry.startsWith('db'))).toEqual([
      'db',
      expect.stringMatching(/^db\.damaged-/),
    ]);
    const database = await openEmbedded(copy);
    const found = await database.queries.select().from(users);
    await database.close();
    expect(found).toMatchObject([{ username: 'old-hand' }]);
  });

  it('a restore from a damaged backup leaves the damaged database unchanged', async () => {
    const copy = await copyOfData('both');
    await overwrite(join(copy, 'db', 'global/pg_control'), 8);
    const file = (await newestBackup(copy)) ?? '';
    await writeFile(file, (await readFile(file, 'utf8')).replace('old-hand', 'new-hand'));
    const { code, output } = await runToEnd({ DATA_DIR: copy }, 'cli', ['restore', file]);
    expect(code).toBe(1);
    expect(parseLogMessages(output)).toEqual(['The backup was changed. Its hash does not match.']);
    expect((await readdir(copy)).filter((entry) => entry.startsWith('db'))).toEqual(['db']);
  });
});

describe("the server's own backups of an embedded database", () => {
  const names = async (data: string) => (await readdir(join(data, 'backups'))).sort();

  it('the server backs up the embedded database when the newest backup is a day old, and keeps seven backups', async () => {
    const copy = await copyOfData('daily');
    const backups = join(copy, 'backups');
    const [made = ''] = await names(copy);
    for (let days = 1; days <= 8; days += 1) {
      const file = join(backups, `2020-01-0${9 - days}.jsonl`);
      await cp(join(backups, made), file);
      const then = new Date(Date.now() - days * 86_400_000);
      await utimes(file, then, then);
    }
    const problems: string[] = [];
    const database = await openEmbedded(copy);
    const error = (problem: string) => void problems.push(problem);
    const reports = { info: () => undefined, error };
    const fresh = new DailyBackups(database, reports);
    fresh.start();
    await fresh.stop();
    expect(await names(copy)).toHaveLength(9);

    await rm(join(backups, made));
    const due = new DailyBackups(database, reports);
    due.start();
    await until(async () => (await names(copy)).length === 7);
    await due.stop();
    await database.close();
    expect(problems).toEqual([]);
    expect(await names(copy)).toContain(made);
    expect(await names(copy)).not.toContain('2020-01-02.jsonl');
  });

  it('the server backs up the embedded database before a migration, unless the database is up to date', async () => {
    const migrations = join(folder, 'migrations');
    await cp(migrationsFolder, migrations, { recursive: true });
    const copy = await copyOfData('migrated');
    await rm(join(copy, 'backups'), { recursive: true });
    const database = await openEmbedded(copy);
    await migrateSafely(database, migrations);
    expect(await newestBackup(copy)).toBeNull();
    await writeFile(join(migrations, '9999_broken.sql'), 'select 1 / 0;');
    await expect(migrateSafely(database, migrations)).rejects.toThrow();
    expect(await names(copy)).toEqual([
      expect.stringMatching(/^\d{4}-\d\d-\d\d-before-9999_broken\.jsonl$/),
    ]);
    await database.close();
  });
});
