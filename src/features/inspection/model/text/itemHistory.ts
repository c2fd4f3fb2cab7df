import type { ChecklistKey } from '@/contract/checklist';
import { monthText } from '@/contract/dateText';
import type { CurrentResponse, DriverDefect, PreviousResponse } from '@/contract/extensions';
import type { ItemValue } from '@/contract/inspection';
import { certifiedText, reopenedText } from './defectText';

/**
 * Returns a text like 'Reported 3 times since August', or null for a single report. It counts the inspections of the
 * vehicle with the most.
 */
export function historyText(history: readonly DriverDefect[]): string | null {
  const byVehicle = new Map<number, number>();
  for (const { vehicle, reports } of history) {
    byVehicle.set(vehicle.id, (byVehicle.get(vehicle.id) ?? 0) + reports);
  }
  const times = Math.max(...byVehicle.values());
  const since = monthText(history.at(-1)?.reported_at ?? 0);
  return times < 2 ? null : `Reported ${times} times since ${since}`;
}

/** Returns the vehicles' defects by item, newest first. */
export function historyByItem(previous: PreviousResponse | null) {
  const byItem = new Map<ChecklistKey, DriverDefect[]>();
  const all = (previous?.vehicles ?? []).flatMap(({ defects }) => defects);
  for (const defect of all.sort((a, b) => b.reported_at.localeCompare(a.reported_at))) {
    const known = byItem.get(defect.item);
    if (known) known.push(defect);
    else byItem.set(defect.item, [defect]);
  }
  return byItem;
}

/** The office's notes about an item of the driver's report. */
export interface OfficeNote {
  /** A text like 'Repaired by M. Ortiz 2:05 PM'. */
  certified?: string;
  reopened?: string;
}

export function noteFor({ certified, reopened }: OfficeNote, value: ItemValue) {
  if (value === null) return undefined;
  return value ? certified : reopened;
}

/** The office's certifications and reopenings, by item. */
export function officeNotes(current: CurrentResponse | undefined): Map<ChecklistKey, OfficeNote> {
  const notes = new Map<ChecklistKey, OfficeNote>();
  for (const { item, reopened } of current?.reopened ?? []) {
    notes.set(item, { reopened: reopenedText(reopened) });
  }
  for (const certified of current?.certified ?? []) {
    notes.set(certified.item, {
      ...notes.get(certified.item),
      certified: certifiedText(certified),
    });
  }
  return notes;
}

/** The office's note about an item, and the item's known defects, newest first. */
export interface ItemFacts {
  office: OfficeNote;
  history: readonly DriverDefect[];
}

export type FactsByItem = ReadonlyMap<ChecklistKey, ItemFacts>;

export function factsByItem(
  office: ReadonlyMap<ChecklistKey, OfficeNote>,
  previous: PreviousResponse | null,
): FactsByItem {
  const histories = historyByItem(previous);
  const items = new Set([...office.keys(), ...histories.keys()]);
  return new Map(
    [...items].map((item) => [
      item,
      { office: office.get(item) ?? {}, history: histories.get(item) ?? [] },
    ]),
  );
}
