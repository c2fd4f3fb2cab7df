import { sql } from 'drizzle-orm';
import { databaseKinds, migrationsFolder, openEmpty } from '../../testing/databases';
import type { Database } from './Database';
import { migrate } from './migrate';
import { queryRows } from './rows';

describe.each(databaseKinds)('the migration of the look keys of trailers on %s', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await openEmpty(kind);
    await migrate(database, migrationsFolder, '0093_imported_people.sql');
  });
  afterAll(() => database.close());

  it("the upgrade makes 'TRLR 12' a look-alike of 12 and no longer one of R-12, unless the office has decided about it", async () => {
    const { queries } = database;
    await queries.execute(
      sql`insert into vehicles (id, kind, number, number_key, key, look_key, unconfirmed, confirmed_at, version) values
        (1, 'trailer', '12', '12', '12', '12', null, now(), 2),
        (2, 'trailer', 'R-12', 'R12', 'R12', 'R12', null, now(), 2),
        (3, 'trailer', 'TRLR 12', 'TRLR12', 'TRLR12', 'R12', 'look_alike', null, 1),
        (4, 'trailer', 'R-13', 'R13', 'R13', 'R13', 'look_alike', null, 1),
        (5, 'trailer', 'TRLR-13', 'TRLR13', 'TRLR13', 'R13', null, null, 1),
        (6, 'trailer', '14', '14', '14', '14', null, null, 1),
        (7, 'trailer', 'TRLR14', 'TRLR14', 'TRLR14', 'R14', null, null, 1),
        (8, 'trailer', 'TRLR 0014', 'TRLR0014', 'TRLR0014', 'R14', null, now(), 2),
        (9, 'trailer', 'TRL R-2', 'TRLR2', 'TRLR2', 'R2', 'look_alike', null, 1),
        (10, 'trailer', 'R-2', 'R2', 'R2', 'R2', null, now(), 2),
        (11, 'truck', 'TRK 5', 'TRK5', 'TRK5', '5', 'same_number', null, 1)`,
    );
    await migrate(database, migrationsFolder);
    const rows = await queryRows<{ id: string; look_key: string; unconfirmed: string | null }>(
      queries,
      sql`select id, look_key, unconfirmed from vehicles order by id`,
    );
    expect(rows.map((row) => [Number(row.id), row.look_key, row.unconfirmed])).toEqual([
      [1, '12', null],
      [2, 'R12', null],
      [3, '12', 'look_alike'],
      [4, 'R13', 'other_trailer'],
      [5, '13', null],
      [6, '14', null],
      [7, '14', 'look_alike'],
      [8, '14', null],
      [9, 'R2', 'look_alike'],
      [10, 'R2', null],
      [11, '5', 'same_number'],
    ]);
  });
});
