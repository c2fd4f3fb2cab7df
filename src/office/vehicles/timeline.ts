import type { AuditEntry } from '@/contract/office/audit';
import type { Defect, ReportRow } from '@/contract/records';
import { itemLabel } from '@/contract/checklist';
import { defectStatus, resultStatus } from '../status/statuses';
import { defectDetails } from '../defects/defectText';
import { auditSentence } from '../audit/auditSentences';

/** An event in a vehicle's history. */
export interface TimelineEntry {
  key: string;
  at: string;
  title: string;
  /** Null if it has no page. */
  to: string | null;
  text: string;
}

function entriesOf(defect: Defect): TimelineEntry[] {
  const { id, item, reported_by: by, reported_at: at, state } = defect;
  const to = `/defects/${id}/show`;
  const reported = {
    key: `defect ${id}`,
    at,
    to,
    title: itemLabel(item),
    text: `Reported by ${by}`,
  };
  const latest = defect.certified_at ?? defect.closed_at ?? defect.driver_says_good?.at ?? null;
  if (latest === null || (state === 'open' && defect.driver_says_good === null)) return [reported];
  const text = [defectStatus(defect).label, ...defectDetails(defect)].join('. ');
  return [reported, { ...reported, key: `status of ${id}`, at: latest, text }];
}

/** The office's changes to the vehicle's details, with the people who made them. */
function changesOf(entry: AuditEntry): TimelineEntry {
  const { before, record, after } = auditSentence(entry);
  return {
    ...{ key: `change ${entry.id}`, at: entry.at, to: null },
    ...{ title: 'Details', text: `${before}${record}${after}` },
  };
}

/** Inspections, defects and changes of a vehicle as one timeline, the newest first. */
export function timelineOf(
  reports: readonly ReportRow[],
  defects: readonly Defect[],
  changes: readonly AuditEntry[],
): TimelineEntry[] {
  const inspected = reports.map(({ id, driver, result, created_at: at }) => ({
    key: `report ${id}`,
    at,
    to: `/reports/${id}/show`,
    title: `Report ${id}`,
    text: `${resultStatus[result].label}, inspected by ${driver}`,
  }));
  return [...inspected, ...defects.flatMap(entriesOf), ...changes.map(changesOf)].sort(
    (one, other) => Date.parse(other.at) - Date.parse(one.at),
  );
}
