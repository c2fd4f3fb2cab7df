import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/Database';
import { toPostgresJson } from '../../platform/database/json';
import { queryRows } from '../../platform/database/rows';
import type { Step } from './rules/defect';
import { toStatusColumns, statusColumns } from './storedDefect';

/** A link from a report or driver to the defect. */
export type Link =
  | { link: 'defective'; report: number; description: string; enteredAt: string | null }
  | { link: 'good'; driver: number }
  /** Every reporter reports the defect again. */
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
  /** The id of the new history entry; null if only a reporter's statement changed. */
  event: number | null;
}

const statusSet = sql.raw(
  statusColumns.map((name) => `${name} = (step.status).${name}`).join(', '),
);

/**
 * Stores steps with their links to reports and their histories. Returns them in the same order. Call it under the locks
 * that protected the decisions, and run `refresh_results` afterwards.
 */
export async function storeSteps(
  tx: Queries,
  steps: readonly StepToStore[],
): Promise<StoredStep[]> {
  if (steps.length === 0) return [];
  const rows = await queryRows<{ id: string; event: string | null }>(
    tx,
    sql`
      with step as (
        select step.*, jsonb_populate_record(null::defects, status_columns) as status
        from jsonb_to_recordset(${toPostgresJson(steps.map(toRow))}::jsonb) as step (
          n integer, id bigint, vehicle_id bigint, item text, needs_correction boolean, reopened jsonb,
          status_columns jsonb, event text, name text, note text, actor_id bigint, entered_at timestamptz,
          link text, report_id bigint, description text)
      ), added as (
        insert into defects (vehicle_id, item, description, first_report_id, inspected_on, reported_by, needs_correction)
        select vehicle_id, item, description, report_id, inspected_at::date, actor_id, needs_correction
        from step join inspections on inspections.id = report_id
        where step.id is null order by n
        returning id, vehicle_id, item
      ), done as (
        select coalesce(step.id, added.id) as defect_id, step.*
        from step left join added on step.id is null
          and added.vehicle_id = step.vehicle_id and added.item = step.item
      ), changed as (
        update defects set ${statusSet}, needs_correction = step.needs_correction,
          reopened = nullif(step.reopened, 'null'),
          closed_at = case when (step.status).state in ('open', 'driver_says_good', 'deferred') then null
            else coalesce((step.status).certified_at, (step.status).said_good_at, defects.closed_at, now()) end,
          description = case when defects.first_report_id = step.report_id then step.description
            else defects.description end,
          updated_at = now(), version = defects.version + 1
        from step where defects.id = step.id
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
        select defect_id, actor_id, event, (status).state, name, note, entered_at from done
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

function toRow({ id, vehicle, step: { defect, event }, link }: StepToStore, n: number) {
  return {
    n,
    id,
    vehicle_id: vehicle,
    item: defect.item,
    needs_correction: defect.needsCorrection,
    reopened: defect.reopening,
    status_columns: toStatusColumns(defect),
    ...(event
      ? { event: event.event, actor_id: event.by, name: event.name, note: event.note }
      : { name: '', note: '' }),
    entered_at: event?.enteredAt ?? null,
    ...linkColumns(link),
  };
}

function linkColumns(link: Link) {
  switch (link.link) {
    case 'defective':
      return {
        link: link.link,
        report_id: link.report,
        description: link.description,
        entered_at: link.enteredAt,
      };
    case 'good':
      return { link: link.link, actor_id: link.driver };
    default:
      return { link: link.link };
  }
}
