import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readSettings } from './platform/settings/settings';
import { readEverything } from './readEverything';
import { seedDemo } from './seed/seed';
import { migrationsFolder, openMigrated } from './testing/databases';
import { runToEnd } from './testing/serverProcess';

// @only-all: makes every read call on a whole fleet; each call has tests of its own.

it('every read call succeeds on a fleet, and the result names each call that fails', async () => {
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

it('a backup of the first release can be upgraded to this build', async () => {
  const backup = join(__dirname, 'jobs', 'backup', 'fixtures', 'version1.jsonl');
  const { code, output } = await runToEnd({}, 'cli', ['check', '--upgrade', backup]);
  expect([code, output.split('\n').map((line) => line.slice(0, 13))]).toEqual([
    0,
    [
      'good  backup ',
      'good  upgrade',
      'good  defects',
      'good  defects',
      'good  fleet  ',
      'good  calls  ',
      '',
    ],
  ]);
  expect(output).toContain('0 Closed by a name typed on a phone, not certified');
});
