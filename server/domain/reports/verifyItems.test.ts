import { sql } from 'drizzle-orm';
import { checklistKeys } from '@/contract/checklist';
import type { Database } from '../../platform/database/Database';
import { databaseKinds, openMigrated } from '../../testing/databases';
import { verifyItems } from './verifyItems';

describe.each(databaseKinds)("the check of the database's items on %s", (kind) => {
  let database: Database;
  // The tests share a database. Each test repairs what it changed, except the last one.
  beforeAll(async () => {
    database = await openMigrated(kind);
  });
  afterAll(() => database.close());

  const problem = async () => {
    try {
      await verifyItems(database.queries);
      return null;
    } catch (error) {
      return String(error);
    }
  };

  it('verifyItems accepts the migrated database', async () => {
    expect(await problem()).toBeNull();
  });

  it.each([
    [
      'alter table inspections drop column horn',
      'alter table inspections add column horn boolean;',
    ],
    [
      'alter table inspections add column wings boolean',
      'alter table inspections drop column wings;',
    ],
    [
      `alter table defects drop constraint defects_item_check, add check (item in ('horn', 'wings'))`,
      'alter table defects drop constraint defects_item_check, add check (item in (',
    ],
    [
      'alter table inspection_comments drop constraint inspection_comments_key_check',
      'alter table inspection_comments add check (key in (',
    ],
  ])(
    'verifyItems fails after %s, and its message contains a statement that repairs the database',
    async (change, statement) => {
      await database.queries.execute(sql.raw(change));
      const text = await problem();
      expect(text).toContain(statement);
      await database.queries.execute(sql.raw(text?.replace(/^.* It lacks: /, '') ?? ''));
      expect(await problem()).toBeNull();
    },
  );

  it('verifyItems includes every item of the contract in the repair statement', async () => {
    await database.queries.execute(sql`alter table defects drop constraint defects_item_check`);
    const text = await problem();
    for (const key of checklistKeys) expect(text).toContain(`'${key}'`);
  });
});
