import { sql } from 'drizzle-orm';
import type { ChecklistKey } from '@/contract/checklist';
import { listDefects } from '../../domain/defects/readDefects';
import { databaseKinds, migrationsFolder, openEmpty } from '../../testing/databases';
import { report } from '../../testing/reports';
import type { Database } from './Database';
import { migrate } from './migrate';
import { queryRows } from './rows';

// @only-all: a landed migration never changes; vehiclesMigration.test.ts and backup.test.ts upgrade data of earlier versions.

describe.each(databaseKinds)("the upgrade of build 6fa45f0's defects on %s", (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await openEmpty(kind);
    await migrate(database, migrationsFolder, '0014_office_lists.sql');
    await landedData();
    await migrate(database, migrationsFolder);
  });
  afterAll(() => database.close());

  const rows = (query: ReturnType<typeof sql>) =>
    queryRows<Record<string, unknown>>(database.queries, query);
  const run = (query: ReturnType<typeof sql>) => database.queries.execute(query);

  /** Stores a report as build 6fa45f0 did. */
  async function reports(
    owner: number,
    truck: string,
    defective: ChecklistKey[],
    more: object = {},
  ) {
    const items = Object.fromEntries(defective.map((key) => [key, false]));
    const { comments, ...values } = report({ ...items, truck_number: truck, ...more });
    const row = { ...values, trailer_numbers: 'none', date_inspected: '2026-11-21T08:30:00' };
    const list = defective.map((key) => ({ key, text: `${key} is broken`, fixed: false }));
    await run(
      sql`select create_report(${owner}, ${JSON.stringify(row)}::jsonb, ${JSON.stringify(list)}::jsonb)`,
    );
  }

  /** Changes a defect as build 6fa45f0 did for a certification, a deferral or a reopening. */
  async function acts(
    item: ChecklistKey,
    action: 'certified' | 'deferred' | 'reopened',
    set: ReturnType<typeof sql>,
  ) {
    await run(
      sql`update defects set ${set}, version = version + 1, updated_at = now() where item = ${item}`,
    );
    await run(sql`insert into report_events (report_id, actor_id, action, defect_id)
      select report_id, 3, ${action}, defect_id from report_defects join defects on defects.id = defect_id
      where item = ${item}`);
  }

  async function landedData() {
    await run(sql`insert into users (id, username, full_name, email, password_hash, role) values
      (1, 'marcus', '', '', '', 'driver'), (2, 'dana', '', '', '', 'driver'), (3, 'rosa', 'Rosa Ortiz', '', '', 'mechanic')`);
    const corrected = { satisfactory_vehicle_condition: 'above_defects_need_correction' };
    await reports(
      1,
      'T1',
      ['horn', 'mirrors', 'radiator', 'battery', 'body', 'steering'],
      corrected,
    );
    await acts(
      'mirrors',
      'certified',
      sql`state = 'repaired', certified_name = 'R. Ortiz', certified_by = 3,
      note = 'New glass', closed_at = now()`,
    );
    await acts(
      'radiator',
      'deferred',
      sql`state = 'deferred', deferred_until = '2999-12-31', deferred_reason = 'Parts on order'`,
    );
    await acts(
      'steering',
      'certified',
      sql`state = 'repaired', certified_name = 'R. Ortiz', certified_by = 3, closed_at = now()`,
    );
    await acts(
      'steering',
      'reopened',
      sql`state = 'open', certified_name = '', certified_by = null, closed_at = null, note = 'Play'`,
    );
    // The driver reports the horn, battery and body as good, so the old build closes their defects.
    await reports(1, 'T1', ['steering', 'radiator']);
    await run(sql`update defects set reported_at = now() - interval '31 days' where item = 'body'`);
    // Another driver reports the battery, which opens a second defect of the same item.
    await reports(2, 'T1', ['battery']);
    // Vehicle T2 goes out of service after a defect that its driver then reported as good.
    await reports(2, 'T2', ['clutch']);
    await reports(2, 'T2', []);
    await run(sql`update vehicles set in_service = false where number = 'T2'`);
  }

  it('a defect that only its driver closed becomes ‘Driver says good’ if it is recent, its vehicle is in service and its item has no open defect, and else ‘closed before certification’', async () => {
    expect(
      await rows(sql`select item, state, version, needs_correction, said_good_by::int, said_good_at is not null as has_time
        from defects where item in ('horn', 'battery', 'body', 'clutch') order by item collate "C", id`),
    ).toEqual([
      line('battery', 'closed_before_certification', 2, null, true),
      line('battery', 'open', 1, null, false),
      line('body', 'closed_before_certification', 2, null, true),
      line('clutch', 'closed_before_certification', 2, null, false),
      line('horn', 'driver_says_good', 3, 1, true),
    ]);
  });
  const line = (
    item: string,
    state: string,
    version: number,
    by: number | null,
    needs: boolean,
  ) => ({
    item,
    state,
    version,
    needs_correction: needs,
    said_good_by: by,
    has_time: by !== null,
  });

  it('a report gets the result ‘defects_open’ if the upgrade reopens its defect', async () => {
    expect(
      await rows(sql`select distinct result from inspections join report_defects on report_id = inspections.id
        join defects on defects.id = defect_id where item = 'horn'`),
    ).toEqual([{ result: 'defects_open' }]);
  });

  it('the upgrade keeps certifications, and signs a deferral with the name of the person who deferred the defect', async () => {
    expect(
      await rows(sql`select item, state, certified_name, certified_by::int, certified_on, certified_at is not null as has_time
        from defects where certified_by is not null order by item collate "C"`),
    ).toEqual([
      {
        item: 'mirrors',
        state: 'repaired',
        certified_name: 'R. Ortiz',
        certified_by: 3,
        certified_on: 'office',
        has_time: true,
      },
      {
        item: 'radiator',
        state: 'deferred',
        certified_name: 'Rosa Ortiz',
        certified_by: 3,
        certified_on: 'office',
        has_time: true,
      },
    ]);
  });

  it('the upgrade gives each defect a history, and makes an earlier reopening final', async () => {
    const histories =
      await rows(sql`select item, array_agg(event order by defect_events.id) as events
      from defect_events join defects on defects.id = defect_id
      where item in ('horn', 'steering', 'radiator', 'body') group by item order by item collate "C"`);
    expect(histories).toEqual([
      { item: 'body', events: ['reported', 'closed_before_certification'] },
      { item: 'horn', events: ['reported', 'reopened_by_migration'] },
      { item: 'radiator', events: ['reported', 'deferred'] },
      { item: 'steering', events: ['reported', 'certified', 'reopened'] },
    ]);
    expect(await rows(sql`select reopened from defects where item = 'steering'`)).toMatchObject([
      { reopened: { how: 'reopened', by: 3, note: 'Play', before: null, final: true } },
    ]);
  });

  it('the upgrade dates a defect by the inspection that found it', async () => {
    expect(await rows(sql`select distinct inspected_on::text as day from defects`)).toEqual([
      { day: '2026-11-21' },
    ]);
  });

  it('the list of defects shows all upgraded defects, or with a filter only those that the upgrade reopened', async () => {
    const query = { page: 1, perPage: 25, sort: 'id', order: 'asc', state: 'all' } as const;
    const all = await listDefects(database.queries, query, {
      today: '2026-11-21',
      timeZone: 'UTC',
    });
    expect(all.total).toBe(8);
    const again = { ...query, reopened_by_migration: true };
    const { data } = await listDefects(database.queries, again, {
      today: '2026-11-21',
      timeZone: 'UTC',
    });
    expect(data).toMatchObject([
      { item: 'horn', state: 'open', driver_says_good: { by: 'marcus' }, holds_vehicle: true },
    ]);
  });

  it.each([
    ['a name', sql`certified_name = ''`],
    ['an account', sql`certified_by = null`],
    ['a time', sql`certified_at = null`],
    ['a place', sql`certified_on = null`],
  ])('the upgraded database rejects a certification without %s', async (_what, set) => {
    const update = run(sql`update defects set ${set} where item = 'mirrors'`);
    await expect(update).rejects.toMatchObject({
      cause: { message: expect.stringContaining('defects_certified') },
    });
  });
});
