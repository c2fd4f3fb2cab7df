import { and, eq, sql } from 'drizzle-orm';
import type { ChecklistKey } from '@/contract/checklist';
import type { Queries } from '../../platform/database/Database';
import { queryRows } from '../../platform/database/rows';
import { inspectionComments, inspections } from '../tables/inspections';
import { reportDefects, reportEvents } from '../tables/vehicles';
import { readReport } from '../reports/readReport';
import { getCertification, type Defect as DefectRecord } from './rules/defect';
import type { Actor } from '../audit/audit';

interface Subject {
  id: number;
  item: ChecklistKey;
  description: string;
}

/** `updated` means that the defect closed again without a certification. */
type Action = 'certified' | 'deferred' | 'reopened' | 'updated';

interface Change {
  action: Action;
  actor: Pick<Actor, 'id'>;
  /** The report to leave out, because its own change caused this one. */
  except?: number;
}

/** Returns the action that the reports' histories record for a defect's change. */
export function getChangeAction(
  { status: before }: DefectRecord,
  { status }: DefectRecord,
): Action {
  const wasCertified = getCertification(before) !== null && before.state !== 'deferred';
  if (status.state === 'open' || wasCertified) return 'reopened';
  if (status.state === 'deferred') return 'deferred';
  return getCertification(status) ? 'certified' : 'updated';
}

/**
 * Applies a defect's change to the reports that mention it. Keeps the mechanic's signature as the driver typed it. Call
 * it after writing the defect's row, under `lockReportsAlone` or, for a driver's report, under `lock_vehicles`.
 */
export async function bringIntoReports(tx: Queries, defect: Subject, change: Change) {
  const links = await tx
    .select({ reportId: reportDefects.reportId })
    .from(reportDefects)
    .where(
      and(
        eq(reportDefects.defectId, defect.id),
        sql`${reportDefects.reportId} is distinct from ${change.except ?? null}::bigint`,
      ),
    );
  const current = change.action === 'deferred' ? [] : await lockCurrentReports(tx, defect, change);
  const changed = new Map<number, Values | null>();
  for (const report of current) changed.set(Number(report.id), await follow(tx, report, defect));
  const events = links.map(({ reportId }) => ({
    reportId,
    actorId: change.actor.id,
    action: change.action,
    defectId: defect.id,
    ...changed.get(reportId),
  }));
  if (events.length > 0) await tx.insert(reportEvents).values(events);
  await tx.execute(sql`select refresh_results(array[${defect.id}::bigint])`);
}

interface Open {
  /** A string, because the two database drivers return bigint differently. */
  id: string;
  item_open: boolean;
}

/**
 * Reads drivers' current reports with the defect, and locks them. If the defect was reopened, leaves out the reports
 * whose driver says that the item is good.
 */
async function lockCurrentReports(
  tx: Queries,
  { id, item }: Subject,
  { action, except }: Change,
): Promise<Open[]> {
  return queryRows<Open>(
    tx,
    sql`select inspections.id::text as id, exists (
        select from report_defects others join defects on defects.id = others.defect_id
        where others.report_id = inspections.id and defects.closed_at is null and defects.item = ${item}
      ) as item_open
      from inspections join report_defects on report_id = inspections.id
      where defect_id = ${id} and sent_at is null and superseded_at is null
        and report_id is distinct from ${except ?? null}::bigint
        and (${action !== 'reopened'}::boolean or not marked_good)
      order by inspections.id for no key update of inspections`,
  );
}

interface Values {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** Sets the item and its comment in a current report. Returns the changed values; null if nothing changed. */
async function follow(
  tx: Queries,
  { id: reportId, item_open }: Open,
  { item, description }: Subject,
): Promise<Values | null> {
  const id = Number(reportId);
  const report = await readReport(tx, eq(inspections.id, id));
  const isGood = !item_open;
  if (!report || report[item] === isGood) return null;
  await tx
    .update(inspections)
    .set({ [item]: isGood, updatedAt: sql`now()` })
    .where(eq(inspections.id, id));
  const comment = report.comments.find(({ key }) => key === item);
  if (comment || !isGood) {
    await tx
      .insert(inspectionComments)
      .values({
        inspectionId: id,
        key: item,
        position: report.comments.length,
        text: comment?.text ?? description,
        fixed: isGood,
      })
      .onConflictDoUpdate({
        target: [inspectionComments.inspectionId, inspectionComments.key],
        set: { fixed: isGood },
      });
  }
  return { before: { [item]: report[item] }, after: { [item]: isGood } };
}
