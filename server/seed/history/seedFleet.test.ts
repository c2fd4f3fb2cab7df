import { sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import * as v from 'valibot';
import { calls } from '@/contract/calls';
import { itemLabel, type ChecklistKey } from '@/contract/checklist';
import { isWaiting } from '@/contract/holds';
import { extensionPaths } from '@/contract/extensions';
import { driverListResponse } from '@/contract/office/drivers';
import { todayPath, type Today } from '@/contract/office/today';
import type { odometerResponse, Vehicle } from '@/contract/office/vehicles';
import { demoPassword } from '../../domain/accounts/demoAccounts';
import { queryRows } from '../../platform/database/rows';
import { Staff } from '../../testing/office';
import { pdfText } from '../../testing/pdfText';
import { readCsv } from '../../testing/readCsv';
import { stored } from '../../testing/stored';
import { newSession, openTestServer, send, type TestServer } from '../../testing/testServer';
import { seedDemo } from '../seed';

// @only-all: makes two months of a fleet twice; only the demonstration needs it.

const timeZone = 'America/Chicago';
/** Nine in the morning in Chicago. */
const morning = new Date('2026-12-16T15:00:00Z');

const arrayWith = (record: object) =>
  expect.arrayContaining([expect.objectContaining(record)]) as unknown[];

async function openSeeded(now: Date) {
  const server = await openTestServer('embedded', { settings: { timeZone } });
  server.api.now = () => now;
  await seedDemo(server.database, { now, timeZone });
  return server;
}

describe('the fleet of the demonstration', () => {
  let server: TestServer;
  let admin: Staff;
  let seeded: Awaited<ReturnType<typeof stored>>;
  beforeAll(async () => {
    server = await openSeeded(morning);
    seeded = await stored(server);
    admin = await Staff.signedIn(server, 'admin');
  });
  afterAll(() => server.close());

  const rows = <Row extends object>(select: string) =>
    queryRows<Row>(server.database.queries, sql.raw(select));
  const countRowsBy = async (column: string, table: string) =>
    Object.fromEntries(
      (
        await rows<{ name: string; count: number }>(
          `select ${column} as name, count(*)::int as count from ${table} group by 1 order by 1`,
        )
      ).map(({ name, count }) => [name, count]),
    );
  const numbers = ({ data }: { data: Pick<Vehicle, 'number'>[] }) =>
    data.map(({ number }) => number);

  it('the demonstration has 14 trucks, 18 trailers and 12 drivers', async () => {
    expect((await admin.vehicles('kind=truck&perPage=1')).total).toBe(14);
    expect((await admin.vehicles('kind=trailer&perPage=1')).total).toBe(18);
    expect(await countRowsBy('role', 'users')).toMatchObject({
      driver: 12,
      mechanic: 1,
      dispatcher: 1,
    });
  });

  it('the demonstration has inspections from 60 days and from this morning, but none in the future', async () => {
    const [span] = await rows(`select min(date_inspected)::date::text as first,
      max(date_inspected)::date::text as last, count(distinct date_inspected::date)::int as days,
      max(created_at) <= '2026-12-16T14:00:00Z' as "isOver" from inspections`);
    expect(span).toEqual({ first: '2026-10-17', last: '2026-12-16', days: 61, isOver: true });
  });

  it('the demonstration has defects of six statuses, and photos of defects', async () => {
    const states = await countRowsBy('state', 'defects');
    expect(states).toMatchObject({
      open: 4,
      driver_says_good: 1,
      deferred: 3,
      withdrawn: 1,
      repair_not_needed: 1,
      repaired: expect.any(Number) as number,
    });
    const [photos] = await rows<{ count: number }>('select count(*)::int from defect_photos');
    expect(photos?.count).toBeGreaterThan(8);
  });

  it("October's package of the demonstration has each defect that its drivers entered, item by item, in its PDFs, its certifications and the reports' CSV", async () => {
    const october = 'from=2026-10-01&to=2026-10-31';
    // A driver describes each defect in one comment, which stays when the defect is repaired.
    const told = await rows<{ report: number; item: ChecklistKey; text: string; decision: string }>(
      `select inspections.id::int as report, key as item, text, coalesce((
          select replace(state, '_', ' ') || ' by ' || certified_name from defects
          join report_defects on defect_id = defects.id where report_id = inspections.id and item = key
        ), '') as decision
      from inspections join inspection_comments on inspection_id = inspections.id
      where date_inspected between '2026-10-01' and '2026-11-01' order by inspections.id, key`,
    );
    const { access } = await newSession(server, 'admin');
    const path = `/api/office/reports.zip?${october}`;
    const { rawPayload } = await send(server, 'GET', path, undefined, access);
    const files = unzipSync(new Uint8Array(rawPayload));
    const pdfs = Object.entries(files).filter(([name]) => name.endsWith('.pdf'));
    const { total } = await admin.reports(`${october}&perPage=1`);
    const exported = readCsv(await admin.text(`reports.csv?${october}&sort=id&order=asc`));
    expect([pdfs.length, exported.length]).toEqual([total, total]);
    const squashed = (text: string) => text.replace(/\s/gu, '');
    const drawn = pdfs.flatMap(([name, file]) => {
      const report = Number(/(\d+)\.pdf$/.exec(name)?.[1]);
      const text = pdfText(file);
      const [, checklist = ''] = text.split('ChecklistCab');
      const own = told.filter((one) => one.report === report);
      expect([report, checklist.split('✗').length - 1]).toEqual([report, own.length]);
      return own.filter(
        ({ item, text: words }) =>
          checklist.includes(`✗${squashed(itemLabel(item))}`) &&
          text.includes(squashed(`, ${itemLabel(item)}${words}`)),
      );
    });
    const byReport = (one: { report: number }, other: { report: number }) =>
      one.report - other.report;
    expect(drawn.sort(byReport)).toEqual(told);
    const listed = exported.flatMap(({ id, defects = '' }) =>
      defects.split(', ').flatMap((item) => (item === '' ? [] : `${id} ${item}`)),
    );
    expect(listed.sort()).toEqual(told.map(({ report, item }) => `${report} ${item}`).sort());
    const certifications = readCsv(strFromU8(files['certifications.csv'] ?? new Uint8Array()));
    expect(
      certifications
        .map((row) => [
          row['report'],
          row['item'],
          row['description'],
          `${row['certification']} by ${row['signed_by']}`,
        ])
        .sort(),
    ).toEqual(
      told
        .map(({ report, item, text, decision }) => [`${report}`, itemLabel(item), text, decision])
        .sort(),
    );
    expect(told).toHaveLength(10);
  });

  it("only the mechanic's account certified the demonstration's repairs", async () => {
    const certifiers = await rows(`select distinct role, certified_on from defects
      join users on users.id = certified_by`);
    expect(certifiers).toEqual([{ role: 'mechanic', certified_on: 'office' }]);
  });

  it('the demonstration has a deferral that ends tomorrow, an expired deferral, and a repair found not fixed', async () => {
    const [roof] = await admin.readVehicleDefects('53-0192');
    expect(roof).toMatchObject({ state: 'deferred', deferred_until: '2026-12-17' });
    expect(await admin.readVehicleDefects('T-104')).toMatchObject([
      { item: 'defroster_heater', state: 'open', deferred_until: '2026-12-14' },
    ]);
    const [belt] = await admin.readVehicleDefects('T-110');
    expect(belt).toMatchObject({
      state: 'open',
      reopened: { how: 'not_fixed', by: 'Tariq Hassan' },
    });
  });

  it('the demonstration has six held vehicles, one of them with a § defect, two overdue trucks and one truck out of service', async () => {
    const held = await admin.vehicles('do_not_dispatch=true');
    expect(numbers(held)).toEqual(['T-104', 'T-105', 'T-108', 'T-110', 'T-111', '53-0195']);
    const isForbidden = ({ holding }: Vehicle) => !holding.every(isWaiting);
    expect(numbers({ data: held.data.filter(isForbidden) })).toEqual(['T-108']);
    expect(numbers(await admin.vehicles('overdue=true'))).toEqual(['T-106', 'T-112']);
    expect(numbers(await admin.vehicles('in_service=false'))).toEqual(['T-113']);
  });

  it('the odometer of each truck of the demonstration grows by less than 1,600 miles over three successive readings', async () => {
    const { data: trucks } = await admin.vehicles('kind=truck&perPage=25');
    for (const { id, number } of trucks) {
      const { body } = await admin.ask('GET', `vehicles/${id}/odometer/`);
      const { data } = body as v.InferOutput<typeof odometerResponse>;
      const miles = data.map((reading) => reading.miles);
      const twoDays = miles.slice(2).map((last, at) => last - (miles[at] ?? 0));
      expect({
        number,
        least: Math.min(...twoDays) > 0,
        most: Math.max(...twoDays) < 1600,
      }).toEqual({ number, least: true, most: true });
    }
  });

  it("no report of the demonstration's October is corrected, and 'Reports this month' counts all of a driver's reports", async () => {
    const { total } = await admin.reports('from=2026-10-01&to=2026-10-31&perPage=1');
    expect(total).toBeGreaterThan(100);
    for (let page = 1; page <= Math.ceil(total / 100); page += 1) {
      const listed = `from=2026-10-01&to=2026-10-31&perPage=100&page=${page}`;
      const { data } = await admin.reports(listed);
      expect(data.filter(({ corrected_by }) => corrected_by !== null)).toEqual([]);
    }
    const { body } = await admin.ask('GET', 'drivers/?perPage=100');
    const { data: drivers } = v.parse(driverListResponse, body);
    const ofMonth = await countRowsBy(
      'owner_id::text',
      "inspections where date_inspected >= '2026-12-01'",
    );
    for (const driver of drivers) {
      expect(driver.reports_this_month).toBe(ofMonth[String(driver.id)] ?? 0);
    }
  });

  it("the response for the Today page has the same numbers as the demonstration's lists", async () => {
    const { body } = await admin.ask('GET', todayPath.replace('/api/office/', ''));
    const today = body as unknown as Today;
    const [open, deferred] = [
      await admin.defects('state=open'),
      await admin.defects('state=deferred'),
    ];
    const reports = await admin.reports('from=2026-12-16&to=2026-12-16');
    expect(today).toMatchObject({
      day: '2026-12-16',
      reports: reports.total,
      open_defects: open.total,
      deferred_defects: deferred.total,
      overdue_vehicles: 2,
      do_not_dispatch_vehicles: 6,
      new_leads: (await admin.leads('state=new')).total,
    });
    expect(reports.total).toBeGreaterThan(4);
    expect(today.days.every((day) => day.reports > 5)).toBe(true);
  });

  it("the demonstration has leads of every status, waiting and hidden comments, shows a new one at once, and has three people's entries in the audit log", async () => {
    expect(await countRowsBy('state', 'leads')).toEqual({ contacted: 3, lost: 2, new: 6, won: 3 });
    expect(await countRowsBy('state', 'comments')).toMatchObject({ waiting: 2, hidden: 1 });
    const comment = {
      first_name: 'Ann',
      last_name: 'Lee',
      description: 'On time.',
      company_name: 'Lee',
      position_user: 'Buyer',
      is_active: true,
    };
    const posted = await send(server, 'POST', calls.comments, comment);
    const shown = (await send(server, 'GET', calls.comments)).json<unknown[]>();
    expect([posted.statusCode, shown]).toEqual([201, arrayWith(comment)]);
    expect(Object.keys(await countRowsBy('actor_name', 'audit_entries'))).toEqual(
      expect.arrayContaining(['admin', 'dispatcher', 'mechanic']),
    );
  });

  it("the demonstration's driver has a blank form, their own reports, and a previous report by somebody else", async () => {
    const login = { username: 'driver', password: demoPassword };
    const { access } = (await send(server, 'POST', '/api/account/login/', login)).json<{
      access: string;
    }>();
    const get = (url: string) => send(server, 'GET', url, undefined, access);
    expect((await get(calls.currentInspection)).statusCode).toBe(404);
    const own = (await get(extensionPaths.reports)).json<{ total: number }>();
    expect(own.total).toBeGreaterThan(40);
    const previous = `${extensionPaths.previous}?truck=T-114&trailers=53-0192`;
    expect((await get(previous)).json()).toMatchObject({
      vehicles: [
        {
          report: {
            carrier: 'Rosa Delgado',
            date: expect.stringMatching(/^2026-12-15 1[67]/) as string,
          },
          defects: arrayWith({ item: 'mirrors', state: 'repaired', in_report: true }),
        },
        { defects: arrayWith({ item: 'roof', state: 'deferred' }) },
      ],
    });
  });

  it("the seed of the demonstration announces nothing, restores the database's clock, and blocks SVG again", async () => {
    const [left] = await rows(`select (select count(*)::int from deliveries) as deliveries,
      (select count(*)::int from information_schema.columns where column_default = 'now()') > 20 as "isReset",
      to_regprocedure('public.now()') as clock, (select day::text from demonstration) as day`);
    expect(left).toEqual({ deliveries: 0, isReset: true, clock: null, day: '2026-12-16' });
    await expect(
      sharp(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')).metadata(),
    ).rejects.toThrow();
  });

  it("the pages' settings say that the site has the demonstration's data", async () => {
    expect(await server.api.company.forPages()).toMatchObject({ hasDemonstration: true });
  });

  it('two demonstrations made on the same day are equal except for their accounts', async () => {
    const again = await openSeeded(new Date('2026-12-16T20:30:00Z'));
    // Leaves out the accounts, because passwords have random salts.
    const withoutPasswords = (sums: typeof seeded) => sums.filter(({ table }) => table !== 'users');
    const other = withoutPasswords(await stored(again));
    await again.close();
    expect(other).toEqual(withoutPasswords(seeded));
  });
});
