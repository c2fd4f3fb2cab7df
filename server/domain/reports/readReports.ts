import { eq, sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import { inspection } from '@/contract/inspection';
import { digestOf } from '@/contract/reportDigest';
import {
  reportEvent,
  reportRecord,
  type ReportQuery,
  type ReportRecord,
} from '@/contract/office/reports';
import { reportRow, review } from '@/contract/records';
import { wordsOf } from '@/contract/office/lists';
import type { Queries } from '../../platform/database/Database';
import { inspections } from '../tables/inspections';
import { inspectionResponse } from './inspectionResponse';
import { readReport } from './readReport';
import type { CarrierDay } from '../days';
import { holdsVehicleOf, ofReport, readDefects } from '../defects/readDefects';
import { instant, jsonRows, pageOf, pageOfFound } from '../../platform/database/jsonRows';
import { personName } from '../people/personName';
import { inOrder, rangeOf } from '../../platform/database/lists';
import { mayBeHeldOf } from '../vehicles/lookAlikes';
import { matching, reportColumns } from './reportRows';
import { frequentWords } from './searchReports';
import { reviewsOf } from './reviewsOf';

const sortFields = { id: sql`id`, date: sql`date_inspected` } as const;

export const reportOrder = ({ sort, order }: Pick<ReportQuery, 'sort' | 'order'>) =>
  inOrder(sortFields[sort], order, sql`id`);

export async function listReports(queries: Queries, query: ReportQuery) {
  const { limit, offset } = rangeOf(query);
  const frequent = await frequentWords(queries, query.search);
  const where = matching(query, frequent);
  const order = reportOrder(query);
  const onPage = sql`order by ${order} limit ${limit} offset ${offset}`;
  // Selects the page first, so the query reads names and vehicles only for the page's rows.
  const rowsOf = (chosen: SQL) => sql`select ${reportColumns} from (${chosen}) as inspections
    join users on users.id = owner_id order by ${order}`;
  const rare = wordsOf(query.search).filter((word) => !frequent.has(word));
  if (rare.length > 0) {
    return pageOfFound(queries, {
      schema: reportRow,
      // Selecting only the id lets PostgreSQL find the reports in an index alone.
      found: sql`select ${query.sort === 'date' ? sql`id, date_inspected` : sql`id`} from inspections where ${where}`,
      page: rowsOf(sql`select * from inspections where id in (select id from found ${onPage})`),
    });
  }
  return pageOf(queries, {
    schema: reportRow,
    page: rowsOf(sql`select * from inspections where ${where} ${onPage}`),
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
    sql`select ${reportColumns}, ${reviewsOf(sql`inspections.id`)} as reviews,
        ${mayBeHeldOf(sql`inspections.id`, day.today)} as may_be_held
      from inspections join users on users.id = owner_id where inspections.id = ${id}`,
  );
  if (!report || !row) return null;
  const contents = v.parse(inspection, inspectionResponse(report, report.comments));
  return {
    ...row,
    sent_at: report.sentAt?.toISOString() ?? null,
    superseded_at: report.supersededAt?.toISOString() ?? null,
    report: contents,
    digest: (await digestOf(contents)) ?? '',
    marked_by_category: report.marked_by_category ?? [],
    not_fitted: report.not_fitted ?? [],
    defects: await readDefects(queries, ofReport(id), day, 'with history'),
    holding: (await readDefects(queries, holdsVehicleOf(id, day.today), day)).map(
      ({ vehicle, item }) => ({ vehicle, item }),
    ),
    history: await historyOf(queries, id),
  };
}

function historyOf(queries: Queries, reportId: number) {
  return jsonRows(
    queries,
    reportEvent,
    sql`select report_events.id, ${instant(sql`at`)} as at, ${personName()} as actor,
        action, defect_id, before, after
      from report_events left join users on users.id = actor_id
      where report_id = ${reportId} order by report_events.id`,
  );
}
