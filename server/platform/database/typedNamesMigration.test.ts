import { sql } from 'drizzle-orm';
import { typedNames } from '../../domain/defects/typedNames';
import { readAccount } from '../../domain/people/readAccounts';
import { databaseKinds, migrationsFolder, openEmpty } from '../../testing/databases';
import { report } from '../../testing/reports';
import type { Database } from './Database';
import { migrate } from './migrate';
import { queryRows } from './rows';

// @only-all: a landed migration never changes; vehiclesMigration.test.ts and backup.test.ts upgrade data of earlier versions.

describe.each(databaseKinds)('defects that a typed name closed, on %s', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await openEmpty(kind);
    await migrate(database, migrationsFolder, '0050_browser_errors.sql');
    await landedData();
    await migrate(database, migrationsFolder);
  });
  afterAll(() => database.close());

  const run = (query: ReturnType<typeof sql>) => database.queries.execute(query);

  async function landedData() {
    await run(sql`insert into users (id, username, full_name, email, password_hash, role) values
      (1, 'mbell', 'Marcus Bell', '', '', 'driver'), (2, 'rosa', 'Rosa Ortiz', '', '', 'mechanic')`);
    const { comments: _, ...values } = report({ horn: false, carrier: 'Marcus J. Bell' });
    const row = { ...values, date_inspected: '2026-11-21T08:30:00' };
    await run(
      sql`select store_report(1, ${JSON.stringify(row)}::jsonb, '[]'::jsonb, '{}'::jsonb, false)`,
    );
    await closed('horn', 'N/A');
    await closed('mirrors', '\u200b');
    await closed('steering', 'm. bell');
    await closed('lights', 'Marcus J. Bell');
    await closed('brakes_service', 'Sam Ortiz, roadside');
    await closed('clutch', 'Bo');
    await run(sql`insert into defect_events (defect_id, actor_id, event, state, name)
      select id, certified_by, 'certified', 'repaired', certified_name from defects where item = 'clutch'`);
    // The battery was reported a second time, and the office certified that defect.
    await closed('battery', '-');
    await closed('battery', 'Rosa Ortiz', 'office');
    await run(sql`insert into defect_events (defect_id, actor_id, event, state, name)
      select id, certified_by, 'certified', 'repaired', certified_name from defects where certified_on = 'office'`);
    // The radiator was reported a second time, and that defect is open.
    await closed('radiator', 'none');
    await run(sql`insert into defects (vehicle_id, item, description, inspected_on, reported_by)
      select id, 'radiator', 'Leaks', '2026-11-22', 1 from vehicles where kind = 'truck'`);
  }

  async function closed(item: string, name: string, on = 'drivers_phone') {
    await run(sql`with closed as (
        insert into defects (vehicle_id, item, description, first_report_id, inspected_on, reported_by, state,
          certified_name, certified_by, certified_at, certified_on, closed_at)
        select vehicles.id, ${item}, 'Broken', inspections.id, '2026-11-21', 1, 'repaired', ${name},
          ${on === 'office' ? 2 : 1}, '2026-11-21T09:00Z', ${on}, '2026-11-21T09:00Z'
        from vehicles, inspections where kind = 'truck' returning id, first_report_id
      ) insert into report_defects (report_id, defect_id) select first_report_id, id from closed`);
  }

  it("the upgrade gives a defect the status ‘Driver says good’ if a typed ‘N/A’ or the driver's own name closed it, unless its item was reported again", async () => {
    const rows = await queryRows<{ line: string }>(
      database.queries,
      sql`select item || ' ' || state || coalesce(' ' || nullif(certified_name, ''), '') || coalesce(' by ' || said_good_by, '') as line
        from defects order by item collate "C", id`,
    );
    expect(rows.map(({ line }) => line)).toEqual([
      'battery repaired -',
      'battery repaired Rosa Ortiz',
      'brakes_service repaired Sam Ortiz, roadside',
      'clutch repaired Bo',
      'horn driver_says_good by 1',
      'lights driver_says_good by 1',
      'mirrors driver_says_good by 1',
      'radiator repaired none',
      'radiator open',
      'steering driver_says_good by 1',
    ]);
  });

  it("a report has open defects if the upgrade reopens its defect, and the defect's history names the upgrade", async () => {
    expect(await queryRows(database.queries, sql`select result from inspections`)).toEqual([
      { result: 'defects_open' },
    ]);
    expect(
      await queryRows(
        database.queries,
        sql`select event, state, count(*)::int from defect_events group by 1, 2 order by 1`,
      ),
    ).toEqual([
      { event: 'certified', state: 'repaired', count: 2 },
      { event: 'reopened_by_migration', state: 'driver_says_good', count: 4 },
    ]);
  });

  it("a defect's history marks a name typed on a phone, but not an office signature", async () => {
    const entries = sql`select name, signed_on from defect_events where event = 'certified' order by name`;
    expect(await queryRows(database.queries, entries)).toEqual([
      { name: 'Bo', signed_on: 'drivers_phone' },
      { name: 'Rosa Ortiz', signed_on: null },
    ]);
  });

  it('typedNames counts the defects that the upgrade reopened, and those that it left closed', async () => {
    expect(await typedNames(database.queries)).toEqual({ reopened: 4, kept: 4 });
  });

  it('a mechanic who signed before the upgrade must still agree to sign electronically', async () => {
    expect(await readAccount(database.queries, 2)).toEqual({
      id: 2,
      name: 'Rosa Ortiz',
      signing_consent: null,
    });
  });
});
