import { sql } from 'drizzle-orm';
import type { Readable } from 'node:stream';
import sharp from 'sharp';
import { countDefects } from '@/contract/enteredReport';
import { packageReports, type ReportFilters, type ReportRecord } from '@/contract/office/reports';
import type { Defect } from '@/contract/records';
import { csvHead } from '../../platform/csv/csv';
import { queryRows } from '../../platform/database/rows';
import type { Queries } from '../../platform/database/Database';
import type { ExportContext } from '../exports/listExport';
import { readBytes } from '../media/readMedia';
import { findPicture } from '../photos/readPhoto';
import { matching } from '../reports/reportRows';
import { readRecord } from '../reports/readReports';
import { certificationColumns, certificationLines } from './certifications';
import { indexPage, type IndexedReport } from './indexPage';
import { drawReport, reportPdf } from './reportPdf';
import { StreamedZip } from './StreamedZip';

const pictureWidth = 1000;

/** Reads a defect's photos as JPEG, because a PDF cannot contain WebP. */
async function readDefectPhotos(queries: Queries, { photos }: Defect): Promise<Uint8Array[]> {
  const pictures: Uint8Array[] = [];
  for (const { id } of photos) {
    const stored = await findPicture(queries, id, 'full');
    if (!stored) continue;
    const chunks: Buffer[] = [];
    for await (const chunk of readBytes(queries, stored, 0, stored.bytes - 1)) chunks.push(chunk);
    const picture = sharp(Buffer.concat(chunks)).resize({
      width: pictureWidth,
      withoutEnlargement: true,
    });
    pictures.push(await picture.flatten({ background: '#fff' }).jpeg({ quality: 80 }).toBuffer());
  }
  return pictures;
}

/** 'reports/2026-10-07-T-114-000107.pdf': the day, the truck and the report's number. */
function formatReportPath({ id, date, report }: ReportRecord): string {
  const truck = report.truck_number.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 40);
  return `${packageReports}${date.slice(0, 10)}-${truck}-${String(id).padStart(6, '0')}.pdf`;
}

interface Package {
  matched: number;
  zip: Readable;
  /** Resolves with the number of reports in the ZIP file. Rejects if the reader closes the stream early. */
  written: Promise<number>;
}

/** Makes a ZIP file of the matching reports, oldest inspection first. Reads and draws one report at a time. */
export async function auditPackage(
  context: ExportContext,
  filters: ReportFilters,
): Promise<Package> {
  const found = await queryRows<{ id: number | string }>(
    context.queries,
    sql`select id from inspections where ${matching(filters)} order by inspected_at, id`,
  );
  const ids = found.map(({ id }) => Number(id));
  const zip = new StreamedZip(context.api.now());
  const written = writePackage(zip, { ids, filters, context });
  // Breaks the stream off after an error, so the reader notices that the file is incomplete.
  written.catch((error: unknown) =>
    zip.output.destroy(error instanceof Error ? error : new Error('The package failed.')),
  );
  return { matched: ids.length, zip: zip.output, written };
}

interface Contents {
  ids: readonly number[];
  filters: ReportFilters;
  context: ExportContext;
}

async function writePackage(zip: StreamedZip, { ids, filters, context }: Contents) {
  const { api, queries, timeZone } = context;
  const company = await api.company.current();
  const photos = (defect: Defect) => readDefectPhotos(queries, defect);
  const reports: IndexedReport[] = [];
  let certifications = csvHead(certificationColumns(timeZone));
  for (const id of ids) {
    const record = await readRecord(queries, id, context);
    // A purge may have deleted the report since its id was read.
    if (!record) continue;
    const pdf = await reportPdf(record, { company, timeZone, readDefectPhotos: photos });
    const file = formatReportPath(record);
    await zip.add(file, await drawReport(pdf));
    certifications += certificationLines(record, timeZone);
    const { date, driver, driver_now, signing_consent, vehicles } = record;
    const of = { id, file, date, driver, account: driver_now ?? driver, signing_consent, vehicles };
    reports.push({ ...of, ...countDefects(record) });
  }
  await zip.add('certifications.csv', certifications);
  const made = api.now();
  const page = { company, timeZone, filters, made, matched: ids.length, reports };
  await zip.add('index.html', indexPage(page));
  await zip.end();
  return reports.length;
}
