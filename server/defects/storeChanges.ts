import { sql } from 'drizzle-orm';
import type { Queries } from '../db/Database';
import { jsonOf } from '../db/json';
import { rowsOf } from '../db/rows';
import type { Step } from '../domain/defects/defect';
import { columnsOf } from './storedDefect';

/** A report that says so, or a driver who says that the item is good. */
export type Link =
  | { link: 'defective'; report: number; description: string; enteredAt: string | null }
  | { link: 'good'; driver: number }
  /** Every reporter stands by it again. */
  | { link: 'again' }
  | { link: 'none' };

export interface StepToStore {
  /** Null for a new defect. */
  id: number | null;
  vehicle: number;
  step: Step;
  link: Link;
}

export interface StoredStep {
  id: number;
  /** The history's entry; null if only a reporter's word changed. */
  event: number | null;
}

/**
 * Writes steps, in one statement: rows, links to reports, and histories. Returns them in their
 * order. Call it under the locks that the steps were decided under. `refresh_results` is the
 * caller's.
 */
export async function storeSteps(
  tx: Queries,
  steps: readonly StepToStore[],
): Promise<StoredStep[]> {
  if (steps.length === 0) return [];
  const rows = await rowsOf<{ id: string; event: string | null }>(
    tx,
    sql`with steps as (
        select * from jsonb_to_recordset(${jsonOf(steps.map(rowOf))}::jsonb) as step (${columns})
      ), added as (
        insert into defects (vehicle_id, item, description, first_report_id, reported_by, needs_correction)
        select vehicle_id, item, description, report_id, actor_id, needs_correction
        from steps where id is null order by n
        returning id, vehicle_id, item
      ), done as (
        select coalesce(steps.id, added.id) as defect_id, steps.*
        from steps left join added on steps.id is null
          and added.vehicle_id = steps.vehicle_id and added.item = steps.item
      ), changed as (
        update defects set ${changed}, updated_at = now(), version = defects.version + 1
        from steps where defects.id = steps.id
      ), linked as (
        insert into report_defects (report_id, defect_id, entered_at)
        select report_id, defect_id, entered_at from done where link = 'defective'
        on conflict (report_id, defect_id)
          do update set marked_good = false, said_at = now(), entered_at = excluded.entered_at
      ), said as (
        update report_defects set marked_good = (link = 'good')
        from done, inspections
        where report_defects.defect_id = done.defect_id and inspections.id = report_defects.report_id
          and (link = 'again' or link = 'good' and owner_id = actor_id)
      ), logged as (
        insert into defect_events (defect_id, actor_id, event, state, name, note, entered_at)
        select defect_id, actor_id, event, state, name, event_note, entered_at from done
        where event is not null order by n
        returning id, defect_id
      )
      select done.defect_id::text as id, logged.id::text as event
      from done left join logged using (defect_id) order by n`,
  );
  return rows.map(({ id, event }) => ({
    id: Number(id),
    event: event === null ? null : Number(event),
  }));
}

const columns = sql.raw(`
  n integer, id bigint, vehicle_id bigint, item text, link text, report_id bigint, actor_id bigint, description text,
  needs_correction boolean, state text, said_good_by bigint, said_good_at timestamptz, certified_name text,
  certified_by bigint, certified_at timestamptz, certified_on text, deferred_until date, deferred_reason text, note text,
  reopened jsonb, event text, name text, event_note text, entered_at timestamptz`);

const changed = sql.raw(`
  needs_correction = steps.needs_correction, state = steps.state, said_good_by = steps.said_good_by,
  said_good_at = steps.said_good_at, certified_name = steps.certified_name, certified_by = steps.certified_by,
  certified_at = steps.certified_at, certified_on = steps.certified_on, deferred_until = steps.deferred_until,
  deferred_reason = steps.deferred_reason, note = steps.note, reopened = nullif(steps.reopened, 'null'),
  closed_at = case when steps.state in ('open', 'driver_says_good', 'deferred') then null
    else coalesce(steps.certified_at, steps.said_good_at, defects.closed_at, now()) end,
  description = case when defects.first_report_id = steps.report_id then steps.description
    else defects.description end`);

function rowOf({ id, vehicle, step: { defect, event }, link }: StepToStore, n: number) {
  return {
    ...{ n, id, vehicle_id: vehicle, item: defect.item },
    needs_correction: defect.needsCorrection,
    ...columnsOf(defect),
    reopened: defect.reopening,
    ...(event
      ? { event: event.event, actor_id: event.by, name: event.name, event_note: event.note }
      : { name: '', event_note: '' }),
    entered_at: event?.enteredAt ?? null,
    ...linkColumns(link),
  };
}

function linkColumns(link: Link) {
  switch (link.link) {
    case 'defective':
      return {
        ...{ link: link.link, report_id: link.report, description: link.description },
        entered_at: link.enteredAt,
      };
    case 'good':
      return { link: link.link, actor_id: link.driver };
    default:
      return { link: link.link };
  }
}
