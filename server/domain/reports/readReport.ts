import { and, eq, getTableColumns, isNull, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../platform/database/Database';
import { inspections } from '../tables/inspections';
import type { ReportComment } from './inspectionResponse';

export const isCurrent = (ownerId: number) =>
  and(
    eq(inspections.ownerId, ownerId),
    isNull(inspections.sentAt),
    isNull(inspections.supersededAt),
  );

/** A row's driver, who is named as at the inspection. */
export const reportOwner = {
  id: sql`inspections.owner_id`,
  at: sql`inspections.inspected_instant`,
};

/** A report's comments as JSON, in the driver's order. */
const commentsAsJson = sql<ReportComment[]>`(
  select coalesce(
    jsonb_agg(jsonb_build_object('key', key, 'text', text, 'fixed', fixed) order by position), '[]')
  from inspection_comments where inspection_id = inspections.id)`;

export async function readReport(queries: Queries, where: SQL | undefined) {
  const [row] = await queries
    .select({ ...getTableColumns(inspections), comments: commentsAsJson })
    .from(inspections)
    .where(where);
  return row ?? null;
}

type StoredReport = NonNullable<Awaited<ReturnType<typeof readReport>>>;

/** Returns a report as its driver entered and signed it. What came after is in `readLaterEvents`. */
export const asEntered = (row: StoredReport): StoredReport => ({ ...row, ...row.entered });
