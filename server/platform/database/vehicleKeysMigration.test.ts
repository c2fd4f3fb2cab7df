import { sql } from 'drizzle-orm';
import { databaseKinds, migrationsFolder, openEmpty } from '../../testing/databases';
import { report } from '../../testing/reports';
import type { Database } from './Database';
import { fillVehicleKeys } from './fillVehicleKeys';
import { migrate } from './migrate';
import { queryRows } from './rows';

describe.each(databaseKinds)('the migration that adds vehicle keys on %s', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await openEmpty(kind);
    await migrate(database, migrationsFolder, '0050_browser_errors.sql');
    await run(sql`insert into users (id, username, password_hash) values (1, 'mbell', 'x')`);
    await run(sql`insert into vehicles (id, kind, number, number_key, merged_into) values
      (101, 'truck', 'T-101', 'T101', null), (102, 'truck', 'Т101', 'Т101', null),
      (103, 'truck', 'é-7', 'é7', null), (104, 'truck', 'E8', 'E8', 103), (105, 'truck', 'É8', 'É8', null),
      (106, 'trailer', 'T-101', 'T101', null)`);
    await migrate(database, migrationsFolder);
  });
  afterAll(() => database.close());

  const run = (query: ReturnType<typeof sql>) => database.queries.execute(query);
  const vehicles = async (where = sql`true`) => {
    const rows = await queryRows<{ id: string; key: string; unconfirmed: string | null }>(
      database.queries,
      sql`select id, key, unconfirmed from vehicles where ${where} order by id`,
    );
    return rows.map(({ id, key, unconfirmed }) => [Number(id), key, unconfirmed]);
  };
  /** Stores a report as a process of the previous release does. */
  async function storesAsBefore(truck: string) {
    const { comments: _, ...values } = report({ truck_number: truck, trailer_numbers: 'none' });
    const row = JSON.stringify({ ...values, date_inspected: '2026-11-21T08:30:00' });
    await run(sql`select store_report(1, ${row}::jsonb, '[]'::jsonb, null::jsonb, false)`);
  }

  it("the migration fills in the vehicles' keys, and marks vehicles of the same kind whose keys are equal", async () => {
    expect(await vehicles()).toEqual([
      [101, 'T101', 'same_number'],
      [102, 'T101', 'same_number'],
      // E8 is also an earlier number of vehicle 103, but vehicle 105's own number takes precedence.
      [103, 'E7', null],
      [104, 'E8', null],
      [105, 'E8', null],
      [106, 'T101', null],
    ]);
  });

  it('fillVehicleKeys computes the keys of numbers that a process of the previous release wrote', async () => {
    await storesAsBefore('t 101');
    await storesAsBefore('Å-1');
    await run(sql`update vehicles set number = 'W-2', number_key = 'W2' where id = 106`);
    const written = sql`number in ('Å-1', 'W-2')`;
    expect((await vehicles(written)).map(([, key]) => key)).toEqual([null, null]);
    await fillVehicleKeys(database.queries);
    expect((await vehicles(written)).map(([, key]) => key)).toEqual(['A1', 'W2']);
    expect(
      await queryRows(
        database.queries,
        sql`select number from vehicles join report_vehicles on vehicle_id = vehicles.id
          order by report_id`,
      ),
    ).toEqual([{ number: 'T-101' }, { number: 'Å-1' }]);
  });
});
