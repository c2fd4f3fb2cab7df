import { sql } from 'drizzle-orm';
import { computeReportDigest } from '@/contract/reportDigest';
import { readRecord } from '../../domain/reports/readReports';
import { databaseKinds, migrationsFolder, openEmpty } from '../../testing/databases';
import { report } from '../../testing/reports';
import type { Database } from './Database';
import { migrate } from './migrate';
import { queryRows } from './rows';

const day = { today: '2026-11-22', timeZone: 'UTC' };

const silent = { key: 'horn', text: 'Silent', fixed: false };
const drips = { key: 'radiator', text: 'Drips', fixed: false };
const slips = { key: 'clutch', text: 'Slips', fixed: false };

describe.each(databaseKinds)('the upgrade of reports from before entered values on %s', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await openEmpty(kind);
    await migrate(database, migrationsFolder, '0103_earlier_names.sql');
    await run(sql`insert into users (id, username, full_name, password_hash, role) values
      (1, 'marcus', 'Marcus Bell', 'x', 'driver'), (3, 'rosa', 'Rosa Ortiz', 'x', 'mechanic')`);
    await reports(1, [silent, drips]);
    await reports(2, []);
    await reports(3, [slips]);
    // The mechanic certifies the horn, as an early build did, which wrote the mechanic's signature into the report.
    await certifies(1, 'horn', { mechanics_signature: 'R. Ortiz' });
    // The driver says more about the radiator, adds the clutch, and then marks the horn as defective and good again.
    await updates(1, { radiator: false }, [drips], [{ ...drips, text: 'Drips a lot' }]);
    await updates(1, { clutch: false }, [], [slips], { clutch: true });
    await updates(
      1,
      { radiator: true },
      [{ ...drips, text: 'Drips a lot' }],
      [{ ...drips, text: 'Drips a lot', fixed: true }],
    );
    await run(
      sql`insert into vehicles (id, kind, number, number_key, key) values (90, 'truck', '90', '90', '90')`,
    );
    await run(sql`insert into defects (id, vehicle_id, item, description, first_report_id, reported_by, inspected_on, reported_at, state,
        certified_by, certified_at, certified_on, certified_name, deferred_until, deferred_reason) values
      (50, 90, 'doors', 'Bent', 3, 1, '2026-11-01', '2026-11-01T08:00Z', 'deferred', 3, '2026-11-05T08:00Z', 'office', 'Rosa Ortiz', '2026-12-09', 'Parts'),
      (51, 90, 'roof', 'Torn', 3, 1, '2026-11-01', '2026-11-01T08:00Z', 'open', null, null, null, '', null, '')`);
    await run(sql`insert into defect_events (defect_id, at, actor_id, event, state, name, note) values
      (50, '2026-11-02T08:00Z', 3, 'deferred', 'deferred', 'Rosa Ortiz', 'Busy'),
      (50, '2026-11-05T08:00Z', 3, 'deferred', 'deferred', 'Rosa Ortiz', 'Parts'),
      (51, '2026-11-05T08:00Z', 3, 'deferred', 'deferred', 'Rosa Ortiz', 'Parts')`);
    await run(sql`insert into audit_entries (at, actor_id, actor_name, action, resource, record_id, before, after) values
      ('2026-11-02T08:00Z', 3, 'rosa', 'defer', 'defects', '50', '{}', '{"deferred_until":"2026-11-04"}')`);
    await migrate(database, migrationsFolder);
  });
  afterAll(() => database.close());

  const run = (query: ReturnType<typeof sql>) => database.queries.execute(query);

  /** Stores a report as the landed build did. Each is of another driver's truck. */
  async function reports(id: number, comments: readonly { key: string }[]) {
    const items = Object.fromEntries(comments.map(({ key }) => [key, false]));
    const { comments: _, ...values } = report({ ...items, drivers_signature: 'M. Bell' });
    const row = {
      ...values,
      id,
      owner_id: 1,
      date_inspected: '2026-11-01T08:30:00',
      created_at: '2026-11-01T08:00:00Z',
      updated_at: '2026-11-01T08:00:00Z',
      sent_at: '2026-11-01T09:00:00Z',
      result: 'all_clear',
    };
    await run(sql`insert into inspections
      select stored.* from jsonb_populate_record(null::inspections, ${JSON.stringify(row)}::jsonb) as stored`);
    for (const [position, comment] of comments.entries()) {
      const own = { ...comment, position, inspection_id: id };
      await run(sql`insert into inspection_comments
        select stored.* from jsonb_populate_record(null::inspection_comments, ${JSON.stringify(own)}::jsonb) as stored`);
    }
  }

  async function stores(id: number, values: object) {
    await run(sql`update inspections set updated_at = now() where id = ${id}`);
    for (const [name, value] of Object.entries(values)) {
      await run(sql`update inspections set ${sql.raw(name)} = ${value} where id = ${id}`);
    }
  }

  async function logs(id: number, actor: number, action: string, before: object, after: object) {
    await run(sql`insert into report_events (report_id, at, actor_id, action, before, after) values
      (${id}, '2026-11-02T08:00Z', ${actor}, ${action}, ${JSON.stringify(before)}::jsonb, ${JSON.stringify(after)}::jsonb)`);
  }

  async function certifies(id: number, item: string, signature: { mechanics_signature: string }) {
    await stores(id, { [item]: true, ...signature });
    await run(
      sql`update inspection_comments set fixed = true where inspection_id = ${id} and key = ${item}`,
    );
    const before = { [item]: false, mechanics_signature: '' };
    await logs(id, 3, 'certified', before, { [item]: true, ...signature });
  }

  async function updates(
    id: number,
    items: Record<string, boolean>,
    before: readonly (typeof silent)[],
    after: readonly (typeof silent)[],
    earlier: Record<string, boolean> = Object.fromEntries(
      Object.keys(items).map((key) => [key, false]),
    ),
  ) {
    await stores(id, items);
    for (const { key, text, fixed } of after) {
      await run(sql`insert into inspection_comments values (${id}, ${key}, 7, ${text}, ${fixed})
        on conflict (inspection_id, key) do update set text = excluded.text, fixed = excluded.fixed`);
    }
    await logs(id, 1, 'updated', { ...earlier, comments: before }, { ...items, comments: after });
  }

  async function record(id: number) {
    const found = await readRecord(database.queries, id, day);
    if (!found) throw new Error('the report is there');
    return found;
  }

  it('a changed report has the values, texts and signature from before its first change, and its changes are events', async () => {
    const { report: entered, events } = await record(1);
    expect(entered).toMatchObject({ horn: false, radiator: false, clutch: true, roof: true });
    expect(entered.mechanics_signature).toBe('');
    expect(entered.comments.map(({ key, text, fixed }) => ({ key, text, fixed }))).toEqual([
      silent,
      drips,
    ]);
    expect(events.map(({ by, text }) => [by, text])).toEqual([
      ['Marcus Bell', 'Updated radiator to defective: Drips a lot'],
      ['Marcus Bell', 'Updated clutch to defective: Slips'],
      ['Marcus Bell', 'Updated radiator to good'],
    ]);
  });

  it('unchanged reports keep no copy', async () => {
    const kept = await queryRows<{ id: number }>(
      database.queries,
      sql`select id::int as id from inspections where entered is not null`,
    );
    expect(kept).toEqual([{ id: 1 }]);
    expect((await record(3)).report).toMatchObject({
      clutch: false,
      comments: [{ text: 'Slips' }],
    });
  });

  it('the record names the check codes of copies that earlier builds printed after each change', async () => {
    const base = report({
      drivers_signature: 'M. Bell',
      mechanics_signature: 'R. Ortiz',
      date_inspected: '2026-11-01 08:30',
    });
    const printed = [
      { horn: true, radiator: false, comments: [silent, drips] },
      { horn: true, radiator: false, comments: [{ ...drips, text: 'Drips a lot' }] },
      {
        horn: true,
        radiator: false,
        clutch: false,
        comments: [{ ...drips, text: 'Drips a lot' }, slips],
      },
      { horn: true, radiator: true, clutch: false, comments: [slips] },
    ];
    const digests = await Promise.all(
      printed.map((changes) => computeReportDigest({ ...base, ...changes })),
    );
    expect((await record(1)).earlier_digests).toEqual(digests);
    expect((await record(3)).earlier_digests).toEqual([]);
  });

  it('the entered values are kept, and never change, when the previous build changes a report after the upgrade', async () => {
    for (const text of ['Slips', 'Slips badly']) {
      await run(sql`update inspections set clutch = not clutch, updated_at = now() where id = 3`);
      await run(
        sql`update inspection_comments set fixed = not fixed, text = ${text} where inspection_id = 3`,
      );
      await run(sql`update inspections set result = 'defects_closed' where id = 3`);
    }
    await run(sql`update inspections set entered = '{}', updated_at = now() where id = 3`);
    const { report: entered, result } = await record(3);
    expect(entered).toMatchObject({ clutch: false, comments: [{ text: 'Slips', fixed: false }] });
    expect(result).toBe('defects_closed');
  });

  it('a deferral in the history has the day that the audit log or the defect has, and a new one its own', async () => {
    await run(sql`insert into defect_events (defect_id, actor_id, event, state, name, note)
      values (50, 3, 'deferred', 'deferred', 'Rosa Ortiz', 'Again')`);
    const limits = await queryRows<{ note: string; until: string | null }>(
      database.queries,
      sql`select note, until::text as until from defect_events where event = 'deferred' order by id`,
    );
    expect(limits).toEqual([
      { note: 'Busy', until: '2026-11-04' },
      { note: 'Parts', until: '2026-12-09' },
      { note: 'Parts', until: null },
      { note: 'Again', until: '2026-12-09' },
    ]);
  });
});
