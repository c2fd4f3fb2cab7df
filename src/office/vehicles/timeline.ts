import type { AuditEntry } from '@/contract/office/audit';
import type { VehicleDefectEvent } from '@/contract/office/vehicles';
import { personText } from '@/contract/presentName';
import type { ReportRow } from '@/contract/records';
import { itemLabel } from '@/contract/checklist';
import { resultStatus } from '../status/statuses';
import { authorOfEvent, eventLabel } from '@/contract/eventText';
import { auditSentence } from '../audit/auditSentences';

export interface TimelineEntry {
  key: string;
  at: string;
  title: string;
  /** Null if the entry has no page. */
  to: string | null;
  text: string;
}

function toDefectEntry(event: VehicleDefectEvent): TimelineEntry {
  const { id, defect, item, at, note } = event;
  return {
    key: `event ${id}`,
    at,
    to: `/defects/${defect}/show`,
    title: itemLabel(item),
    text: [`${eventLabel(event)}${authorOfEvent(event)}`, note].filter(Boolean).join('. '),
  };
}

function toChangeEntry(entry: AuditEntry): TimelineEntry {
  const { before, record, after } = auditSentence(entry);
  return {
    key: `change ${entry.id}`,
    at: entry.at,
    to: null,
    title: 'Details',
    text: `${before}${record}${after}`,
  };
}

interface Loaded {
  rows: readonly { at: string }[];
  /** Whether the server has older ones. */
  isCut: boolean;
}

/** Returns the start of the period in which no list of a timeline lacks an entry, in ms; -Infinity if none is cut. */
export function completeSince(lists: readonly Loaded[]): number {
  const oldest = lists.flatMap(({ rows, isCut }) => (isCut ? rows.slice(-1) : []));
  return Math.max(...oldest.map(({ at }) => Date.parse(at)));
}

/** Merges a vehicle's inspections, defect events and changes, newest first. */
export function mergeTimeline(
  reports: readonly ReportRow[],
  events: readonly VehicleDefectEvent[],
  changes: readonly AuditEntry[],
): TimelineEntry[] {
  const inspected = reports.map(({ id, driver, driver_now, result, created_at: at }) => ({
    key: `report ${id}`,
    at,
    to: `/reports/${id}/show`,
    title: `Report ${id}`,
    text: `${resultStatus[result].label}, inspected by ${personText(driver, driver_now)}`,
  }));
  return [...inspected, ...events.map(toDefectEntry), ...changes.map(toChangeEntry)].sort(
    (one, other) => Date.parse(other.at) - Date.parse(one.at),
  );
}
