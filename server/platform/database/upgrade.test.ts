import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../../jobs/backup/openDatabase';
import { readTableSum, tablesInOrder } from '../../jobs/backup/tables';
import {
  createMigratedPostgres,
  bothDatabases,
  migratedDataFolder,
  migrationsFolder,
  type DatabaseKind,
} from '../../testing/databases';
import { logs, runToEnd, startProcess } from '../../testing/serverProcess';
import { readSettings } from '../settings/settings';
import type { Database } from './Database';
import { migrate, readMigrations } from './migrate';
import { queryRows } from './rows';

// @only-all: kills processes and starts those of the previous release; migrate.test.ts tests the migrations.

/** The last migration of 0.2.0. That version's processes reject any newer migration. */
const lastOfFirst = '0042_age_of_defects.sql';

const expand = `-- works since ${lastOfFirst}
alter table users add column display_name text;
update users set display_name = full_name;
create function keep_names() returns trigger language plpgsql as $$
begin
  new.display_name = new.full_name;
  return new;
end;
$$;
create trigger keep_names before insert or update on users for each row execute function keep_names();`;
const contract = `-- works since 9001_expand.sql
drop trigger keep_names on users;
drop function keep_names;
alter table users drop column full_name cascade;`;

it("each migration since 0.2.0 has a 'works since' comment that names an existing migration", async () => {
  const migrations = await readMigrations(migrationsFolder);
  const names = migrations.map(({ name }) => name);
  const later = migrations.filter(({ name }) => name > lastOfFirst);
  expect(later.filter(({ worksSince }) => !names.includes(worksSince ?? ''))).toEqual([]);
});

// Runs on both databases, because PostgreSQL's locks affect two releases at once.
describe.each(bothDatabases)('the upgrade of %s', (kind) => {
  let made: Awaited<ReturnType<typeof makeDatabase>>;
  let folders: { expanded: string; contracted: string };
  let root: string;
  beforeEach(async () => {
    made = await makeDatabase(kind);
    root = await mkdtemp(join(tmpdir(), 'linehaul-upgrade-'));
    folders = { expanded: join(root, 'expanded'), contracted: join(root, 'contracted') };
    for (const folder of Object.values(folders)) {
      await cp(migrationsFolder, folder, { recursive: true });
      await writeFile(join(folder, '9001_expand.sql'), expand);
    }
    await writeFile(join(folders.contracted, '9002_contract.sql'), contract);
    await withDatabase(({ queries }) =>
      queries.execute(
        sql`insert into users (username, full_name, password_hash) values ('old-hand', 'Old Hand', 'x')`,
      ),
    );
  });
  afterEach(async () => {
    await made.drop();
    await rm(root, { recursive: true });
  });

  async function withDatabase<T>(use: (database: Database) => Promise<T>): Promise<T> {
    const database = await openDatabase(readSettings(made.env));
    try {
      return await use(database);
    } finally {
      await database.close();
    }
  }

  it('an upgrade that is killed before it starts, halfway or before its commit changes nothing', async () => {
    const before = await withDatabase(everythingIn);
    for (const KILL_AFTER of [
      'add column if not exists works_since',
      'create function keep_names',
      'insert into migrations',
    ]) {
      const env = { ...made.env, FOLDER: folders.expanded, KILL_AFTER };
      const { code, output } = await runToEnd(env, 'server/testing/killedMigration.ts');
      expect([code, output]).toEqual([null, '']);
    }
    expect(await withDatabase(everythingIn)).toEqual(before);
    expect(await withDatabase((database) => migrate(database, folders.expanded))).toEqual([
      '9001_expand.sql',
    ]);
  });

  it('the previous release works after the upgrade and logs that a newer version upgraded the database, but rejects the database once an upgrade drops a column it needs', async () => {
    const running = kind === 'postgres' ? await startProcess(made.env) : null;
    await withDatabase((database) => migrate(database, folders.expanded));
    if (running) {
      await logs(running, 'A newer version upgraded the database.');
      running.signal('SIGTERM');
      expect(await running.exited).toBe(0);
    }
    const previous = await startProcess(made.env);
    await logs(previous, '"A newer version upgraded the database: 9001_expand.sql."');
    const person = ['--role', 'driver', '--email', 'new@example.com', '--name', 'New Hand'];
    const added = await runToEnd(made.env, 'cli', ['people', 'add', 'new-hand', ...person]);
    expect(added.code).toBe(0);
    previous.signal('SIGTERM');
    await previous.exited;

    await withDatabase(async (database) => {
      await migrate(database, folders.contracted);
      const names = sql`select display_name from users order by id`;
      expect(await queryRows(database.queries, names)).toEqual([
        { display_name: 'Old Hand' },
        { display_name: 'New Hand' },
      ]);
      expect(await migrate(database, folders.expanded)).toEqual([]);
      await expect(migrate(database, migrationsFolder)).rejects.toThrow(
        'The database is newer than this build: it has 9002_contract.sql.',
      );
    });
  });
});

async function makeDatabase(kind: DatabaseKind) {
  if (kind === 'postgres') {
    const { url, drop } = await createMigratedPostgres();
    return { env: { DATABASE_URL: url, TOKEN_SECRET: 'x'.repeat(32), SEED: 'none' }, drop };
  }
  const folder = await migratedDataFolder();
  return { env: { DATA_DIR: folder, SEED: 'none' }, drop: () => rm(folder, { recursive: true }) };
}

async function everythingIn({ queries }: Database) {
  const names = sql`select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and table_name <> 'migrations'
    union all select proname from pg_proc where pronamespace = 'public'::regnamespace order by 1`;
  const tables = await tablesInOrder(queries);
  return {
    names: await queryRows(queries, names),
    sums: await Promise.all(tables.map((table) => readTableSum(queries, table))),
    applied: await queryRows(queries, sql`select name from migrations order by name`),
  };
}
