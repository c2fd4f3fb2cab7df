import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { InspectionUpdate } from '@/contract/inspection';
import type { Queries } from '../db/Database';
import { inspectionComments, inspections } from '../db/schema/inspections';
import { commentAnswer, inspectionAnswer } from './inspectionAnswer';
import type { InspectionAnswer, ReportComment } from './inspectionAnswer';
import { checkDescribed, checkSendable } from './inspectionRequests';
import { lockDriver } from './lockDriver';

/** A driver's reports. The current one is neither sent nor superseded. */
const isCurrent = (ownerId: number) =>
  and(
    eq(inspections.ownerId, ownerId),
    isNull(inspections.sentAt),
    isNull(inspections.supersededAt),
  );

/** The comments of a row of `inspections`, in the order the driver's list had. */
const commentsAsJson = sql<ReportComment[]>`(
  select coalesce(
    jsonb_agg(jsonb_build_object('key', key, 'text', text, 'fixed', fixed) order by position), '[]')
  from inspection_comments where inspection_id = inspections.id)`;

/** The driver's current report, or null. */
export async function currentInspection(
  queries: Queries,
  ownerId: number,
): Promise<InspectionAnswer | null> {
  const row = await readReport(queries, isCurrent(ownerId));
  return row && inspectionAnswer(row, row.comments);
}

/**
 * Sends the driver's report. A repeat gets the same answer; null when it is not their current one. Throws messages per
 * field when it is not complete, or a defect is open.
 */
export async function sendInspection(
  queries: Queries,
  ownerId: number,
  id: number,
  now: Date,
): Promise<InspectionAnswer | null> {
  return queries.transaction(async (tx) => {
    await lockDriver(tx, ownerId);
    const row = await readReport(
      tx,
      and(
        eq(inspections.id, id),
        eq(inspections.ownerId, ownerId),
        isNull(inspections.supersededAt),
      ),
    );
    if (!row) return null;
    const answer = inspectionAnswer(row, row.comments);
    if (!row.sentAt) {
      checkSendable(answer, now);
      await tx.update(inspections).set({ sentAt: now }).where(eq(inspections.id, id));
    }
    return answer;
  });
}

/**
 * Replaces the comments and sets the changed item. Answers the comments; null when the report is not the
 * driver's current one. Throws messages per field when the item becomes defective without a comment.
 */
export async function updateInspection(
  queries: Queries,
  ownerId: number,
  id: number,
  { comments, ...items }: InspectionUpdate,
) {
  return queries.transaction(async (tx) => {
    await lockDriver(tx, ownerId);
    const [row] = await tx
      .update(inspections)
      .set({ ...items, updatedAt: sql`now()` })
      .where(and(eq(inspections.id, id), isCurrent(ownerId)))
      .returning({ id: inspections.id });
    if (!row) return null;
    checkDescribed(items, comments);
    await tx.delete(inspectionComments).where(eq(inspectionComments.inspectionId, id));
    await insertComments(tx, id, comments);
    return comments.map((comment) => commentAnswer(id, comment));
  });
}

async function insertComments(tx: Queries, inspectionId: number, comments: ReportComment[]) {
  if (comments.length === 0) return;
  await tx.insert(inspectionComments).values(
    comments.map(({ key, text, fixed }, position) => ({
      inspectionId,
      key,
      position,
      text,
      fixed,
    })),
  );
}

/** One report with its comments; null when there is none. */
async function readReport(queries: Queries, where: SQL | undefined) {
  const [row] = await queries
    .select({ ...getTableColumns(inspections), comments: commentsAsJson })
    .from(inspections)
    .where(where);
  return row ?? null;
}
