import { sql } from 'drizzle-orm';
import { databaseKinds, migrationsFolder, openEmpty } from '../../testing/databases';
import type { Database } from './Database';
import { fillVehicleKeys } from './fillVehicleKeys';
import { migrate } from './migrate';
import { queryRows } from './rows';

describe.each(databaseKinds)('the migration of earlier numbers on %s', (kind) => {
  let database: Database;
  const run = (query: ReturnType<typeof sql>) => database.queries.execute(query);
  beforeAll(async () => {
    database = await openEmpty(kind);
    await migrate(database, migrationsFolder, '0096_trip_index.sql');
    // T-2 got the number T-1 of T-1N. The row of that earlier number then became the one of T-2's own.
    await run(sql`insert into vehicles (id, kind, number, number_key, key, look_key, merged_into, released_at, updated_at)
      values
        (101, 'truck', 'T-1N', 'T1N', 'T1N', 'T1N', null, null, now()),
        (102, 'truck', 'T-1', 'T1', 'T1', 'T1', null, null, now()),
        (103, 'truck', 'T-2', 'T2', 'T2', 'T2', 102, null, '2026-10-01T12:00Z'),
        (104, 'truck', 'T-3', 'T3', 'T3', 'T3', 101, null, '2026-10-02T12:00Z'),
        (105, 'truck', 'T-4', 'released:105', 'T4', 'T4', 101, now(), '2026-10-03T12:00Z')`);
    const audited = (id: number, at: string, number: string) =>
      run(sql`insert into audit_entries (at, actor_name, action, resource, record_id, before, after)
        values (${at}, 'tess', 'update', 'vehicles', ${String(id)}, ${JSON.stringify({ number })}::jsonb, '{}')`);
    await audited(101, '2026-11-26T12:00Z', 'T-4');
    await audited(101, '2026-11-27T12:00Z', 'T-1');
    await audited(102, '2026-11-28T12:00Z', 'T-2');
    await migrate(database, migrationsFolder);
    await fillVehicleKeys(database.queries);
  });
  afterAll(() => database.close());

  const readEarlier = () =>
    queryRows(
      database.queries,
      sql`select number, key, look_key, merged_into::integer as of,
          to_char(number_until at time zone 'UTC', 'YYYY-MM-DD') as until
        from vehicles where merged_into is not null order by number`,
    );
  const earlier = (number: string, of: number, until: string) => {
    const key = number.replace('-', '');
    return { number, key, look_key: key, of, until };
  };

  it('each earlier number gets the day until which its vehicle had it, and a number that another vehicle took belongs to both again', async () => {
    expect(await readEarlier()).toEqual([
      earlier('T-1', 101, '2026-11-27'),
      earlier('T-2', 102, '2026-11-28'),
      earlier('T-3', 101, '2026-10-02'),
      earlier('T-4', 101, '2026-11-26'),
    ]);
    const [named] = await queryRows(
      database.queries,
      sql`select vehicle_named('truck', 'T-1', 'T1')::integer as id`,
    );
    expect(named).toEqual({ id: 102 });
  });

  it('a number that a process of the previous release changes or merges gets its day, too', async () => {
    await run(sql`update vehicles set merged_into = 102 where id = 101`);
    await run(sql`insert into vehicles (id, kind, number, number_key, merged_into)
      values (110, 'truck', 'T-5', 'T5', 102)`);
    await run(sql`update vehicles set number = 'T-6', number_key = 'T6' where id = 103`);
    const rows = await queryRows<{ number: string }>(
      database.queries,
      sql`select number from vehicles where number_until > now() - interval '1 hour' order by number`,
    );
    expect(rows.map(({ number }) => number)).toEqual(['T-1N', 'T-5', 'T-6']);
  });
});
