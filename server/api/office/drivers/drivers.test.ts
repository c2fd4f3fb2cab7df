import { users } from '../../../domain/tables/accounts';
import { eq, sql } from 'drizzle-orm';
import { bothDatabases } from '../../../testing/databases';
import { anyTruck, Driver } from '../../../testing/drivers';
import { Staff } from '../../../testing/office';
import { openTestServer, type TestServer } from '../../../testing/testServer';

// Runs on both databases, because each of them plans the queries and compares the days itself.
describe.each(bothDatabases)('the list of drivers in the office on %s', (kind) => {
  let server: TestServer;
  let dispatcher: Staff;
  let rosa: Staff;
  beforeAll(async () => {
    server = await openTestServer(kind, { settings: { timeZone: 'America/Chicago' } });
    // November 22 in Greenwich, but still November 21 in Chicago.
    server.api.now = () => new Date('2026-11-22T05:00:00Z');
    dispatcher = await Staff.signedIn(server, 'dispatcher');
    rosa = await Staff.signedIn(server, 'mechanic');
  });
  afterAll(() => server.close());

  const names = async (query: string) => {
    const { body } = await dispatcher.ask('GET', `drivers/?perPage=100&${query}`);
    return (body as unknown as { data: { name: string }[] }).data.map(({ name }) => name);
  };
  const readDriverRow = async (driver: Driver) => {
    const { body } = await dispatcher.ask('GET', `drivers/?search=${driver.session.username}`);
    const { data, total } = body as unknown as { data: unknown[]; total: number };
    expect(total).toBe(1);
    return data[0];
  };

  it("the list of drivers shows each driver's last inspection, and counts this month's reports and the open defects", async () => {
    const [marcus, truck] = [await Driver.signedIn(server), anyTruck()];
    await marcus.reports([], { truck_number: truck, date_inspected: '2026-10-31 23:59' });
    await marcus.reports([], { truck_number: truck, date_inspected: '2026-11-19 07:00' });
    await marcus.sends(Number((await marcus.current()).id));
    const id = await marcus.reports(['horn', 'mirrors'], {
      truck_number: truck,
      trailer_numbers: `${truck}-A`,
      trip: 'after',
    });
    const [horn] = await rosa.readVehicleDefects(truck);
    if (horn) await rosa.certifies(horn);
    expect(await readDriverRow(marcus)).toEqual({
      id: expect.any(Number),
      name: marcus.session.username,
      last_report_id: id,
      last_inspected_at: '2026-11-21 08:30',
      last_trip: 'after',
      last_vehicles: [
        { id: expect.any(Number), kind: 'truck', number: truck },
        { id: expect.any(Number), kind: 'trailer', number: `${truck}-A` },
      ],
      is_inspected_today: true,
      inspected_today_at: '08:30',
      days_without_inspection: 0,
      reports_this_month: 2,
      open_defects: 1,
    });
    expect(await names(`search=${truck}`)).toEqual([marcus.session.username]);
  });

  it('the list of drivers does not count a report that its driver has corrected', async () => {
    const [marcus, truck] = [await Driver.signedIn(server), anyTruck()];
    const corrects = await marcus.reports(['horn'], { truck_number: truck });
    const id = await marcus.reports(['mirrors'], { truck_number: truck, corrects });
    expect(await readDriverRow(marcus)).toMatchObject({
      last_report_id: id,
      reports_this_month: 1,
    });
  });

  it('the list of drivers counts every unsent report that no other one corrects, and a late paper report leaves the last inspection', async () => {
    const [marcus, truck] = [await Driver.signedIn(server), anyTruck()];
    await marcus.reports([], { truck_number: truck, trip: 'before' });
    const id = await marcus.reports(['horn'], { truck_number: truck, trip: 'after' });
    await marcus.reports([], { truck_number: truck, date_inspected: '2026-11-18 09:00' });
    expect(await readDriverRow(marcus)).toMatchObject({
      last_report_id: id,
      is_inspected_today: true,
      days_without_inspection: 0,
      reports_this_month: 3,
    });
  });

  it('the filters of the list of drivers find those without an inspection today or in the last seven days', async () => {
    const days = ['2026-11-21 00:00', '2026-11-20 23:59', '2026-11-15 00:00', '2026-11-14 23:59'];
    const drivers: Driver[] = [];
    for (const date_inspected of days) {
      const driver = await Driver.signedIn(server);
      await driver.reports([], { truck_number: anyTruck(), date_inspected });
      drivers.push(driver);
    }
    const never = await Driver.signedIn(server);
    drivers.push(never);
    const left = await Driver.signedIn(server);
    await server.database.queries
      .update(users)
      .set({ disabledAt: sql`now()` })
      .where(eq(users.username, left.session.username));
    const all = drivers.map(({ session }) => session.username);
    const missing = async (query: string) => {
      const listed = await names(query);
      return all.filter((name) => listed.includes(name));
    };
    expect(await missing('')).toEqual(all);
    expect(await missing('missing=today')).toEqual(all.slice(1));
    expect(await missing('missing=this_week')).toEqual(all.slice(3));
    expect(await names('')).not.toContain(left.session.username);
    expect(await readDriverRow(never)).toMatchObject({
      last_report_id: null,
      days_without_inspection: null,
      reports_this_month: 0,
    });
    const byLast = await names('sort=last_inspected_at&order=desc');
    expect(byLast.filter((name) => all.includes(name))).toEqual(all);
  });

  it('neither the list nor the export of drivers includes office staff or an email address', async () => {
    const everybody = [...(await names('')), await dispatcher.text('drivers.csv?')].join('\n');
    for (const { username, role, email } of await server.database.queries.select().from(users)) {
      if (role !== 'driver') expect(everybody).not.toContain(username);
      expect(everybody).not.toContain(email);
    }
  });
});
