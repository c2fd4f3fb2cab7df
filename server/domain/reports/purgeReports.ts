import { inArray, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../platform/database/Database';
import { lockReportsAlone } from '../../platform/database/reportsLock';
import { queryRows } from '../../platform/database/rows';
import { commandLine, recordAudit } from '../audit/audit';
import { countRows } from '../../platform/database/jsonRows';
import { inspectionComments, inspections } from '../tables/inspections';
import { reviewedReports } from '../tables/reviews';
import { reportDefects, reportEvents, reportVehicles } from '../tables/vehicles';

/** How many reports one transaction deletes. Drivers' writes wait until the transaction ends. */
const batch = 500;

export interface Purged {
  /** The number of deleted reports, or of those to delete. */
  reports: number;
  /** The number of old reports to keep, because they have an unresolved defect. */
  kept: number;
}

/** The first day to keep (YYYY-MM-DD), and the carrier's time zone. */
interface Limit {
  before: string;
  timeZone: string;
}

/** Returns the latest day that `purgeReports` accepts. Carriers must keep reports for three months (49 CFR 396.11). */
export async function latestPurgeDay(queries: Queries, timeZone: string): Promise<string> {
  const [row] = await queryRows<{ day: string }>(
    queries,
    sql`select ((now() at time zone ${timeZone})::date - interval '3 months')::date::text as day`,
  );
  return row?.day ?? '';
}

export async function countPurge(queries: Queries, limit: Limit): Promise<Purged> {
  return {
    reports: await countRows(queries, sql`inspections where ${old(limit)} and not ${isOpen}`),
    kept: await countRows(queries, sql`inspections where ${old(limit)} and ${isOpen}`),
  };
}

/**
 * Deletes sent or superseded reports without unresolved defects from before a day (at most `latestPurgeDay`). Keeps the
 * defects, but without their first report.
 */
export async function purgeReports(database: Database, limit: Limit): Promise<Purged> {
  const { kept } = await countPurge(database.queries, limit);
  let reports = 0;
  for (;;) {
    const deleted = await database.withoutTimeLimits((queries) =>
      queries.transaction((tx) => deleteBatch(tx, limit)),
    );
    reports += deleted;
    if (deleted < batch) return { reports, kept };
  }
}

async function deleteBatch(tx: Queries, limit: Limit): Promise<number> {
  await lockReportsAlone(tx);
  const rows = await tx
    .select({ id: inspections.id })
    .from(inspections)
    .where(sql`${old(limit)} and not ${isOpen}`)
    .orderBy(inspections.id)
    .limit(batch);
  const ids = rows.map(({ id }) => id);
  const [first, last] = [ids[0], ids.at(-1)];
  if (first === undefined) return 0;
  await tx.delete(reviewedReports).where(inArray(reviewedReports.reportId, ids));
  await tx.execute(sql`delete from report_reviews where not exists (
    select from reviewed_reports where review_id = report_reviews.id)`);
  await deletePhotos(tx, ids);
  const isTheirComment = inArray(inspectionComments.inspectionId, ids);
  await tx.delete(inspectionComments).where(isTheirComment);
  for (const table of [reportVehicles, reportDefects, reportEvents]) {
    await tx.delete(table).where(inArray(table.reportId, ids));
  }
  await tx.delete(inspections).where(inArray(inspections.id, ids));
  await recordAudit(tx, {
    actor: commandLine,
    action: 'purge',
    resource: 'reports',
    recordId: `${first}-${last}`,
    before: { reports: ids.length },
    after: null,
  });
  return ids.length;
}

/** Deletes photos of defects that no other report mentions. */
async function deletePhotos(tx: Queries, reportIds: number[]): Promise<void> {
  await tx.execute(sql`delete from photographed_defects
    where defect_id in (select defect_id from report_defects where report_id in ${reportIds})
      and not exists (select from report_defects other
        where other.defect_id = photographed_defects.defect_id and other.report_id not in ${reportIds})`);
  await tx.execute(sql`delete from defect_photos where not exists (
    select from photographed_defects where photo_id = defect_photos.id)`);
  await tx.execute(sql`delete from media_files where audience = 'report' and not exists (
    select from defect_photos where file_id = media_files.id)`);
}

/**
 * Selects sent or superseded reports from before the day. The driver's date alone does not decide, because it may be
 * mistyped.
 */
const old = ({ before, timeZone }: Limit) => sql`(sent_at is not null or superseded_at is not null)
  and date_inspected < ${before}::date and created_at < ${before}::timestamp at time zone ${timeZone}`;

const isOpen = sql`exists (
  select from report_defects join defects on defects.id = defect_id
  where report_id = inspections.id and closed_at is null)`;
