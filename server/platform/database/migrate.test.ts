import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { checklistKeys } from '@/contract/checklist';
import { bothDatabases, migrationsFolder, openEmpty } from '../../testing/databases';
import type { Database } from './Database';
import { migrate } from './migrate';
import { queryRows } from './rows';

const firstVersion = '0001_accounts_and_inspections.sql';

// Runs on both databases, because PostgreSQL's locks and types decide the outcome.
describe.each(bothDatabases)('the migrations on %s', (kind) => {
  let database: Database;
  let folder: string;
  beforeAll(async () => {
    database = await openEmpty(kind);
    folder = await mkdtemp(join(tmpdir(), 'linehaul-migrations-'));
  });
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true });
  });

  it('the migrations upgrade a populated database of the first version without data loss', async () => {
    expect(await migrate(database, migrationsFolder, firstVersion)).toEqual([firstVersion]);
    await database.queries.execute(
      sql`insert into users (username, email, password_hash) values ('old-hand', 'o@example.com', 'x')`,
    );
    await database.queries.execute(
      sql`insert into sessions (user_id, refresh_hash, expires_at)
        select id, 'a hash', now() + interval '1 day' from users`,
    );
    await database.queries.execute(
      sql`insert into inspections (owner_id, carrier, address, date_inspected, truck_number,
        odometer_reading, trailer_numbers, drivers_signature, drivers_signature_date,
        mechanics_signature, mechanics_signature_date, satisfactory_vehicle_condition, horn, mirrors)
        select id, 'A', 'B', '2025-01-02 03:04', '1', '2', '3', 'A', '2025-01-02', '', '2025-01-02',
        'above_defects_corrected', false, true from users`,
    );
    const before = await queryRows(database.queries, sql`select * from inspections`);
    const later = await migrate(database, migrationsFolder);
    expect(later[0]).toBe('0002_content_and_leads.sql');
    expect(await queryRows(database.queries, sql`select * from inspections`)).toMatchObject(before);
    const rows = await queryRows(
      database.queries,
      sql`select username, disabled_at, full_name, role, last_seen_at, version from users`,
    );
    expect(rows).toEqual([
      {
        username: 'old-hand',
        disabled_at: null,
        full_name: '',
        role: 'driver',
        last_seen_at: null,
        version: 1,
      },
    ]);
  });

  it('the second run of the migrations does nothing', async () => {
    expect(await migrate(database, migrationsFolder)).toEqual([]);
  });

  it('the migrations create a boolean column for each of the 63 checklist items', async () => {
    const columns = await queryRows<{ name: string }>(
      database.queries,
      sql`select column_name as name from information_schema.columns
        where table_name = 'inspections' and data_type = 'boolean'`,
    );
    expect(columns.map(({ name }) => name).sort()).toEqual([...checklistKeys].sort());
  });

  it.each([
    ["update users set username = 'OLD-HAND' || ''", null],
    ["insert into users (username, password_hash) values ('Old-Hand', 'x')", 'users_username_key'],
    ["update inspections set satisfactory_vehicle_condition = 'fine'", 'check'],
    ['update inspections set sent_at = now(), superseded_at = now()', 'check'],
    [
      "insert into inspection_comments select id, 'unknown', 0, 'x', false from inspections",
      'check',
    ],
    ["insert into inspection_comments select id, 'horn', 0, '', false from inspections", 'check'],
    ['insert into locations (latitude, longitude) values (91, 0)', 'check'],
    ["update quote_requests set equipment = 'rocket'", null],
    [
      "insert into inspection_comments select id, 'horn', 0, 'Silent', false from inspections",
      null,
    ],
    ["update users set role = 'owner'", 'users_role_check'],
    ['delete from users', 'inspections_owner_id_fkey'],
    ['delete from inspections', 'inspection_comments_inspection_id_fkey'],
  ])('the statement %s violates the constraint %s (null: none)', async (statement, rejection) => {
    const running = database.queries.execute(sql.raw(statement));
    if (rejection === null) await expect(running).resolves.toBeDefined();
    else
      await expect(running).rejects.toMatchObject({
        cause: { message: expect.stringContaining(rejection) },
      });
  });

  it('disabling an account ends its sessions in the database', async () => {
    const revoked = sql`select revoked_at is not null as revoked from sessions`;
    expect(await queryRows(database.queries, revoked)).toEqual([{ revoked: false }]);
    await database.queries.execute(sql`update users set disabled_at = now()`);
    await database.queries.execute(sql`update users set disabled_at = null`);
    expect(await queryRows(database.queries, revoked)).toEqual([{ revoked: true }]);
  });

  it('migrate rejects a migration that was changed after it was applied', async () => {
    await writeFile(join(folder, firstVersion), 'select 1;');
    await expect(migrate(database, folder, firstVersion)).rejects.toThrow(
      `Migration ${firstVersion} was changed`,
    );
  });

  it('migrate rejects a database that is newer than the build', async () => {
    await rm(join(folder, firstVersion));
    await expect(migrate(database, folder)).rejects.toThrow(
      'The database is newer than this build',
    );
  });

  it('migrate leaves nothing behind if a migration fails', async () => {
    const other = await openEmpty(kind);
    await writeFile(
      join(folder, '0001.sql'),
      'create table one (id int);\ncreate table one (id int);',
    );
    await expect(migrate(other, folder)).rejects.toThrow();
    const tables = await queryRows(
      other.queries,
      sql`select table_name from information_schema.tables where table_schema = 'public'`,
    );
    expect(tables).toEqual([]);
    await other.close();
  });
});
