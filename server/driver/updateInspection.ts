import { and, eq, sql } from 'drizzle-orm';
import { checklistKeys } from '@/contract/checklist';
import type { InspectionUpdate } from '@/contract/inspection';
import type { Queries } from '../db/Database';
import { inspectionComments, inspections } from '../db/schema/inspections';
import { reportEvents } from '../db/schema/vehicles';
import { commentAnswer } from './inspectionAnswer';
import type { ReportComment } from './inspectionAnswer';
import { checkDescribed } from './inspectionRequests';
import { lockDriver } from './lockDriver';
import { isCurrent, readReport } from './readReport';

/**
 * Sets the changed item and its comment. Ignores the list's other comments: a phone that was
 * offline for long does not know what has been certified since. Returns all comments; null if the
 * report is not the driver's current one. Throws messages per field if the item becomes defective
 * without a comment.
 */
export async function updateInspection(
  queries: Queries,
  ownerId: number,
  id: number,
  { comments, ...items }: InspectionUpdate,
) {
  return queries.transaction(async (tx) => {
    await lockDriver(tx, ownerId);
    const isTheirs = and(eq(inspections.id, id), isCurrent(ownerId));
    const before = await readReport(tx, isTheirs);
    if (!before) return null;
    checkDescribed(items, comments);
    const keys = checklistKeys.filter((key) => items[key] !== undefined);
    const ofItems = (list: readonly ReportComment[]) =>
      list.filter(({ key }) => keys.includes(key));
    const changed = afterChange(before.comments, ofItems(comments), items);
    if (keys.length > 0) {
      await lockVehiclesOf(tx, id);
      await tx
        .update(inspections)
        .set({ ...items, updatedAt: sql`now()` })
        .where(isTheirs);
      await storeComments(tx, id, ofItems(changed), before.comments.length);
      await tx.insert(reportEvents).values({
        reportId: id,
        actorId: ownerId,
        action: 'updated',
        before: { ...valuesOf(before, keys), comments: ofItems(before.comments) },
        after: { ...items, comments: ofItems(changed) },
      });
      await noteDefects(tx, id, keys);
    }
    return changed.map((comment) => commentAnswer(id, comment));
  });
}

type Items = Omit<InspectionUpdate, 'comments'>;
type Keys = readonly (keyof Items)[];

const valuesOf = (report: Record<keyof Items, boolean | null>, keys: Keys) =>
  Object.fromEntries(keys.map((key) => [key, report[key]]));

/**
 * Returns the report's comments after the change. If an item becomes good and the request omits its
 * comment, the comment stays and becomes fixed.
 */
function afterChange(
  stored: ReportComment[],
  sent: ReportComment[],
  items: Items,
): ReportComment[] {
  const kept = stored.map(
    (comment) =>
      sent.find(({ key }) => key === comment.key) ??
      (items[comment.key] === true ? { ...comment, fixed: true } : comment),
  );
  const added = sent.filter(({ key }) => stored.every((comment) => comment.key !== key));
  return [...kept, ...added].map(({ key, text, fixed }) => ({ key, text, fixed }));
}

/** New comments follow the existing ones. */
async function storeComments(
  tx: Queries,
  inspectionId: number,
  comments: ReportComment[],
  count: number,
): Promise<void> {
  if (comments.length === 0) return;
  await tx
    .insert(inspectionComments)
    .values(comments.map((comment, n) => ({ ...comment, inspectionId, position: count + n })))
    .onConflictDoUpdate({
      target: [inspectionComments.inspectionId, inspectionComments.key],
      set: { text: sql`excluded.text`, fixed: sql`excluded.fixed` },
    });
}

/**
 * Locks the vehicles before the report's row changes, so that drivers of one vehicle wait for each
 * other only here.
 */
async function lockVehiclesOf(tx: Queries, id: number): Promise<void> {
  await tx.execute(sql`select lock_vehicles(array(
    select vehicle_id from report_vehicles where report_id = ${id}))`);
}

/** Updates the defects of the report's vehicles from these items (migration 0008). */
async function noteDefects(tx: Queries, id: number, keys: Keys): Promise<void> {
  const items = sql`array[${sql.join(
    keys.map((key) => sql`${key}`),
    sql`, `,
  )}]::text[]`;
  await tx.execute(
    sql`select note_defects(inspections, ${items}) from inspections where id = ${id}`,
  );
}
