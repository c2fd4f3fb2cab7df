import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { strFromU8, unzipSync } from 'fflate';
import { auditPackage } from '../../../domain/auditPackage/auditPackage';
import { reportPdf } from '../../../domain/auditPackage/reportPdf';
import { readRecord } from '../../../domain/reports/readReports';
import { consentVersion } from '@/contract/signingConsent';
import { deferrableDay } from '../../../testing/deferrableDay';
import { anyTruck, Driver } from '../../../testing/drivers';
import { jpeg } from '../../../testing/mediaFiles';
import { Staff } from '../../../testing/office';
import { makeReviewRequest } from '../../../testing/reviews';
import {
  newSession,
  openTestServer,
  send,
  type Session,
  type TestServer,
} from '../../../testing/testServer';

const day = { today: '2026-11-22', timeZone: 'UTC' };

const consented = `Consented to sign electronically [^"]*, text version ${consentVersion}`;

describe('an audit package', () => {
  let server: TestServer;
  let dispatcher: Session;
  let rosa: Staff;
  let reports: { certified: number; open: number; earlier: number };
  const truck = anyTruck();
  const other = anyTruck();

  beforeAll(async () => {
    server = await openTestServer('embedded', { settings: { timeZone: 'UTC' } });
    dispatcher = await newSession(server, 'dispatcher');
    rosa = await Staff.signedIn(server, 'mechanic');
    const admin = await Staff.signedIn(server, 'admin');
    const { body } = await admin.ask('GET', 'company/');
    const change = { ...body, name: 'Tom & Dana <Freight>', dot_number: '271828' };
    const stored = { ...change, time_zone: 'America/Chicago' };
    expect((await admin.ask('PUT', 'company/', stored)).status).toBe(200);

    const marcus = await Driver.signedIn(server);
    const header = { truck_number: truck, carrier: 'Łukasz Иванов' };
    const earlier = await marcus.reports([], { ...header, date_inspected: '2026-10-31 06:00' });
    await marcus.sends(earlier);
    const certified = await marcus.reports(['horn'], header);
    const photo = { payload: await jpeg(1600, 1200) };
    expect((await marcus.photographs(certified, 'horn', photo)).statusCode).toBeLessThan(300);
    const [horn] = await rosa.readVehicleDefects(truck);
    if (horn) await rosa.certifies(horn);
    await marcus.sends(certified);
    const dana = await Driver.signedIn(server);
    const review = await dana.callExtension('POST', 'reviews/', makeReviewRequest([certified]));
    expect(review.statusCode).toBeLessThan(300);
    const byCategory = { horn: true, marked_by_category: ['horn' as const] };
    const open = await dana.reports(['clutch'], { truck_number: other, ...byCategory });
    reports = { certified, open, earlier };
  });
  afterAll(() => server.close());

  let savedAs = '';

  async function readAuditPackage(query: string): Promise<Record<string, Uint8Array>> {
    const path = `/api/office/reports.zip?${query}`;
    const response = await send(server, 'GET', path, undefined, dispatcher.access);
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      200,
      'application/zip',
    ]);
    savedAs = String(response.headers['content-disposition']);
    return unzipSync(new Uint8Array(response.rawPayload));
  }

  const getFileText = (files: Record<string, Uint8Array>, name: string) =>
    strFromU8(files[name] ?? new Uint8Array());
  const formatReportPath = (id: number, day = '2026-11-21', number = truck) =>
    `reports/${day}-${number}-${String(id).padStart(6, '0')}.pdf`;

  const openPath = () => formatReportPath(reports.open, '2026-11-21', other);

  it('an audit package contains a PDF of each report, an index, the certifications and a checksum of each file', async () => {
    const files = await readAuditPackage('');
    const pdfs = [
      formatReportPath(reports.earlier, '2026-10-31'),
      formatReportPath(reports.certified),
      openPath(),
    ];
    expect(Object.keys(files)).toEqual([...pdfs, 'certifications.csv', 'index.html', 'SHA256SUMS']);
    const lines = getFileText(files, 'SHA256SUMS').trimEnd().split('\n');
    expect(lines).toEqual(
      Object.entries(files)
        .filter(([name]) => name !== 'SHA256SUMS')
        .map(([name, bytes]) => `${createHash('sha256').update(bytes).digest('hex')}  ${name}`),
    );
    for (const pdf of pdfs) expect(getFileText(files, pdf).slice(0, 5)).toBe('%PDF-');
    const countImages = (path: string) =>
      Buffer.from(files[path] ?? [])
        .toString('latin1')
        .match(/\/Subtype \/Image/g)?.length;
    expect([countImages(formatReportPath(reports.certified)), countImages(openPath())]).toEqual([
      1,
      undefined,
    ]);
  });

  it('the index of an audit package shows the carrier, the DOT number, the period and the time zone', async () => {
    const index = getFileText(
      await readAuditPackage('from=2026-10-01&to=2026-10-31'),
      'index.html',
    );
    expect(index).toContain('Tom &amp; Dana &lt;Freight&gt;');
    expect(savedAs).toContain('Tom-Dana-Freight-2026-10-01-to-2026-10-31.zip');
    for (const fact of [
      '271828',
      'Consent not recorded',
      'Oct 1, 2026 to Oct 31, 2026',
      'Central Time',
      '1 of 1 reports',
      formatReportPath(reports.earlier, '2026-10-31'),
    ]) {
      expect(index).toContain(fact);
    }
    expect(index).not.toContain(openPath());
    const { id } = await rosa.vehicle(other);
    expect(getFileText(await readAuditPackage(`vehicle=${id}`), 'index.html')).toContain(
      `Truck ${other}<`,
    );
  });

  it('the certifications in an audit package show who certified each defect and when, or ‘not certified’', async () => {
    const table = getFileText(await readAuditPackage(''), 'certifications.csv');
    const [head, ...lines] = table.trimEnd().split('\r\n');
    expect(head).toContain('"signed_at (Central Time)"');
    expect(lines).toEqual([
      expect.stringMatching(
        `^"${reports.certified}",.*"Truck ${truck}","Horn","horn is broken","repaired","${rosa.username}","${rosa.username}","\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d","","","${consented}"$`,
      ),
      expect.stringMatching(
        `^"${reports.open}",.*"Truck ${other}",.*"Clutch","clutch is broken","not certified","","","","","",""$`,
      ),
    ]);
  });

  it('the index counts the defects that each report found, and those that are open', async () => {
    const index = getFileText(await readAuditPackage(''), 'index.html');
    const rows = [...index.matchAll(/<tr><td><a .*<\/tr>/g)].map(([row]) => row);
    expect(rows.map((row) => /<td>([^<]*)<\/td><\/tr>$/.exec(row)?.[1])).toEqual([
      'None',
      '1 found, 0 open',
      '1 found, 1 open',
    ]);
  });

  it('the certifications show a deferral with its signer, day and reason, and a repair that was found not fixed with its author', async () => {
    const [dana, gus] = [await Driver.signedIn(server), await Driver.signedIn(server)];
    const number = anyTruck();
    const id = await dana.reports(['radiator', 'horn'], { truck_number: number });
    const [horn, radiator] = await rosa.readVehicleDefects(number, 'sort=id&order=desc');
    if (!horn || !radiator) throw new Error('the defects are there');
    const [deferred, repaired] = radiator.item === 'radiator' ? [radiator, horn] : [horn, radiator];
    await rosa.defers(deferred, deferrableDay);
    const { id: defect, version } = await rosa.certifies(repaired);
    const doubt = { not_fixed: [{ defect, version, note: 'Still silent' }] };
    await gus.callExtension('POST', 'reviews/', makeReviewRequest([id], doubt));
    const files = await readAuditPackage(`search=${number}`);
    const lines = getFileText(files, 'certifications.csv').trimEnd().split('\r\n').slice(1);
    const time = '"\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d"';
    expect(lines.sort()).toEqual([
      expect.stringMatching(
        `"Horn","horn is broken","not fixed","${gus.session.username}","",${time},"","Still silent",""$`,
      ),
      expect.stringMatching(
        `"Radiator","radiator is broken","deferred","${rosa.username}","${rosa.username}",${time},"${deferrableDay}","Parts on order","${consented}"$`,
      ),
    ]);
    const record = await readRecord(server.database.queries, id, day);
    if (!record) throw new Error('the report is there');
    const company = await server.api.company.current();
    const pdf = await reportPdf(record, { ...day, company, readDefectPhotos: async () => [] });
    expect(pdf.signatures.map(({ label }) => label)).toEqual([
      "Driver's signature. Consent not recorded",
      expect.stringContaining('Reviewing driver'),
    ]);
    expect(pdf.facts).toContainEqual(['Defects', '2 found, 2 open']);
  });

  it('the audit log records an audit package with the number of its reports', async () => {
    await readAuditPackage(`search=${other}`);
    const admin = await Staff.signedIn(server, 'admin');
    const { body } = await admin.ask('GET', 'audit/?resource=reports&perPage=1');
    expect(body['data']).toMatchObject([{ kind: 'reports.package', after: { reports: 1 } }]);
  });

  it("a report's PDF distinguishes good, defective and category-marked items", async () => {
    const record = await readRecord(server.database.queries, reports.open, day);
    if (!record) throw new Error('the report is there');
    const company = await server.api.company.current();
    const readDefectPhotos = async () => [];
    const pdf = await reportPdf(record, {
      company,
      timeZone: 'UTC',
      readDefectPhotos,
    });
    const items = new Map(
      pdf.checklist.flatMap((part) => part.items).map(({ label, mark }) => [label, mark]),
    );
    expect([items.get('Horn'), items.get('Clutch'), items.get('Radiator')]).toEqual([
      '✓*',
      '✗',
      '✓',
    ]);
    expect(pdf.remark).toContain('✓ good, ✗ defective, – unchecked.');
    expect(pdf.checklistNote).toBe(
      '* Marked with its category: the driver pressed ‘All good’ after each item was in view.',
    );
  });

  const cannotShow = '(Some text is in a script that this PDF cannot show';

  async function pdfWith(
    driver: Driver,
    header: { truck_number: string; carrier: string },
  ): Promise<string> {
    const id = await driver.reports([], header);
    const files = await readAuditPackage(`search=${header.truck_number}`);
    return Buffer.from(
      files[formatReportPath(id, '2026-11-21', header.truck_number)] ?? [],
    ).toString('latin1');
  }

  it("a report's PDF contains a font for a driver's Punjabi text and one for emoji", async () => {
    const gurpreet = await Driver.signedIn(server);
    const header = { truck_number: anyTruck(), carrier: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ 🚚' };
    const pdf = await pdfWith(gurpreet, header);
    const fonts = [...pdf.matchAll(/\/BaseFont \/\w+\+([\w-]+)/g)].map(([, font]) => font);
    expect(new Set(fonts)).toEqual(
      new Set(['DejaVuSans', 'DejaVuSans-Bold', 'MuktaMahee-Regular', 'NotoEmoji-Regular']),
    );
    expect(pdf).not.toContain(cannotShow);
  });

  it("a report's PDF says that it cannot show Chinese text", async () => {
    const li = await Driver.signedIn(server);
    const pdf = await pdfWith(li, { truck_number: anyTruck(), carrier: '李 Li' });
    expect(pdf).toContain(cannotShow);
  });

  it('writing an audit package ends with an error when the reader closes the stream', async () => {
    const { api, database } = server;
    const context = { api, queries: database.queries, timeZone: 'UTC', today: '2026-11-22' };
    const { zip, written } = await auditPackage(context, {});
    await once(zip, 'readable');
    zip.destroy();
    await expect(written).rejects.toThrow();
  });
});
