import { sql } from 'drizzle-orm';
import { queryRows } from '../../../platform/database/rows';
import { timeZoneName } from '@/contract/timeZone';
import { databaseKinds } from '../../../testing/databases';
import type { InspectionRequest } from '@/contract/inspection';
import { reportFileFormat } from '@/contract/reportFile';
import { report } from '../../../testing/reports';
import { anyTruck, makeComment, Driver } from '../../../testing/drivers';
import { Staff } from '../../../testing/office';
import { openTestServer, type TestServer } from '../../../testing/testServer';
import { reportPdf } from '../../../domain/auditPackage/reportPdf';
import { isFound } from '../../../domain/reports/searchReports';

describe.each(databaseKinds)('reports in the office on %s', (kind) => {
  let server: TestServer;
  let dispatcher: Staff;
  let marcus: Driver;
  let truck: string;
  beforeAll(async () => {
    server = await openTestServer(kind);
    dispatcher = await Staff.signedIn(server, 'dispatcher');
  });
  beforeEach(async () => {
    marcus = await Driver.signedIn(server);
    truck = anyTruck();
  });
  afterAll(() => server.close());

  const readReportIds = async (query: string) =>
    (await dispatcher.reports(query)).data.map(({ id }) => id);

  it('the list of reports contains all reports, newest first, including superseded ones', async () => {
    const first = await marcus.reports([], { truck_number: truck, trailer_numbers: 'B7/A-7' });
    await marcus.sends(first);
    const second = await marcus.reports(['horn'], { truck_number: truck, trailer_numbers: 'none' });
    const third = await marcus.reports([], { truck_number: truck, trailer_numbers: 'none' });
    const { data, total } = await dispatcher.reports(`search=${truck}`);
    expect([data.map(({ id }) => id), total]).toEqual([[third, second, first], 3]);
    expect(data[2]).toEqual({
      id: first,
      vehicles: [
        { id: expect.any(Number), kind: 'truck', number: truck },
        { id: expect.any(Number), kind: 'trailer', number: 'A-7' },
        { id: expect.any(Number), kind: 'trailer', number: 'B7' },
      ],
      driver_id: expect.any(Number),
      driver: marcus.session.username,
      driver_now: null,
      carrier: 'Marcus Bell',
      date: '2026-11-21 08:30',
      created_at: expect.stringMatching(/^\d{4}-.*Z$/),
      result: 'all_clear',
      state: 'sent',
      corrected_by: null,
      trip: null,
    });
    expect(await readReportIds(`search=${truck}&state=superseded`)).toEqual([second]);
    expect(await readReportIds(`search=${truck}&state=all`)).toEqual([third, second, first]);
    expect(await readReportIds(`search=horn+${truck}`)).toEqual([second]);
    expect(await readReportIds(`search=radiator+${truck}`)).toEqual([]);
  });

  describe('a report imported from a file that the driver saved', () => {
    const makeReportFile = (items: Partial<InspectionRequest> = {}) => ({
      format: reportFileFormat,
      driver: marcus.session.username,
      report: { ...report(), truck_number: truck, trip: 'before', ...items },
    });
    const imports = (file: object) => dispatcher.ask('POST', 'reports/import/', file);
    const readId = async () => {
      const [user] = await queryRows<{ id: number | string }>(
        server.database.queries,
        sql`select id from users where username = ${marcus.session.username}`,
      );
      return Number(user?.id);
    };

    it('a report whose driver has a new name since is stored for the account with the name of its day, never for the next person with that name', async () => {
      const file = makeReportFile();
      const { username } = marcus.session;
      const id = await readId();
      const isTheirs = sql`id = ${id}`;
      await server.database.queries.execute(
        sql`update users set username = ${`${username}-m`} where ${isTheirs}`,
      );
      await server.database.queries.execute(
        sql`insert into users (username, email, password_hash) values (${username}, '', '')`,
      );
      expect((await imports(file)).status).toBe(200);
      expect((await dispatcher.reports(`search=${truck}`)).data).toMatchObject([
        { driver_id: id, driver: username },
      ]);
    });

    it('a report of a name that its account got later is rejected, unless the file has the account', async () => {
      const id = await readId();
      const renamed = `${marcus.session.username}-m`;
      await server.database.queries.execute(
        sql`update users set username = ${renamed} where id = ${id}`,
      );
      const file = { ...makeReportFile(), driver: renamed };
      expect(await imports(file)).toMatchObject({
        status: 400,
        body: { driver: [expect.stringMatching(/^There was no driver/)] },
      });
      const { status } = await imports({ ...file, account: id });
      expect(status).toBe(200);
    });

    it('the office stores an imported all-clear report as sent, and rejects a second import', async () => {
      const { status, body } = await imports(makeReportFile());
      expect(status).toBe(200);
      const { data } = await dispatcher.reports(`search=${truck}`);
      expect(data).toMatchObject([
        { ...body, driver: marcus.session.username, state: 'sent', trip: 'before' },
      ]);
      expect(await imports(makeReportFile())).toEqual({
        status: 409,
        body: { detail: `The office already has this report, as number ${String(body['id'])}.` },
      });
    });

    it('the server stores a report only once if two people import it at the same time', async () => {
      const both = await Promise.all([imports(makeReportFile()), imports(makeReportFile())]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    });

    it('an imported report with defects becomes current, and an import of an older report of the driver is then rejected', async () => {
      const comments = [makeComment('horn', 'Silent')];
      expect((await imports(makeReportFile({ horn: false, comments }))).status).toBe(200);
      expect((await dispatcher.reports(`search=${truck}`)).data).toMatchObject([
        { state: 'current', result: 'defects_open' },
      ]);
      const older = await imports(makeReportFile({ date_inspected: '2026-11-20 08:30' }));
      expect(older.status).toBe(409);
    });

    it('an imported report makes no defect good, even within the time for withdrawing one', async () => {
      const comments = [makeComment('radiator')];
      expect((await imports(makeReportFile({ radiator: false, comments }))).status).toBe(200);
      const later = { date_inspected: '2026-11-21 09:30', mechanics_signature: 'Sam Ortiz' };
      expect((await imports(makeReportFile(later))).status).toBe(200);
      expect(await dispatcher.readVehicleDefects(truck, 'state=all')).toMatchObject([
        { item: 'radiator', state: 'open', driver_says_good: null },
      ]);
    });

    it('the server rejects the import of an incomplete report, of a report by an unknown driver, and of a file of another kind', async () => {
      expect(await imports(makeReportFile({ horn: null }))).toMatchObject({
        status: 400,
        body: { horn: [expect.any(String)] },
      });
      expect((await dispatcher.reports(`search=${truck}`)).total).toBe(0);
      const { driver, ...anonymous } = makeReportFile();
      expect(driver).toBe(marcus.session.username);
      expect((await imports({ ...anonymous, driver: 'nobody' })).body).toEqual({
        driver: ['There was no driver ‘nobody’ at the time of the report.'],
      });
      expect((await imports({ format: 'other' })).body).toMatchObject({
        format: ['This file is not a report saved on a driver’s phone.'],
      });
    });
  });

  describe('a report that says which report it corrects', () => {
    const read = (id: number) => dispatcher.report(id);
    const readCorrections = async (...ids: number[]) =>
      Promise.all(ids.map(async (id) => (await read(id)).corrected_by));

    it("a report is marked as corrected only by a report that says so, whatever the driver's next report is", async () => {
      const morning = { truck_number: truck, trip: 'before' } as const;
      const first = await marcus.reports(['horn'], morning);
      const second = await marcus.reports(['horn'], { ...morning, address: 'Gary, IN' });
      const third = await marcus.reports(['horn'], { ...morning, corrects: second });
      const fourth = await marcus.reports(['mirrors'], { ...morning, corrects: third });
      expect(await readCorrections(first, second, third, fourth)).toEqual([
        null,
        third,
        fourth,
        null,
      ]);
      const { data } = await dispatcher.reports(`search=${truck}`);
      expect(data.map(({ id, corrected_by }) => [id, corrected_by])).toEqual([
        [fourth, null],
        [third, fourth],
        [second, third],
        [first, null],
      ]);
    });

    it.each([
      ['of the next day', { date_inspected: '2026-11-22 08:30' }],
      ['of an earlier inspection', { date_inspected: '2026-11-21 08:29' }],
      ['of another part of the trip', { trip: 'after' as const }],
      ['of another truck', { truck_number: anyTruck() }],
      ['with another trailer', { trailer_numbers: 'A-7, A-8' }],
      ['without the trailer', { trailer_numbers: 'none' }],
    ])('a report %s corrects none, and is stored as a report of its own', async (_what, other) => {
      const own = { truck_number: truck, trip: 'before', trailer_numbers: 'A-7' } as const;
      const first = await marcus.reports(['horn'], own);
      const second = await marcus.reports([], { ...own, ...other, corrects: first });
      expect([second > first, ...(await readCorrections(first))]).toEqual([true, null]);
      const { driver_id } = await read(first);
      expect((await dispatcher.reports(`driver=${driver_id}`)).total).toBe(2);
    });

    it("a report corrects neither another driver's report nor one that does not exist", async () => {
      const dana = await Driver.signedIn(server);
      const theirs = await dana.reports(['horn'], { truck_number: truck });
      await marcus.reports([], { truck_number: truck, corrects: theirs });
      expect(await readCorrections(theirs)).toEqual([null]);
      const own = await marcus.reports(['horn'], { truck_number: truck, corrects: 999_999_999 });
      expect(await readCorrections(own)).toEqual([null]);
    });

    it('a repeat of a correction stores no second report, even if it now names the correction itself', async () => {
      const first = await marcus.reports(['horn'], { truck_number: truck });
      const correction = { truck_number: truck, address: 'Gary, IN' };
      const second = await marcus.reports(['horn'], { ...correction, corrects: first });
      expect(await marcus.reports(['horn'], { ...correction, corrects: first })).toBe(second);
      expect(await marcus.reports(['horn'], { ...correction, corrects: second })).toBe(second);
      expect(await readCorrections(first, second)).toEqual([second, null]);
    });

    it("an audit package's PDF says 'Corrected by report' of a corrected report only", async () => {
      const first = await marcus.reports(['horn'], { truck_number: truck });
      const second = await marcus.reports(['mirrors'], { truck_number: truck, corrects: first });
      await marcus.reports([], { truck_number: truck, date_inspected: '2026-11-22 06:00' });
      const status = async (id: number) => {
        const context = { company: await server.api.company.current(), timeZone: 'UTC' };
        const record = await read(id);
        const { facts } = await reportPdf(record, { ...context, readDefectPhotos: async () => [] });
        return facts.find(([label]) => label === 'Status')?.[1];
      };
      expect(await status(first)).toBe(`Corrected by report ${second}`);
      expect(await status(second)).toBe('Superseded');
    });
  });

  it('a search of reports finds a report by one or two words, whichever of them are common', async () => {
    const carrier = `Whit ${truck}`;
    const id = await marcus.reports(['horn'], { truck_number: truck, carrier });
    const idsBy = (search: string, frequent: readonly string[]) =>
      queryRows<{ id: string }>(
        server.database.queries,
        sql`select id::text as id from inspections where ${isFound(search, new Set(frequent))}`,
      );
    const driver = marcus.session.username;
    for (const words of [
      [truck],
      ['horn', truck],
      [driver, 'horn'],
      ['whit', truck],
      [driver, String(id)],
    ]) {
      const search = words.join(' ');
      for (const frequent of [[], words, words.slice(0, 1), words.slice(1)]) {
        const found = await idsBy(
          search,
          frequent.map((word) => word.toLowerCase()),
        );
        expect([search, frequent, found]).toEqual([search, frequent, [{ id: String(id) }]]);
      }
    }
  });

  it('the office can filter, search, sort and page the reports', async () => {
    const dana = await Driver.signedIn(server);
    const [name, other] = [`Whit${truck}`, anyTruck()];
    const a = await marcus.reports(['horn'], { truck_number: truck, carrier: `${name} a_%` });
    const b = await dana.reports([], {
      truck_number: other,
      carrier: `${name} b`,
      date_inspected: '2026-11-20 23:59',
    });
    await dana.sends(b);
    const c = await dana.reports([], { truck_number: truck, carrier: name });
    const { id: vehicle } = await dispatcher.vehicle(truck);
    const driver = (await dispatcher.report(c)).driver_id;
    const expected: [string, number[]][] = [
      ['', [c, b, a]],
      ['result=defects_open', [a]],
      ['result=all_clear', [c, b]],
      ['state=sent', [b]],
      ['state=current', [c, a]],
      [`vehicle=${vehicle}`, [c, a]],
      [`driver=${driver}`, [c, b]],
      ['from=2026-11-21', [c, a]],
      ['to=2026-11-20', [b]],
      ['from=2026-11-20&to=2026-11-21', [c, b, a]],
      ['sort=date&order=asc', [b, a, c]],
      ['perPage=1&page=2', [b]],
      ['perPage=2&page=2', [a]],
    ];
    for (const [query, ids] of expected) {
      expect([query, await readReportIds(`search=${name}&${query}`)]).toEqual([query, ids]);
    }
    expect((await dispatcher.reports(`search=${name}&perPage=1`)).total).toBe(3);
    expect(
      await readReportIds(`search=${encodeURIComponent(`${name.toUpperCase()} A_%`)}`),
    ).toEqual([a]);
    expect(await readReportIds(`search=${dana.session.username}`)).toEqual([c, b]);
    expect(
      await readReportIds(`search=${truck.toLowerCase().replace('t', 't-')}&state=all`),
    ).toEqual([c, a]);
    expect((await readReportIds(`search=${b}`)).includes(b)).toBe(true);
    expect(await readReportIds('search=%25nobody%25')).toEqual([]);
  });

  it.each([
    ['color=red', 'color'],
    ['state=lost', 'state'],
    ['result=x', 'result'],
    ['sort=carrier', 'sort'],
    ['from=2026-02-30', 'from'],
    ['vehicle=x', 'vehicle'],
    ['page=0', 'page'],
  ])('the list and the export of reports reject %s', async (query, field) => {
    const response = await dispatcher.ask('GET', `reports/?${query}`);
    expect([response.status, Object.keys(response.body)]).toEqual([400, [field]]);
    expect((await dispatcher.ask('GET', `reports.csv?${query}`)).status).toBe(400);
  });

  it('a report shows its items as entered, the certifications of its defects, and its history', async () => {
    const rosa = await Staff.signedIn(server, 'mechanic');
    const id = await marcus.reports(['horn'], { truck_number: truck });
    const [defect] = await rosa.readVehicleDefects(truck);
    if (defect) await rosa.certifies(defect);
    await marcus.sends(id);
    const record = await dispatcher.report(id);
    expect(record.report).toMatchObject({
      id,
      horn: false,
      roof: true,
      mechanics_signature: '',
      comments: [{ key: 'horn', text: 'horn is broken', fixed: false }],
    });
    expect(record.defects).toMatchObject([
      {
        item: 'horn',
        state: 'repaired',
        certified_name: rosa.username,
        certified_by: rosa.username,
      },
    ]);
    expect(record.history.map(({ actor, action }) => [actor, action])).toEqual([
      [marcus.session.username, 'created'],
      [rosa.username, 'certified'],
      [marcus.session.username, 'sent'],
    ]);
    expect(record).toMatchObject({
      state: 'sent',
      sent_at: expect.any(String),
      superseded_at: null,
    });
    expect((await dispatcher.ask('GET', 'reports/999999/')).status).toBe(404);
    expect((await dispatcher.ask('GET', 'reports/x/')).status).toBe(404);
  });

  it("the CSV export of reports has the list's filters, and contains no formula that a spreadsheet executes", async () => {
    const id = await marcus.reports(['horn'], {
      truck_number: truck,
      trailer_numbers: `${truck}A, ${truck}B`,
      carrier: '=HYPERLINK("x")',
    });
    const [header, ...lines] = (await dispatcher.text(`reports.csv?search=${truck}`))
      .trimEnd()
      .split('\r\n');
    expect(header).toBe(
      `\uFEFF"id","date (driver's clock)","driver","name","truck","trailers","odometer","location","condition","result","state","defects","defects_now","mechanic","received (${timeZoneName(server.api.settings.timeZone)})","trip","do_not_dispatch","may_be_held_as","waits_for_decision","events (${timeZoneName(server.api.settings.timeZone)})","consent"`,
    );
    expect(lines).toEqual([
      expect.stringContaining(
        `"${id}","2026-11-21 08:30","${marcus.session.username}","'=HYPERLINK(""x"")","${truck}","${truck}A, ${truck}B","182334","Columbus, OH","above_defects_corrected","defects_open","Saved","horn","horn: open",""`,
      ),
    ]);
  });

  it('the CSV export of reports contains each of 1,101 reports once, newest first', async () => {
    const id = await marcus.reports([], { truck_number: truck });
    await marcus.sends(id);
    await server.database.queries.execute(sql`insert into inspections
      select copy.* from inspections, generate_series(1, 1100) n, jsonb_populate_record(null::inspections,
        to_jsonb(inspections) || jsonb_build_object('id', inspections.id + n)) copy
      where inspections.id = ${id}`);
    const { driver_id } = await dispatcher.report(id);
    const lines = (await dispatcher.text(`reports.csv?driver=${driver_id}`))
      .trimEnd()
      .split('\r\n');
    const ids = lines.slice(1).map((line) => Number(/\d+/.exec(line)?.[0]));
    expect([ids.length, new Set(ids).size]).toEqual([1101, 1101]);
    expect([...ids].sort((a, b) => b - a)).toEqual(ids);
  });
});
