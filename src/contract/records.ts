import * as v from 'valibot';
import { checklistKeys } from './checklist';
import { signingConsent } from './signingConsent';
import { certifiedStates, defectEvent, defectFacts } from './defectFacts';

/**
 * Records that the office and a driver's phone read. The office's requests are in `office/`, so that a phone does not
 * load them.
 */

export const vehicleKinds = ['truck', 'trailer'] as const;

export const vehicleName = v.object({
  id: v.number(),
  kind: v.picklist(vehicleKinds),
  number: v.string(),
});

/**
 * The states on the wire. This list cannot change, because a phone rejects an unknown state. A driver who says that a
 * defect is good sets `driver_says_good` on an `open` one. `marked_good_by_driver` means closed without a
 * certification.
 */
export const defectStates = [
  'open',
  'deferred',
  'repaired',
  'repair_not_needed',
  'marked_good_by_driver',
] as const;

export function isCertified(state: (typeof defectStates)[number]): boolean {
  return certifiedStates.some((certified) => certified === state);
}

export const defectPhoto = v.object({
  /** A UUID from the driver's phone. */
  id: v.string(),
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
  /** The full name of the driver who reported the defect first, or the username if there is none. */
  reported_by: v.string(),
  reported_by_id: v.number(),
  reported_at: v.string(),
  /** Whole days from the first inspection that found the defect until today or until it was closed. */
  age_days: v.number(),
  /** The number of inspections that found the defect. A corrected report does not count twice. */
  reports: v.number(),
  state: v.picklist(defectStates),
  deferred_until: v.nullable(v.string()),
  deferred_reason: v.string(),
  /** The name in the signature, and the account that signed. */
  certified_name: v.string(),
  certified_by: v.nullable(v.string()),
  note: v.string(),
  closed_at: v.nullable(v.string()),
  version: v.number(),
  /** Oldest first. Absent from data that a phone stored before photos existed. */
  photos: v.optional(v.array(defectPhoto), []),
  ...defectFacts,
  /** Oldest first. Only the office's response for a single defect has it. */
  history: v.optional(v.array(defectEvent)),
  /** The consent under which the account signed. Sent only with `history`. */
  signing_consent: v.optional(v.nullable(signingConsent)),
});
export type Defect = v.InferOutput<typeof defect>;

export const holdingDefect = v.pick(defect, [
  'id',
  'item',
  'description',
  'reported_by',
  'reported_at',
  'driver_says_good',
  'repaired_by',
]);

export type HoldingDefect = v.InferOutput<typeof holdingDefect>;

export const reportResults = ['all_clear', 'defects_open', 'defects_closed'] as const;

export const reportStates = ['current', 'sent', 'superseded'] as const;

/** Whether the inspection was before or after the trip. */
export const trips = ['before', 'after'] as const;

/** Good items that the driver marked with one press for a whole category. Absent in earlier versions. */
export const markedByCategory = v.optional(v.array(v.picklist(checklistKeys)), []);

export const reportRow = v.object({
  id: v.number(),
  vehicles: v.array(vehicleName),
  driver_id: v.number(),
  /** The person's full name, or the username if there is none. */
  driver: v.string(),
  /** The driver's name as written in the report. */
  carrier: v.string(),
  /** YYYY-MM-DD HH:MM, by the driver's clock. */
  date: v.string(),
  created_at: v.string(),
  result: v.picklist(reportResults),
  state: v.picklist(reportStates),
  /** The id of the driver's report that superseded this one for all of its vehicles; null if there is none. */
  corrected_by: v.optional(v.nullable(v.number()), null),
  /** Null if the phone did not send it. */
  trip: v.optional(v.nullable(v.picklist(trips)), null),
});
export type ReportRow = v.InferOutput<typeof reportRow>;

/** The next driver's review of a report (49 CFR 396.13). */
export const review = v.object({ name: v.string(), at: v.string() });
