import { sql } from 'drizzle-orm';
import { readRecord } from '../../domain/reports/readReports';
import { databaseKinds, migrationsFolder, openEmpty } from '../../testing/databases';
import { report } from '../../testing/reports';
import type { Database } from './Database';
import { migrate } from './migrate';
import { queryRows } from './rows';

const day = { today: '2026-11-22', timeZone: 'UTC' };

describe.each(databaseKinds)('the upgrade of consents to sign electronically on %s', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await openEmpty(kind);
    await migrate(database, migrationsFolder, '0120_deferral_limits.sql');
    await run(sql`insert into users (id, username, full_name, password_hash, role) values
      (1, 'marcus', 'Marcus Bell', 'x', 'driver'), (3, 'rosa', 'Rosa Ortiz', 'x', 'mechanic')`);
    const { comments: _, ...values } = report({ horn: false });
    const row = { ...values, id: 1, owner_id: 1, date_inspected: '2026-11-01T08:00:00' };
    const landed = { ...row, created_at: '2026-11-01T08:00Z', updated_at: '2026-11-01T08:00Z' };
    await run(sql`insert into inspections select * from jsonb_populate_record(null::inspections,
      ${JSON.stringify({ ...landed, inspected_at: row.date_inspected, result: 'defects_open' })}::jsonb)`);
    await run(
      sql`insert into vehicles (id, kind, number, number_key, key) values (90, 'truck', '90', '90', '90')`,
    );
    await run(
      sql`insert into signing_consents (user_id, version, at) values (3, 1, '2026-11-05T08:00Z')`,
    );
    await run(sql`insert into defects (id, vehicle_id, item, description, first_report_id, reported_by, inspected_on, reported_at,
        state, certified_by, certified_at, certified_on, certified_name, closed_at) values
      (50, 90, 'horn', 'Silent', 1, 1, '2026-11-01', '2026-11-01T08:00Z',
        'repaired', 3, '2026-11-05T08:00Z', 'office', 'Rosa Ortiz', '2026-11-05T08:00Z')`);
    await run(sql`insert into report_defects (report_id, defect_id) values (1, 50)`);
    await run(sql`insert into defect_events (defect_id, at, actor_id, event, state, name) values
      (50, '2026-11-02T08:00Z', 3, 'certified', 'repaired', 'Rosa Ortiz'),
      (50, '2026-11-03T08:00Z', 3, 'reopened', 'open', ''),
      (50, '2026-11-05T08:00Z', 3, 'certified', 'repaired', 'Rosa Ortiz')`);
    await migrate(database, migrationsFolder);
  });
  afterAll(() => database.close());

  const run = (query: ReturnType<typeof sql>) => database.queries.execute(query);

  it('a certification has the consent that the office had stored by then, and a report from before has none', async () => {
    const record = await readRecord(database.queries, 1, day);
    const consent = { version: 1, at: '2026-11-05T08:00:00.000Z' };
    expect(record?.signing_consent).toBeNull();
    expect(record?.events.map(({ signing_consent }) => signing_consent)).toEqual([
      null,
      undefined,
      consent,
    ]);
    expect(record?.defects[0]?.signing_consent).toEqual(consent);
  });

  it("a process of the previous release still stores an account's consent", async () => {
    await run(
      sql`insert into signing_consents (user_id, version) values (1, 1) on conflict do nothing`,
    );
    const rows = await queryRows(
      database.queries,
      sql`select user_id::integer, version, withdrawn_at from signing_consents order by id`,
    );
    expect(rows).toEqual([
      { user_id: 3, version: 1, withdrawn_at: null },
      { user_id: 1, version: 1, withdrawn_at: null },
    ]);
  });
});
