import { and, desc, eq, sql } from 'drizzle-orm';
import type { ChecklistKey } from '@/contract/checklist';
import type { Queries } from '../../platform/database/Database';
import { rowsOf } from '../../platform/database/rows';
import { inspectionComments, inspections } from '../tables/inspections';
import { reportDefects, reportEvents } from '../tables/vehicles';
import { readReport } from '../reports/readReport';
import { certificationOf } from './rules/defect';
import type { Defect as DefectRecord } from './rules/defect';
import type { Actor } from '../audit/audit';

/** The fields of a defect that its reports need. */
interface Subject {
  id: number;
  item: ChecklistKey;
  description: string;
}

/** The name and the day to sign with when the last defect of a report is certified. */
interface Signature {
  name: string;
  day: string;
}

interface Effect {
  /** `updated` means that the defect is closed again without a signature. */
  action: 'certified' | 'deferred' | 'reopened' | 'updated';
  /** Only for `certified`. */
  signature?: Signature;
}

interface Change extends Effect {
  actor: Pick<Actor, 'id'>;
  /** A report to leave out, because its own change caused this one. */
  except?: number;
}

/** The effects of a defect's change on its reports. */
export function effectOf({ status }: DefectRecord, day: string): Effect {
  if (status.state === 'open') return { action: 'reopened' };
  if (status.state === 'deferred') return { action: 'deferred' };
  const signed = certificationOf(status);
  return signed
    ? { action: 'certified', signature: { name: signed.name, day } }
    : { action: 'updated' };
}

/**
 * Applies a change of a defect to the reports that mention it: adds an entry to the history of
 * each, and sets the item in drivers' current reports as if the driver had toggled it. Call it
 * under `lockReportsAlone` or, for a driver's report, under `lock_vehicles`, after writing the
 * defect's row.
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
  const current = change.action === 'deferred' ? [] : await currentReportsOf(tx, defect, change);
  const changed = new Map<number, Values | null>();
  for (const report of current)
    changed.set(Number(report.id), await follow(tx, report, defect, change));
  const events = links.map(({ reportId }) => ({
    reportId,
    actorId: change.actor.id,
    action: change.action,
    defectId: defect.id,
    ...(changed.get(reportId) ?? {}),
  }));
  if (events.length > 0) await tx.insert(reportEvents).values(events);
  await tx.execute(sql`select refresh_results(array[${defect.id}::bigint])`);
}

interface Open {
  /** As text, since the two drivers return bigint differently. */
  id: string;
  /**
   * Whether the report has another unresolved defect of the same item (two trailers), or of any
   * item.
   */
  item_open: boolean;
  any_open: boolean;
}

/**
 * Drivers' current reports with the defect, which stay current until the end of the transaction.
 * For a reopening, leaves out the reports whose driver says that the item is good.
 */
async function currentReportsOf(
  tx: Queries,
  { id, item }: Subject,
  { action, except }: Change,
): Promise<Open[]> {
  const open = (condition: ReturnType<typeof sql>) => sql`exists (
    select from report_defects others join defects on defects.id = others.defect_id
    where others.report_id = inspections.id and defects.closed_at is null and ${condition})`;
  return rowsOf<Open>(
    tx,
    sql`select inspections.id::text as id, ${open(sql`defects.item = ${item}`)} as item_open,
        ${open(sql`true`)} as any_open
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

/** Returns the values it changed, or null. */
async function follow(
  tx: Queries,
  { id: reportId, item_open, any_open }: Open,
  { item, description }: Subject,
  { action, signature }: Change,
): Promise<Values | null> {
  const id = Number(reportId);
  const report = await readReport(tx, eq(inspections.id, id));
  if (!report) return null;
  const isGood = !item_open;
  const values: Partial<typeof inspections.$inferInsert> =
    action === 'reopened'
      ? await unsigned(tx, id, report.mechanics_signature)
      : signed(report.mechanics_signature, any_open ? undefined : signature);
  if (report[item] !== isGood) values[item] = isGood;
  if (Object.keys(values).length === 0) return null;
  const comment = report.comments.find(({ key }) => key === item);
  await tx
    .update(inspections)
    .set({ ...values, updatedAt: sql`now()` })
    .where(eq(inspections.id, id));
  const stored = { inspectionId: id, key: item, position: report.comments.length };
  if (comment || !isGood) {
    await tx
      .insert(inspectionComments)
      .values({ ...stored, text: comment?.text ?? description, fixed: isGood })
      .onConflictDoUpdate({
        target: [inspectionComments.inspectionId, inspectionComments.key],
        set: { fixed: isGood },
      });
  }
  const before = Object.entries(report).filter(([key]) => key in values);
  return { before: Object.fromEntries(before), after: values };
}

/** The signature to store with the last certification, unless a mechanic has already signed. */
function signed(written: string, signature: Signature | undefined) {
  if (written !== '' || !signature) return {};
  return { mechanics_signature: signature.name, mechanics_signature_date: signature.day };
}

/**
 * Removes the signature that a certification wrote, unless the report has a different one by now.
 */
async function unsigned(tx: Queries, reportId: number, written: string) {
  const [event] = await tx
    .select({ before: reportEvents.before })
    .from(reportEvents)
    .where(
      and(
        eq(reportEvents.reportId, reportId),
        eq(reportEvents.action, 'certified'),
        sql`${reportEvents.after} ->> 'mechanics_signature' = ${written} and ${written} <> ''`,
      ),
    )
    .orderBy(desc(reportEvents.id))
    .limit(1);
  if (!event?.before) return {};
  const wanted = ['mechanics_signature', 'mechanics_signature_date'];
  return Object.fromEntries(Object.entries(event.before).filter(([key]) => wanted.includes(key)));
}
