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
