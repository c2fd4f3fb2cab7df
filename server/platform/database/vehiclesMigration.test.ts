import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { checkBackup } from '../../jobs/backup/backupFile';
import { restore } from '../../jobs/backup/restore';
import { databaseKinds, migrationsFolder, openEmpty } from '../../testing/databases';
import type { Database } from './Database';
import { migrate } from './migrate';
import { queryRows } from './rows';

/** Three drivers' reports, which the build of commit a2466ab wrote. */
const reports = join(__dirname, '..', '..', 'jobs', 'backup', 'fixtures', 'reports.jsonl');

describe.each(databaseKinds)(
  'the vehicles and defects in the upgraded data of a2466ab on %s',
  (kind) => {
    let database: Database;
    beforeAll(async () => {
      database = await openEmpty(kind);
      await migrate(database, migrationsFolder);
      await restore(database, await checkBackup(reports), migrationsFolder);
    });
    afterAll(() => database.close());

    const rows = (query: ReturnType<typeof sql>) =>
      queryRows<Record<string, unknown>>(database.queries, query);

    it('the upgrade joins numbers that differ only in blanks, dashes and case into one vehicle with the latest spelling', async () => {
      expect(
        await rows(sql`select kind, number, number_key from vehicles order by kind, number_key`),
      ).toEqual(
        [
          { kind: 'trailer', number: '53-0192', number_key: '530192' },
          { kind: 'trailer', number: '53-0193', number_key: '530193' },
          { kind: 'trailer', number: '77', number_key: '77' },
          { kind: 'truck', number: 'T 4711', number_key: 'T4711' },
          { kind: 'truck', number: '812', number_key: '812' },
        ].sort((a, b) => (a.kind + a.number_key < b.kind + b.number_key ? -1 : 1)),
      );
    });

    it("the upgrade turns each unfixed comment into a defect, and two drivers' comments on one item into one defect", async () => {
      const found = await rows(sql`
      select vehicles.number_key as vehicle, item, description, username, defects.state, first_report_id::int,
        array_agg(report_id::int order by report_id) as reports
      from defects join vehicles on vehicles.id = vehicle_id join users on users.id = reported_by
        join report_defects on defect_id = defects.id
      group by defects.id, vehicles.id, users.id order by vehicles.number_key, item`);
      const marcus = { username: 'marcus', state: 'open', first_report_id: 2 };
      expect(found).toEqual([
        {
          vehicle: '530192',
          item: 'tires_trailer',
          description: 'Bald, left',
          ...marcus,
          reports: [2],
        },
        {
          vehicle: '530193',
          item: 'tires_trailer',
          description: 'Bald, left',
          ...marcus,
          reports: [2],
        },
        {
          vehicle: '812',
          item: 'mirrors',
          description: 'No description',
          username: 'lee',
          state: 'open',
          first_report_id: 5,
          reports: [5],
        },
        {
          vehicle: 'T4711',
          item: 'doors',
          description: 'Left door hangs',
          username: 'dana',
          state: 'open',
          first_report_id: 3,
          reports: [3],
        },
        {
          vehicle: 'T4711',
          item: 'horn',
          description: 'Horn is silent',
          ...marcus,
          reports: [2, 3],
        },
      ]);
    });

    it("the upgrade sets each report's result, and marks superseded reports", async () => {
      expect(await rows(sql`select id::int, result from inspections order by id`)).toEqual([
        { id: 1, result: 'defects_open' },
        { id: 2, result: 'defects_open' },
        { id: 3, result: 'defects_open' },
        { id: 4, result: 'all_clear' },
        { id: 5, result: 'defects_open' },
      ]);
      expect(
        await rows(
          sql`select distinct report_id::int as id from report_vehicles where is_replaced`,
        ),
      ).toEqual([{ id: 1 }]);
    });

    it("the upgrade records in each report's history that it was created, and whether it was sent or superseded", async () => {
      expect(
        await rows(sql`select report_id::int as id, username, array_agg(action order by at, report_events.id) as actions
        from report_events join users on users.id = actor_id group by 1, 2 order by 1`),
      ).toEqual([
        { id: 1, username: 'marcus', actions: ['created', 'superseded'] },
        { id: 2, username: 'marcus', actions: ['created'] },
        { id: 3, username: 'dana', actions: ['created'] },
        { id: 4, username: 'lee', actions: ['created', 'sent'] },
        { id: 5, username: 'lee', actions: ['created'] },
      ]);
    });

    it.each([
      ['53-0192, 53–0193;77/ 78', ['530192', '530193', '77', '78']],
      ['A1, a-1', ['A1']],
      ['No trailer', []],
      ['none', []],
      ['N/A', []],
      ['-', []],
      ['é7', ['é7']],
    ])('the upgraded database recognizes the trailers in %j', async (text, keys) => {
      const found = await rows(
        sql`select number_key from vehicles_named('1', ${text}) where kind = 'trailer' order by number_key collate "C"`,
      );
      expect(found.map(({ number_key }) => number_key)).toEqual(keys);
    });
  },
);
