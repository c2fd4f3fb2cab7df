import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { backUp } from '../backup/backUp';
import { checkBackup } from '../backup/backupFile';
import { restore } from '../backup/restore';
import {
  createPostgresDatabase,
  databaseKinds,
  migrationsFolder,
  openTimeout,
} from '../testing/databases';
import type { Database, Queries } from './Database';
import { lockMigrations, migrate } from './migrate';
import { openPostgres } from './postgres';

const onPostgres = databaseKinds.includes('postgres') ? describe : describe.skip;

/** Time limit of a request's statement, in ms; the tests below take longer. */
const timeLimit = 200;

onPostgres('the time limit of statements', () => {
  let database: Database;
  let other: Database;
  let folder: string;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const made = await createPostgresDatabase();
    drop = made.drop;
    database = await openPostgres(made.url, undefined, timeLimit);
    other = await openPostgres(made.url);
    folder = await mkdtemp(join(tmpdir(), 'linehaul-limits-'));
  }, openTimeout);
  afterAll(async () => {
    await database.close();
    await other.close();
    await drop();
    await rm(folder, { recursive: true });
  });

  /** Holds a lock for longer than the limit while the work waits for it. */
  async function whileLocked(
    lock: (tx: Queries) => Promise<unknown>,
    work: () => Promise<unknown>,
  ) {
    await other.queries.transaction(async (tx) => {
      await lock(tx);
      const working = work();
      await sleep(timeLimit * 3);
      // The transaction has to end first; the work is awaited below.
      void working.catch(() => {});
      waiting = working;
    });
    await waiting;
  }
  let waiting: Promise<unknown> = Promise.resolve();
  const lockUsers = (tx: Queries) => tx.execute(sql`lock table users in access exclusive mode`);

  it('applies to a request', async () => {
    await expect(database.queries.execute(sql`select pg_sleep(2)`)).rejects.toMatchObject({
      cause: { code: '57014' },
    });
  });

  it('does not apply to a migration', async () => {
    await writeFile(
      join(folder, '0001.sql'),
      'create table slow as select 1 as one from pg_sleep(0.6);',
    );
    expect(await migrate(database, folder)).toEqual(['0001.sql']);
    await database.queries.execute(sql`drop table slow, migrations`);
  });

  it('does not apply while a server waits for another that migrates', async () => {
    await whileLocked(lockMigrations, () => migrate(database, migrationsFolder));
  });

  it('does not apply to a backup or a restore', async () => {
    const file = join(folder, 'backup.jsonl');
    await whileLocked(lockUsers, () => backUp(database, createWriteStream(file)));
    const backup = await checkBackup(file);
    await whileLocked(lockUsers, () => restore(database, backup, migrationsFolder));
  });
});
