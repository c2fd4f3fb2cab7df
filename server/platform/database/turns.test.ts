import { sql } from 'drizzle-orm';
import { openMigrated } from '../../testing/databases';
import type { Database } from './Database';

let database: Database;
beforeAll(async () => {
  database = await openMigrated('embedded');
});
afterAll(() => database.close());

it('other work runs between the queries of a long transaction in the embedded database', async () => {
  let isServed = false;
  setImmediate(() => {
    isServed = true;
  });
  const end = performance.now() + 200;
  await database.queries.transaction(async (tx) => {
    while (performance.now() < end) await tx.execute(sql`select 1`);
  });
  expect(isServed).toBe(true);
});
