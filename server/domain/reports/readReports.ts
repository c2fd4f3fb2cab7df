import { eq, sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import { inspection } from '@/contract/inspection';
import { computeReportDigest } from '@/contract/reportDigest';
import {
  reportEvent,
  reportRecord,
  type ReportQuery,
  type ReportRecord,
} from '@/contract/office/reports';
import { reportRow, review } from '@/contract/records';
import { splitSearchWords } from '@/contract/office/lists';
import type { Queries } from '../../platform/database/Database';
import { inspections } from '../tables/inspections';
import { inspectionResponse } from './inspectionResponse';
import { readReport } from './readReport';
import type { CarrierDay } from '../days';
import { holdsReportVehicle, ofReport, readDefects } from '../defects/readDefects';
import { instant, jsonRows, queryPage, pageOfFound } from '../../platform/database/jsonRows';
import { personName } from '../people/personName';
import { inOrder, toLimitOffset } from '../../platform/database/lists';
import { toMayBeHeldSql } from '../vehicles/lookAlikes';
import { matching, reportColumns } from './reportRows';
import { frequentWords } from './searchReports';
import { toReviewsSql } from './reviewsSql';

const sortFields = { id: sql`id`, date: sql`date_inspected` } as const;

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
    join users on users.id = owner_id order by ${order}`;
  const rare = splitSearchWords(query.search).filter((word) => !frequent.has(word));
  if (rare.length > 0) {
    return pageOfFound(queries, {
      schema: reportRow,
      // Selecting so few columns lets PostgreSQL find the reports in an index alone.
      found: sql`select ${query.sort === 'date' ? sql`id, date_inspected` : sql`id`} from inspections where ${where}`,
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
        ${toMayBeHeldSql(sql`inspections.id`, day.today)} as may_be_held
      from inspections join users on users.id = owner_id where inspections.id = ${id}`,
  );
  if (!report || !row) return null;
  const contents = v.parse(inspection, inspectionResponse(report, report.comments));
  return {
    ...row,
    sent_at: report.sentAt?.toISOString() ?? null,
    superseded_at: report.supersededAt?.toISOString() ?? null,
    report: contents,
    digest: (await computeReportDigest(contents)) ?? '',
    marked_by_category: report.marked_by_category ?? [],
    not_fitted: report.not_fitted ?? [],
    defects: await readDefects(queries, ofReport(id), day, 'with history'),
    holding: (await readDefects(queries, holdsReportVehicle(id, day.today), day)).map(
      ({ vehicle, item }) => ({ vehicle, item }),
    ),
    history: await readReportHistory(queries, id),
  };
}

function readReportHistory(queries: Queries, reportId: number) {
  return jsonRows(
    queries,
    reportEvent,
    sql`select report_events.id, ${instant(sql`at`)} as at, ${personName()} as actor,
        action, defect_id, before, after
      from report_events left join users on users.id = actor_id
      where report_id = ${reportId} order by report_events.id`,
  );
}
