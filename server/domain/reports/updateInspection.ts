import { and, eq, sql } from 'drizzle-orm';
import { checklistKeys, type ChecklistKey } from '@/contract/checklist';
import type { Queries } from '../../platform/database/Database';
import { toPostgresJson } from '../../platform/database/json';
import { inspectionComments, inspections } from '../tables/inspections';
import { reportEvents } from '../tables/vehicles';
import { readReportFacts, noteReport } from '../defects/noteReport';
import type { Announcements } from '../notifications/Announcements';
import { hasDefects } from './hasDefects';
import { commentResponse, type ReportComment } from './inspectionResponse';
import { checkDescribed, type UpdateRequest } from './inspectionRequests';
import { lockDriver } from './lockDriver';
import { isCurrent, readReport } from './readReport';

interface UpdateContext {
  queries: Queries;
  ownerId: number;
  today: string;
  notifications: Announcements;
}

/**
 * Sets the changed item and its comment, and announces the first defect of an all-clear report. Ignores the request's
 * other comments, because a phone that was offline may lack recent certifications. Returns all comments; null if
 * the report is not the driver's current one. Throws field errors if an item becomes defective without a comment.
 */
export async function updateInspection(
  { queries, ownerId, today, notifications }: UpdateContext,
  id: number,
  { comments, which_trailers: trailers = {}, ...items }: UpdateRequest,
) {
  const updated = await queries.transaction(async (tx) => {
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
      await lockReportVehicles(tx, id);
      await tx
        .update(inspections)
        .set({
          ...items,
          updatedAt: sql`now()`,
          which_trailers: trailersAfter(keys, trailers),
          // A tapped item no longer counts as marked with its category.
          marked_by_category: sql`marked_by_category - ${toTextArraySql(keys)}`,
          not_fitted: sql`not_fitted - ${toTextArraySql(keys)}`,
        })
        .where(isTheirs);
      await storeComments(tx, id, ofItems(changed), before.comments.length);
      await tx.insert(reportEvents).values({
        reportId: id,
        actorId: ownerId,
        action: 'updated',
        before: { ...pickItemValues(before, keys), comments: ofItems(before.comments) },
        after: { ...items, comments: ofItems(changed) },
      });
      const described = new Map(changed.map(({ key, text }) => [key, text]));
      const noted = keys.map((item) => ({
        item,
        good: items[item] === true,
        enteredAt: null,
        description: described.get(item) ?? '',
      }));
      if (hasDefects(items)) await notifications.announce(tx, 'report', id, { hasDefects: true });
      const facts = await readReportFacts(tx, id);
      await noteReport(tx, {
        report: id,
        driver: ownerId,
        by: 'toggle',
        inspectedAt: null,
        items: noted,
        trailers: before.trailer_numbers,
        which: trailers,
        today,
        facts,
        notifications,
      });
    }
    return changed.map((comment) => commentResponse(id, comment));
  });
  notifications.deliverSoon();
  return updated;
}

type Items = Omit<UpdateRequest, 'comments' | 'which_trailers'>;
type Keys = readonly ChecklistKey[];

const pickItemValues = (report: Record<keyof Items, boolean | null>, keys: Keys) =>
  Object.fromEntries(keys.map((key) => [key, report[key]]));

/**
 * Returns the report's comments after the change. If an item becomes good and the request omits its comment, keeps the
 * stored one and marks it as fixed.
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

async function lockReportVehicles(tx: Queries, id: number): Promise<void> {
  await tx.execute(sql`select lock_vehicles(array(
    select vehicle_id from report_vehicles where report_id = ${id}))`);
}

/** Replaces the trailers of the request's items and keeps those of other items. */
function trailersAfter(keys: Keys, named: object) {
  return sql`nullif(
    coalesce(which_trailers, '{}') - ${toTextArraySql(keys)} || ${toPostgresJson(named)}::jsonb, '{}')`;
}

function toTextArraySql(keys: Keys) {
  const list = sql.join(
    keys.map((key) => sql`${key}`),
    sql`, `,
  );
  return sql`array[${list}]::text[]`;
}
