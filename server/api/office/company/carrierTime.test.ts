import { eq } from 'drizzle-orm';
import { allLeadsCsv } from '../../../domain/leads/allLeadsCsv';
import { inspections } from '../../../domain/tables/inspections';
import { defects } from '../../../domain/tables/vehicles';
import { driverApplications, leads } from '../../../domain/tables/leads';
import { Driver, anyTruck } from '../../../testing/drivers';
import { Staff } from '../../../testing/office';
import { openTestServer, send, type TestServer } from '../../../testing/testServer';
import { validBodies } from '../../../testing/validBodies';
import { toMessage } from '../../../jobs/notifications/messages';
import { readAnnouncedRecord } from '../../../jobs/notifications/announcedRecord';
import { company as companyTable } from '../../../domain/tables/officeContent';

/** 10:30 PM in Chicago. */
const night = new Date('2026-11-22T04:30:00Z');

describe('a server in UTC whose company is in Chicago', () => {
  let server: TestServer;
  let admin: Staff;
  beforeAll(async () => {
    server = await openTestServer('embedded', { settings: { timeZone: 'UTC' } });
    // November 22 in Greenwich, but still November 21 in Chicago.
    server.api.now = () => new Date('2026-11-22T05:00:00Z');
    admin = await Staff.signedIn(server, 'admin');
    const { body } = await admin.ask('GET', 'company/');
    const change = { ...body, time_zone: 'America/Chicago' };
    expect((await admin.ask('PUT', 'company/', change)).status).toBe(200);
  });
  afterAll(() => server.close());

  const receivedAtNight = (id: number) =>
    server.database.queries
      .update(inspections)
      .set({ createdAt: night })
      .where(eq(inspections.id, id));

  it("the office's day begins at midnight in the company's time zone", async () => {
    expect((await admin.ask('GET', 'today/')).body.day).toBe('2026-11-21');
    const marcus = await Driver.signedIn(server);
    const truck = anyTruck();
    await marcus.reports([], { truck_number: truck, date_inspected: '2026-11-20 08:00' });
    expect((await admin.vehicle(truck)).days_without_inspection).toBe(1);
  });

  it("the report export shows received times in the company's time zone, and the driver's time as typed", async () => {
    const marcus = await Driver.signedIn(server);
    const truck = anyTruck();
    const id = await marcus.reports([], { truck_number: truck });
    await receivedAtNight(id);
    const [head = '', line = ''] = (await admin.text(`reports.csv?search=${truck}`)).split('\r\n');
    expect(head).toContain(`"date (driver's clock)"`);
    expect(head).toContain('"received (Central Time)"');
    expect(line).toContain('"2026-11-21 08:30"');
    expect(line).toContain('"2026-11-21 22:30"');
  });

  it("the lead export shows times in the company's time zone, and filters by the company's days", async () => {
    await send(server, 'POST', '/api/driver/form/', validBodies['/api/driver/form/']);
    await server.database.queries.update(leads).set({ receivedAt: night });
    const [head = '', line = ''] = (
      await admin.text('leads.csv?from=2026-11-21&to=2026-11-21')
    ).split('\r\n');
    expect(head).toContain('"received_at (Central Time)"');
    expect(line).toContain('"2026-11-21 22:30"');
    expect((await admin.leads('from=2026-11-21&to=2026-11-21')).total).toBe(1);
    expect((await admin.leads('from=2026-11-22')).total).toBe(0);
    await server.database.queries.update(driverApplications).set({ createdAt: night });
    const printed = (since: string) =>
      allLeadsCsv(server.database.queries, { since, time_zone: 'UTC' });
    expect(await printed('2026-11-21')).toMatch(
      /^\uFEFF"kind","id","received_at \(Central Time\)".*\r\n"driver_application","\d+","2026-11-21 22:30"/,
    );
    expect(await printed('2026-11-22')).not.toContain('\n"');
  });

  it("a closed defect's age counts to the day of its closing in the company's time zone, and the list of defects filters by the company's days", async () => {
    const marcus = await Driver.signedIn(server);
    const truck = anyTruck();
    await marcus.reports(['horn'], { truck_number: truck, date_inspected: '2026-11-20 08:00' });
    const [open] = await admin.readVehicleDefects(truck);
    if (!open) throw new Error('The defect is stored.');
    await admin.certifies(open);
    const isTheirs = eq(defects.vehicleId, (await admin.vehicle(truck)).id);
    const change = { reportedAt: night, certifiedAt: night, closedAt: night };
    await server.database.queries.update(defects).set(change).where(isTheirs);
    const of = (days: string) => admin.readVehicleDefects(truck, `state=all&${days}`);
    expect((await of('from=2026-11-21&to=2026-11-21')).map(({ age_days }) => age_days)).toEqual([
      1,
    ]);
    expect(await of('from=2026-11-22')).toEqual([]);
    expect(await of('to=2026-11-20')).toEqual([]);
  });

  it("emails show times in the company's time zone, and name the zone once", async () => {
    const marcus = await Driver.signedIn(server);
    const id = await marcus.reports(['horn'], { truck_number: anyTruck() });
    await receivedAtNight(id);
    const { queries } = server.database;
    const day = { today: '2026-11-21', timeZone: 'America/Chicago' };
    const report = await readAnnouncedRecord(queries, { kind: 'report', recordId: id }, day);
    if (!report) throw new Error('The report is stored.');
    const timeZone = await server.api.company.timeZone();
    const { text } = toMessage(report, { publicUrl: '', timeZone });
    expect(text).toContain("Inspected: Nov 21, 2026, 8:30 AM (driver's clock)");
    expect(text).toContain('Received: Nov 21, 2026, 10:30 PM');
    expect(text.match(/Central Time/g)).toHaveLength(1);
  });

  it("a company without a time zone uses the server's time zone", async () => {
    await server.database.queries.update(companyTable).set({ time_zone: null });
    server.api.company.drop();
    expect((await admin.ask('GET', 'today/')).body.day).toBe('2026-11-22');
  });
});
