import * as v from 'valibot';
import { checklist, checklistKeys } from '../checklist';
import type { ChecklistKey } from '../checklist';
import { isoDate } from '../dates';
import { requiredText } from '../fields';
import { limits } from '../limits';
import { validation } from '../messages/validation';
import { filters, ids, listAnswer, listQuery, officePaths, oneOf, version } from './lists';
import { vehicleKinds, vehicleName } from './vehicles';

/** `marked_good_by_driver` is closed too, but without a certification. */
export const defectStates = [
  'open',
  'deferred',
  'repaired',
  'repair_not_needed',
  'marked_good_by_driver',
] as const;

export const certifiedStates = ['repaired', 'repair_not_needed'] as const;

/** Whether a mechanic has signed for it. */
export function isCertified(state: (typeof defectStates)[number]): boolean {
  return certifiedStates.some((certified) => certified === state);
}

/**
 * Whether the repair of an item may wait for parts. Items that 49 CFR 396.11 names must be repaired
 * before the vehicle is driven.
 */
export function canBeDeferred(key: ChecklistKey): boolean {
  return checklist.find((item) => item.key === key)?.regulation === undefined;
}

const paths = officePaths('defects');
export const defectPaths = {
  ...paths,
  certify: paths.action('certify'),
  reopen: paths.action('reopen'),
  defer: paths.action('defer'),
  certifySeveral: paths.bulk('certify'),
} as const;

/** A driver's photo of a defect. */
export const defectPhoto = v.object({
  /** A UUID, made by the driver's phone. */
  id: v.string(),
  /** Whose photo it is. Every account of the carrier may see it. */
  driver_id: v.number(),
  taken_at: v.string(),
});
export type DefectPhoto = v.InferOutput<typeof defectPhoto>;

export const defect = v.object({
  id: v.number(),
  vehicle: vehicleName,
  item: v.picklist(checklistKeys),
  description: v.string(),
  /** Null once the report has been purged. */
  first_report_id: v.nullable(v.number()),
  /** The driver who first reported it: their full name, or their username if there is none. */
  reported_by: v.string(),
  reported_at: v.string(),
  /** Whole days from the first report until now, or until the defect was closed. */
  age_days: v.number(),
  /** Number of inspections that found it: the correction of a report is none of its own. */
  reports: v.number(),
  state: v.picklist(defectStates),
  deferred_until: v.nullable(v.string()),
  deferred_reason: v.string(),
  /** The name that the mechanic signed with, and the account they used. */
  certified_name: v.string(),
  certified_by: v.nullable(v.string()),
  note: v.string(),
  closed_at: v.nullable(v.string()),
  version: v.number(),
  /** Oldest first. Absent in what phones keep from before there were photos. */
  photos: v.optional(v.array(defectPhoto), []),
});
export type Defect = v.InferOutput<typeof defect>;

export const defectSorts = ['vehicle', 'reported_at', 'closed_at', 'id'] as const;
export type DefectSort = (typeof defectSorts)[number];

export const defectQuery = listQuery({
  sorts: defectSorts,
  sort: 'vehicle',
  order: 'asc',
  filters: {
    /** Part of a vehicle's number or of the description. */
    search: filters.search,
    vehicle: filters.id,
    report: filters.id,
    kind: oneOf(vehicleKinds),
    item: oneOf(checklistKeys),
    /** By default, open and deferred defects. */
    state: oneOf([...defectStates, 'all']),
    from: filters.day,
    to: filters.day,
  },
});
export type DefectQuery = v.InferOutput<typeof defectQuery>;
export const defectListAnswer = listAnswer(defect);

const note = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(limits.defectText, validation.atMost('Note', limits.defectText)),
);
const certification = {
  state: v.picklist(certifiedStates),
  name: requiredText('Name', limits.reportText),
  note: v.optional(note, ''),
};

export const certifyRequest = v.object({ version, ...certification });
export const certifySeveralRequest = v.object({ ids, ...certification });
export type Certification = Omit<v.InferOutput<typeof certifyRequest>, 'version'>;
export const certifySeveralAnswer = v.object({ data: v.array(defect) });

const reason = requiredText('Reason', limits.defectText);

export const reopenRequest = v.object({ version, reason });
export const deferRequest = v.object({ version, reason, until: isoDate('Date') });
