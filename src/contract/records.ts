import * as v from 'valibot';
import { checklistKeys } from './checklist';
import { signingConsent } from './signingConsent';
import { certifiedStates, defectEvent, defectFacts } from './defectFacts';

/**
 * The records that both the office and a driver's phone read. The office's requests are in
 * `office/`, so that phones do not load them.
 */

export const vehicleKinds = ['truck', 'trailer'] as const;

/** A vehicle as other records refer to it. */
export const vehicleName = v.object({
  id: v.number(),
  kind: v.picklist(vehicleKinds),
  number: v.string(),
});

/**
 * The states on the wire. They never change, because a phone rejects an unknown state. 'Driver says
 * good' is `open` with `driver_says_good`. `marked_good_by_driver` is closed without a
 * certification, either because it was `withdrawn` or because certification was not required at
 * that time.
 */
export const defectStates = [
  'open',
  'deferred',
  'repaired',
  'repair_not_needed',
  'marked_good_by_driver',
] as const;

/** Whether a mechanic has signed the certification. */
export function isCertified(state: (typeof defectStates)[number]): boolean {
  return certifiedStates.some((certified) => certified === state);
}

/** A driver's photo of a defect. */
export const defectPhoto = v.object({
  /** A UUID that the driver's phone created. */
  id: v.string(),
  /** The account that took the photo. Every account of the carrier may see it. */
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
  /**
   * The full name of the driver who first reported the defect, or their username if there is none.
   */
  reported_by: v.string(),
  /** That driver's account. */
  reported_by_id: v.number(),
  reported_at: v.string(),
  /**
   * The whole days from the first inspection that found the defect until today, or until it was
   * closed.
   */
  age_days: v.number(),
  /**
   * The number of inspections that found the defect. The correction of a report does not count as
   * another inspection.
   */
  reports: v.number(),
  state: v.picklist(defectStates),
  deferred_until: v.nullable(v.string()),
  deferred_reason: v.string(),
  /** The name with which the mechanic signed, and the account that they used. */
  certified_name: v.string(),
  certified_by: v.nullable(v.string()),
  note: v.string(),
  closed_at: v.nullable(v.string()),
  version: v.number(),
  /** Photos, oldest first. Absent from data that phones stored before photos existed. */
  photos: v.optional(v.array(defectPhoto), []),
  ...defectFacts,
  /** The history, oldest first. Only the office's single-record responses have it. */
  history: v.optional(v.array(defectEvent)),
  /** The consent under which the account signed. Sent only with the history. */
  signing_consent: v.optional(v.nullable(signingConsent)),
});
export type Defect = v.InferOutput<typeof defect>;

/** A defect that holds its vehicle, for places that show the vehicle or the day. */
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

/** The state of a report's defects. */
export const reportResults = ['all_clear', 'defects_open', 'defects_closed'] as const;

export const reportStates = ['current', 'sent', 'superseded'] as const;

/** Whether a driver inspected before or after the trip. */
export const trips = ['before', 'after'] as const;

/**
 * The good items that one press marked for their category, for the record of a report. Absent in
 * earlier versions.
 */
export const markedByCategory = v.optional(v.array(v.picklist(checklistKeys)), []);

export const reportRow = v.object({
  id: v.number(),
  vehicles: v.array(vehicleName),
  driver_id: v.number(),
  /** The person's full name, or their username if there is none. */
  driver: v.string(),
  /** The driver's name as written in the report. */
  carrier: v.string(),
  /** YYYY-MM-DD HH:MM in the driver's local time. */
  date: v.string(),
  created_at: v.string(),
  result: v.picklist(reportResults),
  state: v.picklist(reportStates),
  /**
   * The id of the driver's next report if that report names all the same vehicles; otherwise null.
   */
  corrected_by: v.optional(v.nullable(v.number()), null),
  /** Whether the driver inspected before or after the trip; null if the phone did not send it. */
  trip: v.optional(v.nullable(v.picklist(trips)), null),
});
export type ReportRow = v.InferOutput<typeof reportRow>;

/** A review by the vehicle's next driver (49 CFR 396.13). */
export const review = v.object({ name: v.string(), at: v.string() });
