import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/Database';
import { jsonOf } from '../../platform/database/json';
import { rowsOf } from '../../platform/database/rows';
import type { Step } from './rules/defect';
import { columnsOf } from './storedDefect';

/** The report that has the defect, or the driver who says that the item is good. */
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
  /** The id of the history's entry; null if only a reporter's statement changed. */
  event: number | null;
}

/**
 * Writes steps: rows, links to reports, and histories (migration 0025). Returns them in their
 * order. Call it with the locks held under which the steps were decided. The caller has to run
 * `refresh_results`.
 */
export async function storeSteps(
  tx: Queries,
  steps: readonly StepToStore[],
): Promise<StoredStep[]> {
  if (steps.length === 0) return [];
  const rows = await rowsOf<{ id: string; event: string | null }>(
    tx,
    sql`select * from store_steps(${jsonOf(steps.map(rowOf))}::jsonb)`,
  );
  return rows.map(({ id, event }) => ({
    id: Number(id),
    event: event === null ? null : Number(event),
  }));
}

function rowOf({ id, vehicle, step: { defect, event }, link }: StepToStore, n: number) {
  return {
    n,
    id,
    vehicle_id: vehicle,
    item: defect.item,
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
