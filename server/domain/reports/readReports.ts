import { eq, sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import { inspection } from '@/contract/inspection';
import { computeReportDigest } from '@/contract/reportDigest';
import { reportRecord, type ReportQuery, type ReportRecord } from '@/contract/office/reports';
import { reportRow, review } from '@/contract/records';
import { splitSearchWords } from '@/contract/office/lists';
import type { Queries } from '../../platform/database/Database';
import { inspections } from '../tables/inspections';
import { inspectionResponse } from './inspectionResponse';
import { listEarlierDigests } from './earlierDigests';
import { readLaterEvents, readReportHistory } from './laterEvents';
import { asEntered, readReport } from './readReport';
import type { CarrierDay } from '../days';
import { holdsReportVehicle, ofReport, readDefects } from '../defects/readDefects';
import { consentAsJson } from '../people/consents';
import { jsonRows, queryPage, pageOfFound } from '../../platform/database/jsonRows';
import { inOrder, toLimitOffset } from '../../platform/database/lists';
import { toMayBeHeldSql } from '../vehicles/lookAlikes';
import { matching, reportColumns } from './reportRows';
import { frequentWords } from './searchReports';
import { toReviewsSql } from './reviewsSql';
import { withWrittenVehicle, writtenVehicles } from './writtenVehicles';

const sortFields = { id: sql`id`, date: sql`inspected_at` } as const;

export const reportOrder = ({ sort, order }: Pick<ReportQuery, 'sort' | 'order'>) =>
  inOrder(sortFields[sort], order, sql`id`);

export async function listReports(queries: Queries, query: ReportQuery) {
  const { limit, offset } = toLimitOffset(query);
  const frequent = await frequentWords(queries, query.search);
  const where = matching(query, frequent);
  const order = reportOrder(query);
  const onPage = sql`order by ${order} limit ${limit} offset ${offset}`;
  // Selects the page first, so the query reads names and vehicles only for the page's rows.
  const toRowsSql = (chosen: SQL) => sql`select ${reportColumns} from (${chosen}) as inspections
    order by ${order}`;
  const rare = splitSearchWords(query.search).filter((word) => !frequent.has(word));
  if (rare.length > 0) {
    return pageOfFound(queries, {
      schema: reportRow,
      // Selecting so few columns lets PostgreSQL find the reports in an index alone.
      found: sql`select ${query.sort === 'date' ? sql`id, inspected_at` : sql`id`} from inspections where ${where}`,
      page: toRowsSql(sql`select * from inspections where id in (select id from found ${onPage})`),
    });
  }
  return queryPage(queries, {
    schema: reportRow,
    page: toRowsSql(sql`select * from inspections where ${where} ${onPage}`),
    all: sql`inspections where ${where}`,
  });
}

const reviewedRow = v.object({
  ...reportRow.entries,
  reviews: v.array(review),
  may_be_held: reportRecord.entries.may_be_held,
  signing_consent: reportRecord.entries.signing_consent,
});

export async function readRecord(
  queries: Queries,
  id: number,
  day: CarrierDay,
): Promise<ReportRecord | null> {
  const report = await readReport(queries, eq(inspections.id, id));
  const [row] = await jsonRows(
    queries,
    reviewedRow,
    sql`select ${reportColumns}, ${toReviewsSql(sql`inspections.id`)} as reviews,
        ${toMayBeHeldSql(sql`inspections.id`, day.today)} as may_be_held,
        ${consentAsJson(sql`inspections.consent_id`)} as signing_consent
      from inspections where inspections.id = ${id}`,
  );
  if (!report || !row) return null;
  const entered = asEntered(report);
  const contents = v.parse(inspection, inspectionResponse(entered, entered.comments));
  const history = await readReportHistory(queries, id);
  const vehicles = writtenVehicles(contents, row.vehicles);
  const defects = await readDefects(queries, ofReport(id), day, 'with history');
  return {
    ...row,
    vehicles,
    sent_at: report.sentAt?.toISOString() ?? null,
    superseded_at: report.supersededAt?.toISOString() ?? null,
    report: contents,
    digest: (await computeReportDigest(contents)) ?? '',
    earlier_digests: report.entered?.is_rebuilt
      ? await listEarlierDigests(queries, contents, history)
      : [],
    marked_by_category: entered.marked_by_category ?? [],
    not_fitted: entered.not_fitted ?? [],
    defects: defects.map(withWrittenVehicle(vehicles)),
    holding: (await readDefects(queries, holdsReportVehicle(id, day.today), day)).map(
      ({ vehicle, item, needs_correction }) => ({ vehicle, item, needs_correction }),
    ),
    events: await readLaterEvents(queries, { id, vehicles }, history),
    history,
  };
}
