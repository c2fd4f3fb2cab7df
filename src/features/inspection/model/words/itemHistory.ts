import type { ChecklistKey } from '@/contract/checklist';
import type { CurrentAnswer, FleetDefect, PreviousAnswer } from '@/contract/fleet';
import { certifiedText } from './words';

const month = new Intl.DateTimeFormat('en-US', { month: 'long' });

/**
 * 'Reported 3 times since August'. Counts inspections, of which one defect may have several; one
 * inspection of two trailers makes a defect of each.
 */
export function historyText(history: readonly FleetDefect[]): string {
  const byVehicle = new Map<number, number>();
  for (const { vehicle, reports } of history) {
    byVehicle.set(vehicle.id, (byVehicle.get(vehicle.id) ?? 0) + reports);
  }
  const times = Math.max(...byVehicle.values());
  const since = month.format(new Date(history.at(-1)?.reported_at ?? 0));
  return times === 1 ? `Reported once in ${since}` : `Reported ${times} times since ${since}`;
}

/** The defects of the vehicles by item, newest first. */
export function historyByItem(previous: PreviousAnswer | undefined) {
  const byItem = new Map<ChecklistKey, FleetDefect[]>();
  const all = (previous?.vehicles ?? []).flatMap(({ defects }) => defects);
  for (const defect of all.sort((a, b) => (a.reported_at < b.reported_at ? 1 : -1))) {
    const known = byItem.get(defect.item);
    if (known) known.push(defect);
    else byItem.set(defect.item, [defect]);
  }
  return byItem;
}

/** What the office has certified of the driver's report, by item: 'Repaired by M. Ortiz 14:05'. */
export function certifiedByItem(current: CurrentAnswer | undefined) {
  return new Map(
    (current?.certified ?? []).map((certified) => [certified.item, certifiedText(certified)]),
  );
}
