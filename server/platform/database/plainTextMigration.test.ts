import { sql } from 'drizzle-orm';
import { databaseKinds, migrationsFolder, openEmpty } from '../../testing/databases';
import type { Database } from './Database';
import { beginsWith, contains } from './lists';
import { migrate } from './migrate';
import { queryRows } from './rows';

describe.each(databaseKinds)('a search after the upgrade on %s', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await openEmpty(kind);
    await migrate(database, migrationsFolder, '0120_deferral_limits.sql');
  });
  afterAll(() => database.close());

  it('plain quotes and dashes find the curly quotes and long dashes of an earlier report, also by its index', async () => {
    const { queries } = database;
    await queries.execute(
      sql`insert into users (id, username, password_hash) values (1, 'sean', 'x')`,
    );
    await queries.execute(sql`insert into inspections (owner_id, carrier, address, date_inspected, truck_number,
        odometer_reading, trailer_numbers, drivers_signature, drivers_signature_date, mechanics_signature,
        mechanics_signature_date, satisfactory_vehicle_condition)
      values (1, 'Seán O’Brien–Diaz “Bo”', 'x', '2026-11-21', 'T-1', '1', 'R-1', 'x', '2026-11-21', '', '2026-11-21',
        'above_defects_corrected')`);
    await migrate(database, migrationsFolder);
    await queries.execute(sql`set enable_seqscan = off`);
    const carrier = sql`carrier`;
    for (const typed of ["sean o'brien-diaz", 'Seán O’Brien–Diaz', 'SEAN O‘BRIEN-DIAZ "bo"']) {
      for (const condition of [contains(carrier, typed), beginsWith(carrier, typed)]) {
        const found = await queryRows(queries, sql`select id from inspections where ${condition}`);
        expect([typed, found.length]).toEqual([typed, 1]);
      }
    }
  });
});
