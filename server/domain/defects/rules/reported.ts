import { trailerItems, type ChecklistKey } from '@/contract/checklist';
import type { Day, Defect, Instant, Step } from './defect';
import { reportAgain, report as reportNew, sayGood } from './driver';
import { getCurrentState } from './facts';

export interface ReportedVehicle {
  id: number;
  kind: 'truck' | 'trailer';
}

export interface ReportedItem {
  item: ChecklistKey;
  good: boolean;
  enteredAt: Instant | null;
  /** The trailers with the defect; null if the driver did not say, which means every trailer. */
  trailers: readonly number[] | null;
}

export interface Reported {
  driver: number;
  at: Instant;
  /** When the inspection took place, or when the toggle arrived. */
  inspectedAt: Instant;
  /** 'import' means that somebody other than the driver submits the report. */
  by: 'toggle' | 'report' | 'import';
  needsCorrection: boolean;
  vehicles: readonly ReportedVehicle[];
  items: readonly ReportedItem[];
}

export interface Known {
  id: number;
  vehicle: number;
  defect: Defect;
}

/** A step of a stored defect; `id` is null for a new defect. */
export interface Change {
  id: number | null;
  vehicle: number;
  step: Step;
  isDefective: boolean;
}

/**
 * Decides how a report changes defects. `known` contains the vehicles' unresolved defects, and those that were
 * certified after the driver entered the item.
 */
export function listDefectChanges(
  reported: Reported,
  known: readonly Known[],
  today: Day,
): Change[] {
  const { by } = reported;
  return reported.items.flatMap((said): Change[] => {
    const told = { ...reported, item: said.item, enteredAt: said.enteredAt };
    if (!said.good) {
      return vehiclesWith(said, reported.vehicles).map((vehicle) => {
        const found = findLatestDefect(known, vehicle, said.item, today);
        const again = found && reportAgain(found.defect, told, today);
        const id = again ? found.id : null;
        return { id, vehicle, step: again ?? reportNew(told), isDefective: true };
      });
    }
    if (by === 'import') return [];
    return known
      .filter(({ defect }) => defect.item === said.item)
      .flatMap(({ id, vehicle, defect }) => {
        const step = sayGood(defect, told, today);
        return step ? [{ id, vehicle, step, isDefective: false }] : [];
      });
  });
}

const ofTrailers: ReadonlySet<string> = new Set(trailerItems.map(({ key }) => key));

/** Returns the vehicles with the defective item. A trailer item counts for the truck if the report has no trailer. */
function vehiclesWith({ item, trailers }: ReportedItem, vehicles: readonly ReportedVehicle[]) {
  const own = vehicles.filter(({ kind }) => kind === 'trailer').map(({ id }) => id);
  if (ofTrailers.has(item) && own.length > 0) {
    return own.filter((id) => trailers === null || trailers.includes(id));
  }
  return vehicles.filter(({ kind }) => kind === 'truck').map(({ id }) => id);
}

/** Returns the unresolved defect of a vehicle's item. If there is none, returns the newest closed one. */
function findLatestDefect(
  known: readonly Known[],
  vehicle: number,
  item: ChecklistKey,
  today: Day,
) {
  const ofItem = known.filter((one) => one.vehicle === vehicle && one.defect.item === item);
  const unresolved = ofItem.find(
    ({ defect }) => getCurrentState(defect.status, today) !== 'closed',
  );
  return unresolved ?? ofItem.toSorted((one, other) => one.id - other.id).at(-1);
}
