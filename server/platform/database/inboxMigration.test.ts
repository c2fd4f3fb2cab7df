import { sql } from 'drizzle-orm';
import { databaseKinds, migrationsFolder, openEmpty } from '../../testing/databases';
import type { Database } from './Database';
import { applyMigrations, lockMigrations, readMigrations } from './migrate';
import { queryRows } from './rows';

// @only-all: a landed migration never changes; vehiclesMigration.test.ts and backup.test.ts upgrade data of earlier versions.

const name = '0011_media_comments_and_leads.sql';

describe.each(databaseKinds)('comments and leads from before the office, on %s', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await openEmpty(kind);
    const migrations = await readMigrations(migrationsFolder);
    const earlier = migrations.filter((migration) => migration.name < name);
    await database.queries.transaction(async (tx) => {
      await lockMigrations(tx);
      await applyMigrations(tx, earlier);
      await tx.execute(sql`insert into comments
        (first_name, last_name, description, company_name, position_user, is_active)
        values ('A', 'B', 'Shown', 'C', 'D', true), ('A', 'B', 'Waiting', 'C', 'D', false)`);
      await tx.execute(sql`insert into driver_applications
        (first_name, last_name, phone, email, state, created_at)
        values ('A', 'B', '', '', '', '2026-02-01T00:00Z')`);
      await tx.execute(sql`insert into quote_requests (pickup_location, delivery_location, pickup_date,
          commodity, total_weight, equipment, hazardous_materials, drop_trailer_required,
          business_email, created_at)
        values ('A', 'B', '2026-01-02', 'C', '1', 'other', false, false, 'a@b.co', '2026-01-01T00:00Z')`);
      await applyMigrations(tx, migrations);
    });
  });
  afterAll(() => database.close());

  it('an inactive comment waits for approval after the upgrade', async () => {
    expect(
      await queryRows(database.queries, sql`select description, state from comments order by id`),
    ).toEqual([
      { description: 'Shown', state: 'shown' },
      { description: 'Waiting', state: 'waiting' },
    ]);
  });

  it('the upgrade turns each application and quote request into a new lead, in chronological order', async () => {
    expect(
      await queryRows(
        database.queries,
        sql`select kind, record_id::int, state, to_char(received_at at time zone 'UTC', 'YYYY-MM') as month
          from leads order by id`,
      ),
    ).toEqual([
      { kind: 'quote_request', record_id: 1, state: 'new', month: '2026-01' },
      { kind: 'driver_application', record_id: 1, state: 'new', month: '2026-02' },
    ]);
  });
});
