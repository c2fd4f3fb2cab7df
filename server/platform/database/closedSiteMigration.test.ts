import { sql } from 'drizzle-orm';
import { readOpening } from '../../domain/company/opening';
import { databaseKinds, migrationsFolder, openEmpty } from '../../testing/databases';
import type { Database } from './Database';
import { applyMigrations, lockMigrations, readMigrations } from './migrate';

// @only-all: a landed migration never changes; vehiclesMigration.test.ts and backup.test.ts upgrade data of earlier versions.

const name = '0088_closed_site.sql';

describe.each(databaseKinds)('a site from a version that could not close sites, on %s', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await openEmpty(kind);
    const migrations = await readMigrations(migrationsFolder);
    await database.queries.transaction(async (tx) => {
      await lockMigrations(tx);
      await applyMigrations(
        tx,
        migrations.filter((migration) => migration.name < name),
      );
      await tx.execute(sql`insert into company (name) values ('Northway Freight')`);
      await tx.execute(sql`insert into contacts (phone1) values ('+1 509 555 0123')`);
      await applyMigrations(tx, migrations);
    });
  });
  afterAll(() => database.close());

  it('the upgrade from a version that could not close sites keeps an existing site open', async () => {
    expect(await readOpening(database.queries)).toEqual({ is_open: true });
  });
});
