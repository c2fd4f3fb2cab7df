import { sql } from 'drizzle-orm';
import { databaseKinds, migrationsFolder, openEmpty } from '../../testing/databases';
import { report } from '../../testing/reports';
import type { Database } from './Database';
import { migrate } from './migrate';
import { queryRows } from './rows';

describe.each(databaseKinds)('the migration of the instants of inspections on %s', (kind) => {
  let database: Database;
  beforeEach(async () => {
    database = await openEmpty(kind);
    await migrate(database, migrationsFolder, '0120_deferral_limits.sql');
    await run(
      `insert into users (id, username, password_hash, role) values (1, 'marcus', '', 'driver')`,
    );
  });
  afterEach(() => database.close());

  const run = (script: string) => database.queries.execute(sql.raw(script));
  const read = (query: string) => queryRows(database.queries, sql.raw(query));

  async function arrives(id: number, typed: string, arrived: string): Promise<void> {
    const { comments: _, ...values } = report();
    const row = { ...values, id, owner_id: 1, result: 'all_clear', date_inspected: typed };
    const times = {
      inspected_at: typed,
      created_at: arrived,
      updated_at: arrived,
      superseded_at: arrived,
    };
    await database.queries.execute(sql`insert into inspections
      select stored.* from jsonb_populate_record(null::inspections, ${JSON.stringify({ ...row, ...times })}::jsonb) as stored`);
  }
  const instants = () =>
    read(
      `select id::integer, to_char(inspected_instant at time zone 'UTC', 'DD HH24:MI') as at from inspections order by id`,
    );

  it.each([
    [
      "in the carrier's time zone",
      `insert into company (id, name, dot_number, mc_number, time_zone) values (1, 'Ridge', '1', '1', 'America/Chicago')`,
      '20 12:00',
    ],
    ['in the westernmost zone if the database has none', 'select 1', '20 18:00'],
  ])(
    'a landed report has its instant %s, at the latest its arrival',
    async (_, company, expected) => {
      await run(company);
      await arrives(1, '2026-11-20T06:00', '2026-11-21T12:00Z');
      await arrives(2, '2026-11-20T06:00', '2026-11-20T11:00Z');
      await migrate(database, migrationsFolder);
      expect(await instants()).toEqual([
        { id: 1, at: expected },
        { id: 2, at: '20 11:00' },
      ]);
      // A process of the previous release does not know the column.
      await arrives(3, '2026-11-20T06:00', '2026-11-22T12:00Z');
      expect((await instants())[2]).toEqual({ id: 3, at: '22 12:00' });
    },
  );

  it("a landed agent's certification and a landed review have the instant on the phone in the history, and no other event changes", async () => {
    await run(
      `insert into vehicles (id, kind, number, number_key) values (1, 'truck', 'T1', 'T1')`,
    );
    await run(`insert into defects (id, vehicle_id, item, description, reported_by, inspected_on, state, closed_at,
        certified_by, certified_name, certified_at, certified_on, reopened) values
      (1, 1, 'horn', 'Silent', 1, '2026-11-20', 'repaired', now(), 1, 'Marcus, agent of the carrier', '2026-11-20T08:00Z', 'office', null),
      (2, 1, 'mirrors', 'Broken', 1, '2026-11-20', 'repaired', now(), 1, 'Hank', '2026-11-20T08:00Z', 'office', null),
      (3, 1, 'doors', 'Stuck', 1, '2026-11-20', 'open', null, null, '', null, null,
        '{"how":"not_fixed","by":1,"at":"2026-11-20T12:00:00.123Z","note":"","enteredAt":null,"before":null,"final":false}')`);
    await run(`insert into report_reviews (id, reviewer_id, name, reviewed_at, confirmed_safe, stored_at) values
      ('00000000-0000-4000-8000-000000000001', 1, 'Marcus', '2026-11-20T09:00Z', false, '2026-11-20T12:00:00.123456Z')`);
    await run(`insert into defect_events (defect_id, actor_id, at, event, state, name, note) values
      (1, 1, '2026-11-20T10:00Z', 'certified', 'repaired', 'Marcus, agent of the carrier', ''),
      (2, 1, '2026-11-20T10:00Z', 'certified', 'repaired', 'Hank', ''),
      (3, 1, '2026-11-20T12:00:00.123456Z', 'not_fixed', 'open', '', '')`);
    await migrate(database, migrationsFolder);
    const events = await read(`select defect_id::integer as defect,
      to_char(defect_events.entered_at at time zone 'UTC', 'HH24:MI') as entered, reopened ->> 'enteredAt' as reopened
      from defect_events join defects on defects.id = defect_id order by defect_id`);
    expect(events).toEqual([
      { defect: 1, entered: '08:00', reopened: null },
      { defect: 2, entered: null, reopened: null },
      { defect: 3, entered: '09:00', reopened: '2026-11-20T09:00:00.000Z' },
    ]);
  });
});
