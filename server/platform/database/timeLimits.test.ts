import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { backUp } from '../../jobs/backup/backUp';
import { checkBackup } from '../../jobs/backup/backupFile';
import { restore } from '../../jobs/backup/restore';
import { createPostgresDatabase, bothDatabases, migrationsFolder } from '../../testing/databases';
import { until } from '../../testing/until';
import type { Database, Queries } from './Database';
import { lockMigrations, migrate } from './migrate';
import { openPostgres } from './postgres';
import { queryRows } from './rows';

const onPostgres = bothDatabases.includes('postgres') ? describe : describe.skip;

/** A request's time limit in ms. */
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
  });
  afterAll(async () => {
    await database.close();
    await other.close();
    await drop();
    await rm(folder, { recursive: true });
  });

  async function isWaitingLonger(): Promise<boolean> {
    const waiting = await queryRows(
      other.queries,
      sql`select pid from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'
          and clock_timestamp() - query_start > ${timeLimit * 2} * interval '1 millisecond'`,
    );
    return waiting.length > 0;
  }

  /** Holds a lock until the work has ended or has waited longer than the limit. Then waits for the work. */
  async function whileLocked(
    lock: (tx: Queries) => Promise<unknown>,
    work: () => Promise<unknown>,
  ) {
    let working: Promise<unknown> = Promise.resolve();
    await other.queries.transaction(async (tx) => {
      await lock(tx);
      let isOver = false;
      working = work();
      const end = () => {
        isOver = true;
      };
      working.then(end, end);
      await until(async () => isOver || isWaitingLonger());
    });
    await working;
  }
  const lockUsers = (tx: Queries) => tx.execute(sql`lock table users in access exclusive mode`);

  it('the statement time limit applies to a query', async () => {
    await expect(database.queries.execute(sql`select pg_sleep(2)`)).rejects.toMatchObject({
      cause: { code: '57014' },
    });
  });

  it('the statement time limit does not apply to a migration', async () => {
    await writeFile(
      join(folder, '0001.sql'),
      'create table slow as select 1 as one from pg_sleep(0.6);',
    );
    expect(await migrate(database, folder)).toEqual(['0001.sql']);
    await database.queries.execute(sql`drop table slow, migrations`);
  });

  it("the statement time limit does not apply while one server waits for another server's migration", async () => {
    await whileLocked(lockMigrations, () => migrate(database, migrationsFolder));
  });

  it('the statement time limit does not apply to a backup or a restore', async () => {
    const file = join(folder, 'backup.jsonl');
    await whileLocked(lockUsers, () => backUp(database, createWriteStream(file)));
    const backup = await checkBackup(file);
    await whileLocked(lockUsers, () => restore(database, backup, migrationsFolder));
  });
});
