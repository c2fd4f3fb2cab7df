import { sql } from 'drizzle-orm';
import { queryRows } from '../platform/database/rows';
import { dayIn } from '../domain/dayIn';
import { databaseKinds } from '../testing/databases';
import { anyTruck, Driver } from '../testing/drivers';
import { jpeg } from '../testing/mediaFiles';
import { Staff } from '../testing/office';
import { openTestServer, type TestServer } from '../testing/testServer';
import { runPurgeCommand } from './purgeCommand';

describe.each(databaseKinds)('the command npm run purge on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(kind);
  });
  afterAll(() => server.close());

  const run = (before: string, only: 'count' | 'delete' = 'delete', time_zone = 'UTC') =>
    runPurgeCommand(server.database, { command: 'purge', before, only, time_zone });
  const rows = (query: ReturnType<typeof sql>) =>
    queryRows<Record<string, unknown>>(server.database.queries, query);
  const ids = async () =>
    (await rows(sql`select id::int as id from inspections order by id`)).map(({ id }) => id);
  const received = (day: string, id: number) =>
    rows(sql`update inspections set created_at = ${day}::timestamptz where id = ${id}`);
  const on = (day: string) => ({ date_inspected: `${day} 12:00`, truck_number: anyTruck() });

  it('npm run purge deletes sent and superseded reports inspected and received before a day, keeps those with a defect that is not closed, and counts both', async () => {
    const marcus = await Driver.signedIn(server);
    const dana = await Driver.signedIn(server);
    const rosa = await Staff.signedIn(server, 'mechanic');
    const day = { ...on('2026-01-10'), drivers_signature_date: '2026-01-10' };

    const sent = await marcus.reports([], on('2026-01-10'));
    await marcus.sends(sent);
    const open = await marcus.reports(['horn'], day);
    const certified = await marcus.reports(['mirrors'], on('2026-01-11'));
    const [mirrors] = (await rosa.defects('item=mirrors')).data;
    expect(mirrors?.age_days).toBeGreaterThan(200);
    if (mirrors) await rosa.certifies(mirrors);
    const arrivedLate = await marcus.reports([], on('2026-01-12'));
    await marcus.sends(arrivedLate);
    const recent = await marcus.reports([], on('2026-02-01'));
    await marcus.sends(recent);
    const current = await dana.reports([], on('2026-01-10'));
    for (const id of [sent, open, certified, recent, current]) await received('2026-01-15', id);
    expect(await ids()).toEqual([sent, open, certified, arrivedLate, recent, current]);

    expect(await run('2026-02-01', 'count')).toBe(
      '2 sent or superseded reports from before 2026-02-01 would be deleted.\n' +
        '1 would be kept, because a defect of theirs is not closed.\n',
    );
    expect((await ids()).length).toBe(6);
    expect(await run('2026-02-01')).toBe(
      '2 sent or superseded reports from before 2026-02-01 were deleted.\n' +
        '1 were kept, because a defect of theirs is not closed.\n',
    );
    expect(await ids()).toEqual([open, arrivedLate, recent, current]);
    expect(await rosa.defect(mirrors?.id ?? 0)).toMatchObject({
      state: 'repaired',
      first_report_id: null,
      age_days: mirrors?.age_days,
    });
    expect(
      await rows(sql`select actor_name, action, resource, record_id, before from audit_entries
        where action = 'purge'`),
    ).toEqual([
      {
        actor_name: 'command line',
        action: 'purge',
        resource: 'reports',
        record_id: `${sent}-${certified}`,
        before: { reports: 2 },
      },
    ]);
    expect(await run('2026-02-01')).toMatch(/^0 sent/);
  });

  it('npm run purge deletes photos together with the last report of their defect', async () => {
    const marcus = await Driver.signedIn(server);
    const rosa = await Staff.signedIn(server, 'mechanic');
    const at = { truck_number: anyTruck(), drivers_signature_date: '2025-03-10' };
    const first = await marcus.reports(['horn'], { ...at, date_inspected: '2025-03-10 12:00' });
    for (const width of [700, 500]) {
      await marcus.photographs(first, 'horn', { payload: await jpeg(width, 100) });
    }
    const second = await marcus.reports(['horn'], { ...at, date_inspected: '2025-03-20 12:00' });
    const [horn] = await rosa.readVehicleDefects(at.truck_number);
    if (horn) await rosa.certifies(horn);
    await marcus.sends(second);
    await received('2025-03-10', first);
    await received('2025-03-20', second);
    const photos = async () => [
      (await rosa.defect(horn?.id ?? 0)).photos.length,
      (await rows(sql`select count(*)::int as n from defect_photos`))[0]?.['n'],
      (await rows(sql`select count(*)::int as n from media_files where audience = 'report'`))[0]?.[
        'n'
      ],
      (await rows(sql`select count(distinct file_id)::int as n from media_chunks`))[0]?.['n'],
    ];
    expect(await run('2025-03-15')).toMatch(/^1 sent/);
    expect(await photos()).toEqual([2, 2, 2, 2]);
    expect(await run('2025-04-01')).toMatch(/^1 sent/);
    expect(await photos()).toEqual([0, 0, 0, 0]);
  });

  it('npm run purge deletes 1,200 reports in one run', async () => {
    const lee = await Driver.signedIn(server);
    const id = await lee.reports([], on('2025-01-10'));
    await lee.sends(id);
    await rows(sql`insert into inspections
      select copy.* from inspections, generate_series(1, 1200) n, jsonb_populate_record(null::inspections,
        to_jsonb(inspections) || jsonb_build_object('id', inspections.id + n, 'created_at', '2025-01-10')) copy
      where inspections.id = ${id}`);
    expect(await run('2025-02-01')).toMatch(/^1200 sent/);
  });

  it("npm run purge decides in the carrier's time zone which reports are old and which day is too recent", async () => {
    const lee = await Driver.signedIn(server);
    const id = await lee.reports([], on('2025-06-20'));
    await lee.sends(id);
    await received('2025-06-22T04:30:00Z', id);
    expect(await run('2025-06-22', 'count')).toMatch(/^0 sent/);
    expect(await run('2025-06-22', 'count', 'America/Chicago')).toMatch(/^1 sent/);
    for (const zone of ['Etc/GMT+12', 'Pacific/Kiritimati']) {
      const today = dayIn(zone, new Date());
      const [row] = await rows(
        sql`select (${today}::date - interval '3 months')::date::text as day`,
      );
      await expect(run('2999-01-01', 'count', zone)).rejects.toThrow(
        `--before must be ${String(row?.['day'])} at the latest`,
      );
    }
    const company = await Staff.signedIn(server, 'admin');
    const { body } = await company.ask('GET', 'company/');
    await company.ask('PUT', 'company/', { ...body, time_zone: 'America/Chicago' });
    expect(await run('2025-06-22', 'count')).toMatch(/^1 sent/);
    await company.ask('PUT', 'company/', { ...body, time_zone: null, version: 2 });
    await run('2025-06-23');
  });

  it('npm run purge rejects a day within the last three months', async () => {
    const [row] = await rows(
      sql`select (current_date - interval '3 months' + interval '1 day')::date::text as day`,
    );
    await expect(run(String(row?.day))).rejects.toThrow(
      /^--before must be \d{4}-\d\d-\d\d at the latest: reports are kept for three months \(49 CFR 396\.11\)\.$/,
    );
  });
});
