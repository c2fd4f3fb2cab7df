import { instantText } from '@/contract/dateText';
import type { OwnReport } from '@/contract/extensions';
import type { ReportRecord } from '@/contract/office/reports';
import { reportPdf } from '../../../domain/auditPackage/reportPdf';
import { readRecord } from '../../../domain/reports/readReports';
import { readAnnouncedRecord } from '../../../jobs/notifications/announcedRecord';
import { databaseKinds } from '../../../testing/databases';
import { deferrableDay } from '../../../testing/deferrableDay';
import { anyTruck, Driver, makeComment } from '../../../testing/drivers';
import { Staff } from '../../../testing/office';
import { readCsv } from '../../../testing/readCsv';
import { makeReviewRequest } from '../../../testing/reviews';
import { openTestServer, type TestServer } from '../../../testing/testServer';

const listDefective = (report: object) =>
  Object.entries(report)
    .flatMap(([key, value]) => (value === false ? [key] : []))
    .sort();

const timeZone = 'America/Chicago';
const day = { today: '2026-11-22', timeZone };

/** Logs the actions of a test in their order. */
interface Life {
  id: number;
  defective: Record<string, string>;
  later: [author: string, text: string][];
}

describe.each(databaseKinds)(
  "records of reports with a life after their driver's signature on %s",
  (kind) => {
    let server: TestServer;
    let marcus: Driver;
    let dana: Driver;
    let rosa: Staff;
    let dispatcher: Staff;
    const truck = anyTruck();
    const trailer = `${truck}-R`;
    let first: Life;
    let corrected: Life;
    let sent: Life;
    /** The digests that the create calls returned. */
    const digests = new Map<number, string>();

    const until = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

    async function creates(driver: Driver, defective: Record<string, string>): Promise<Life> {
      const keys = Object.keys(defective) as (keyof ReportRecord['report'])[];
      const header = { truck_number: truck, trailer_numbers: trailer };
      const comments = Object.entries(defective).map(([key, text]) =>
        makeComment(key as 'horn', text),
      );
      const id = await driver.reports(keys as 'horn'[], { ...header, comments });
      digests.set(id, (await dispatcher.report(id)).digest);
      return { id, defective, later: [] };
    }

    const readDefect = async (item: string) => {
      const { data } = await rosa.defects(
        `search=${truck}&state=all&item=${item}&sort=id&order=desc`,
      );
      const [newest] = data;
      if (!newest) throw new Error(`no defect of ${item}`);
      return newest;
    };
    const named = (item: string) =>
      item === 'Roof' ? `Trailer ${trailer}, Roof` : `Truck ${truck}, ${item}`;

    /** What one person says of an item, in each of the reports. */
    function happened(lives: readonly Life[], author: string, text: string): void {
      for (const life of lives) life.later.push([author, text]);
    }

    beforeAll(async () => {
      server = await openTestServer(kind, { settings: { timeZone } });
      [marcus, dana] = [await Driver.signedIn(server), await Driver.signedIn(server)];
      [rosa, dispatcher] = [
        await Staff.signedIn(server, 'mechanic'),
        await Staff.signedIn(server, 'dispatcher'),
      ];
      const driver = marcus.session.username;
      first = await creates(marcus, { horn: 'Silent', radiator: 'Drips', roof: 'Torn' });

      await marcus.marks(first.id, 'clutch', false);
      happened([first], driver, 'Updated clutch to defective: clutch is broken');
      await marcus.marks(first.id, 'roof', true);
      happened([first], driver, 'Updated roof to good');
      happened([first], driver, `${named('Roof')}: Withdrawn`);
      await rosa.certifies(await readDefect('horn'), { note: 'New relay' });
      happened([first], rosa.username, `${named('Horn')}: Certified, repaired: New relay`);
      await rosa.defers(await readDefect('radiator'), deferrableDay);
      const lastDay = until.format(new Date(deferrableDay));
      const deferred = `Deferred until ${lastDay}: Parts on order`;
      happened([first], rosa.username, `${named('Radiator')}: ${deferred}`);
      const { id: defect, version } = await readDefect('horn');
      const doubt = { not_fixed: [{ defect, version, note: 'Still silent' }] };
      const review = makeReviewRequest([first.id], doubt);
      expect((await dana.callExtension('POST', 'reviews/', review)).statusCode).toBeLessThan(300);
      happened([first], dana.session.username, `${named('Horn')}: Not fixed: Still silent`);
      await rosa.certifies(await readDefect('horn'));
      happened([first], rosa.username, `${named('Horn')}: Certified, repaired`);

      corrected = await creates(marcus, { clutch: 'Slips' });
      await rosa.takesBack(await readDefect('horn'));
      happened([first], rosa.username, `${named('Horn')}: Taken back: Certified`);
      const notNeeded = { state: 'repair_not_needed', note: 'Holds in every gear' } as const;
      await rosa.certifies(await readDefect('clutch'), notNeeded);
      const certified = `${named('Clutch')}: Certified, repair not needed: Holds in every gear`;
      happened([first, corrected], rosa.username, certified);
      await rosa.reopens(await readDefect('clutch'));
      happened([first, corrected], rosa.username, `${named('Clutch')}: Reopened: Still broken`);
      await rosa.certifies(await readDefect('radiator'), { note: 'New hose' });
      happened([first], rosa.username, `${named('Radiator')}: Certified, repaired: New hose`);

      sent = await creates(dana, {});
      await dana.sends(sent.id);
    });
    afterAll(() => server.close());

    const lives = () => [first, corrected, sent];

    /** The values that the test's people entered: every item is good unless they wrote what is wrong with it. */
    function expectEntered({ report, digest }: OwnReport, { id, defective }: Life): void {
      expect(listDefective(report)).toEqual(Object.keys(defective).sort());
      expect(Object.values(report).filter((value) => value === true)).toHaveLength(
        63 - Object.keys(defective).length,
      );
      expect(Object.fromEntries(report.comments.map(({ key, text }) => [key, text]))).toEqual(
        defective,
      );
      expect(report.comments.every(({ fixed }) => !fixed)).toBe(true);
      expect(digest).toBe(digests.get(id));
    }

    it("the office's record and the driver's own have the entered values, texts and digest, and list what came after with author and order", async () => {
      for (const life of lives()) {
        const driver = life === sent ? dana : marcus;
        for (const record of [await dispatcher.report(life.id), await driver.ownReport(life.id)]) {
          expectEntered(record, life);
          expect(record.events.map(({ by, text }) => [by, text])).toEqual(life.later);
          const instants = record.events.map(({ at }) => Date.parse(at));
          expect([...instants].sort((one, other) => one - other)).toEqual(instants);
        }
      }
    });

    it("the driver's current report still has the current values", async () => {
      const current = await marcus.current();
      expect(current).toMatchObject({ id: corrected.id, clutch: false, horn: true });
      await rosa.certifies(await readDefect('clutch'));
      happened([first, corrected], rosa.username, `${named('Clutch')}: Certified, repaired`);
      expect(await marcus.current()).toMatchObject({ id: corrected.id, clutch: true });
      expectEntered(await marcus.ownReport(corrected.id), corrected);
    });

    it("a report's PDF marks exactly the entered defects ✗, in the driver's words, and lists what came after with author and time", async () => {
      const company = await server.api.company.current();
      for (const life of lives()) {
        const record = await readRecord(server.database.queries, life.id, day);
        if (!record) throw new Error('the report is there');
        const pdf = await reportPdf(record, {
          company,
          timeZone,
          readDefectPhotos: async () => [],
        });
        const marks = pdf.checklist.flatMap(({ items }) => items.map(({ mark }) => mark));
        expect(marks.filter((mark) => mark === '✗')).toHaveLength(
          Object.keys(life.defective).length,
        );
        expect(marks.filter((mark) => mark === '✓')).toHaveLength(
          63 - Object.keys(life.defective).length,
        );
        expect(pdf.defects.map(({ lines }) => lines[0]).sort()).toEqual(
          Object.values(life.defective).sort(),
        );
        expect(pdf.events.map((text) => text.split(' · ')[0])).toEqual(
          life.later.map(
            ([author, text], n) =>
              `${instantText(record.events[n]?.at ?? '', timeZone)}, ${author}: ${text}`,
          ),
        );
      }
    });

    it('the CSV export has the items that the driver entered as defective, and what came after with author and time', async () => {
      const csv = await dispatcher.text(`reports.csv?search=${truck}&sort=id&order=asc`);
      const rows = readCsv(csv);
      for (const [n, { id, defective, later }] of lives().entries()) {
        const { events } = await dispatcher.report(id);
        expect(rows[n]).toMatchObject({
          id: String(id),
          defects: Object.keys(defective).sort().join(', '),
          'events (Central Time)': later
            .map(([author, text], at) => {
              const when = instantText(events[at]?.at ?? '', timeZone);
              const day = when.replace(/, [^,]*$/, '');
              const isSigned = /^[^:]+: (Certified|Deferred)/.test(text);
              const consent = ` · Consented to sign electronically ${day}, text version 2`;
              return `${when}, ${author}: ${text}${isSigned ? consent : ''}`;
            })
            .join('\n'),
        });
      }
    });

    it('the announcement of a report that was certified before it was delivered has the entered values and what came after', async () => {
      for (const life of lives()) {
        const { queries } = server.database;
        const delivery = { kind: 'report' as const, recordId: life.id };
        const announced = await readAnnouncedRecord(queries, delivery, day);
        if (announced?.kind !== 'report') throw new Error('the report is there');
        const { report } = announced;
        expect(listDefective(report)).toEqual(Object.keys(life.defective).sort());
        expect(report.events.map(({ text }) => text)).toEqual(life.later.map(([, text]) => text));
      }
    });
  },
);
