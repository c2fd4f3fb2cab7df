import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readSettings } from './platform/settings/settings';
import { readEverything } from './readEverything';
import { seedDemo } from './seed/seed';
import { migrationsFolder, openMigrated } from './testing/databases';
import { runToEnd } from './testing/serverProcess';

// @only-all: makes every read call on a whole fleet; each call has its own tests.

it("readEverything finds no failing call with a fleet's data, and names the calls that fail once a column is missing", async () => {
  const database = await openMigrated('embedded');
  await seedDemo(database, { now: new Date(), timeZone: 'UTC' });
  const { calls, failed } = await readEverything(readSettings({}), database, migrationsFolder);
  expect([calls > 40, failed]).toEqual([true, []]);
  await database.queries.execute(sql`alter table vehicles rename column plate to registration`);
  const broken = await readEverything(readSettings({}), database, migrationsFolder);
  expect(broken.failed).toEqual(
    expect.arrayContaining(['/api/office/vehicles/ (500)', '/api/office/vehicles/:id/ (500)']),
  );
  await database.close();
});

it('linehaul check --upgrade upgrades a backup of the first release and finds no problem', async () => {
  const backup = join(__dirname, 'jobs', 'backup', 'fixtures', 'version1.jsonl');
  const { code, output } = await runToEnd({}, 'cli', ['check', '--upgrade', backup]);
  const lines = output.trimEnd().split('\n');
  const kinds = new Set(lines.map((line) => line.slice(0, 13).trimEnd()));
  expect([code, ...kinds]).toEqual([
    0,
    'good  backup',
    'good  upgrade',
    'good  change',
    'good  rows',
    'good  defects',
    'good  fleet',
    'good  calls',
  ]);
  expect(output).toContain(
    'good  change   0063_typed_names.sql: Earlier versions let a name that was typed on',
  );
  expect(output).toMatch(/^good {2}rows {5}vehicles: 0 before, \d+ after$/m);
  expect(output).toContain('0 Closed by a name typed on a phone, not certified');
});
