import { sql } from 'drizzle-orm';
import { databaseKinds, migrationsFolder, openEmpty } from '../../testing/databases';
import { undoImport } from '../../domain/imports/undoImport';
import { Announcements } from '../../domain/notifications/Announcements';
import type { Database } from './Database';
import { migrate } from './migrate';
import { queryRows } from './rows';

describe.each(databaseKinds)('an import from an earlier version on %s', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await openEmpty(kind);
    await migrate(database, migrationsFolder, '0091_imports.sql');
  });
  afterAll(() => database.close());

  it("undoImport undoes an earlier version's import of vehicles", async () => {
    const { queries } = database;
    await queries.execute(
      sql`insert into users (id, username, password_hash, role) values (1, 'dana', 'x', 'dispatcher')`,
    );
    await queries.execute(
      sql`insert into vehicles (id, kind, number, number_key, key, look_key) values (7, 'truck', 'T-7', 'T7', 'T7', 'T7')`,
    );
    await queries.execute(
      sql`insert into imports (id, actor_id, added, changed) values (1, 1, '[7]', '[]')`,
    );
    await migrate(database, migrationsFolder);
    const actor = { id: 1, name: 'dana', role: 'dispatcher' } as const;
    const notifications = new Announcements({ mail: null, webhook: null });
    const undone = await undoImport({ queries, actor, now: () => new Date(), notifications }, 1);
    expect(undone).toEqual({ id: 1, removed: 1, restored: 0 });
    expect(await queryRows(queries, sql`select from vehicles`)).toEqual([]);
  });
});
