import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { migrate } from '../../platform/database/migrate';
import { queryRows } from '../../platform/database/rows';
import { databaseKinds, migrationsFolder, openEmpty } from '../../testing/databases';

// @only-all: a landed migration never changes; vehiclesMigration.test.ts and backup.test.ts upgrade data of earlier versions.

describe.each(databaseKinds)('the upgrade of the outbox from before the office on %s', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await openEmpty(kind);
  });
  afterAll(() => database.close());

  it('the upgrade turns the outbox of leads into the outbox of all notifications, and keeps its due and delivered rows', async () => {
    const { queries } = database;
    await migrate(database, migrationsFolder, '0006_create_report.sql');
    await queries.execute(
      sql`insert into lead_deliveries (kind, lead_id, attempts, created_at, next_attempt_at, delivered_at) values
        ('driver_application', 1, 3, '2026-11-01 08:00Z', '2026-11-01 09:00Z', null),
        ('quote_request', 1, 1, '2026-11-01 08:00Z', '2026-11-01 08:00Z', '2026-11-01 08:01Z')`,
    );
    const before = await queryRows<{ lead_id: unknown; created_at: unknown }>(
      queries,
      sql`select * from lead_deliveries order by kind`,
    );
    await migrate(database, migrationsFolder);
    expect(await queryRows(queries, sql`select * from deliveries order by kind`)).toEqual(
      before.map(({ lead_id, ...row }) => ({
        ...row,
        record_id: lead_id,
        channel: 'webhook',
        failed_at: null,
        // Earlier versions had already tried both deliveries.
        first_attempt_at: row.created_at,
      })),
    );
  });

  it.each([
    ["('webhook', 'driver_application', 1)", 'deliveries_once'],
    ["('pigeon', 'report', 1)", 'check'],
    ["('email', 'comment', 1)", 'check'],
  ])('the upgraded outbox rejects the invalid row %s', async (values, rejection) => {
    const statement = `insert into deliveries (channel, kind, record_id) values ${values}`;
    await expect(database.queries.execute(sql.raw(statement))).rejects.toMatchObject({
      cause: { message: expect.stringContaining(rejection) },
    });
  });

  it('the upgraded outbox accepts the same record on another channel', async () => {
    const values = sql`('email', 'driver_application', 1), ('email', 'report', 1)`;
    const insert = sql`insert into deliveries (channel, kind, record_id) values ${values}`;
    await expect(database.queries.execute(insert)).resolves.toBeDefined();
  });
});
