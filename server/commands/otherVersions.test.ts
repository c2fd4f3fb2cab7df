import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openEmbedded } from '../platform/database/embedded';
import { migrationState } from '../platform/database/migrate';
import { createLog } from '../platform/http/logging';
import { readSettings } from '../platform/settings/settings';
import { migratedDataFolder, migrationsFolder } from '../testing/databases';
import { operationsIn } from './operations';

// @only-all: opens data folders on the disk, which takes 14 s; program.test.ts tests the check of the migrations.

describe('read-only commands on the database of another version', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await migratedDataFolder();
  });
  afterEach(() => rm(folder, { recursive: true }));

  const operations = (warn: (line: string) => void) =>
    operationsIn({
      settings: () => readSettings({ DATA_DIR: folder }),
      start: () => undefined,
      migrationsFolder,
      readEverything: async () => ({ calls: 0, failed: [] }),
      log: { ...createLog('silent'), warn, info: () => undefined },
      reqId: 'test',
    });
  const namesIn = async () => {
    const database = await openEmbedded(folder);
    const { applied } = await migrationState(database.queries, migrationsFolder);
    await database.close();
    return applied.sort();
  };

  it("on an earlier version's database, people list fails and backup writes a file; both print a warning and change nothing", async () => {
    const database = await openEmbedded(folder);
    await database.queries.execute(sql`delete from migrations where name >= '0060'`);
    await database.close();
    const before = await namesIn();
    const warn = jest.fn();
    const older = expect.stringMatching(
      /^the database is older than this build, to apply: 0060_hidden_sections.sql, /,
    );
    await expect(operations(warn).print({ command: 'people', action: 'list' })).rejects.toThrow(
      'Run the command migrate first, or use the other version.',
    );
    expect(warn.mock.calls).toEqual([[older]]);
    await operations(warn).backup(join(folder, 'older.jsonl'));
    expect(warn.mock.calls).toEqual([[older], [older]]);
    expect(readFileSync(join(folder, 'older.jsonl'), 'utf8')).toContain('0050_browser_errors.sql');
    expect(await namesIn()).toEqual(before);
  });

  it('the backup command writes a backup of a newer, compatible database and prints a warning', async () => {
    const database = await openEmbedded(folder);
    await database.queries.execute(sql`insert into migrations (name, checksum, works_since)
      values ('9999_later.sql', 'later', '0050_browser_errors.sql')`);
    await database.close();
    const warn = jest.fn();
    await operations(warn).backup(join(folder, 'newer.jsonl'));
    expect(warn.mock.calls).toEqual([
      ['the database is newer than this build, which works with 9999_later.sql'],
    ]);
  });
});
