import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { unconfirmedReasons, vehicle } from '@/contract/office/vehicles';
import type { Database } from '../../platform/database/Database';
import { jsonRows } from '../../platform/database/jsonRows';
import { databaseKinds, openMigrated } from '../../testing/databases';
import { readinessColumn, getReadiness } from './readiness';

const row = v.pick(vehicle, [
  'do_not_dispatch',
  'in_service',
  'open_defects',
  'deferred_defects',
  'is_overdue',
  'unconfirmed',
  'may_be_held_as',
  'readiness',
]);

describe.each(databaseKinds)('the readiness of a vehicle on %s', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await openMigrated(kind);
  });
  afterAll(() => database.close());

  it('SQL and the rules compute the same readiness of a vehicle for every combination of facts', async () => {
    const rows = await jsonRows(
      database.queries,
      row,
      sql`select *, ${readinessColumn} as readiness
        from (values (true), (false)) as held (do_not_dispatch),
          (values (true), (false)) as service (in_service),
          (values (0), (2)) as open (open_defects),
          (values (0), (2)) as deferred (deferred_defects),
          (values (true), (false)) as overdue (is_overdue),
          (values (null), ${sql.raw(unconfirmedReasons.map((reason) => `('${reason}')`).join(', '))})
            as confirmed (unconfirmed),
          (values ('[]'::jsonb), ('["T-1O8"]')) as alike (may_be_held_as)`,
    );
    expect(rows).toHaveLength(2 ** 6 * (1 + unconfirmedReasons.length));
    for (const { readiness, ...facts } of rows) {
      expect([facts, readiness]).toEqual([facts, getReadiness(facts)]);
    }
    expect(new Set(rows.map(({ readiness }) => readiness)).size).toBe(4);
  });
});
