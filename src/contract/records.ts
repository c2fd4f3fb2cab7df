import * as v from 'valibot';
import { checklistKeys } from './checklist';
import { presentName } from './presentName';
import { consentOfSignature, signingConsent } from './signingConsent';
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
export type VehicleName = v.InferOutput<typeof vehicleName>;

/**
 * A vehicle that had `number` until a day (YYYY-MM-DD) in the carrier's time zone. The number may still be painted on
 * it. `now` is its present number.
 */
export const earlierOwner = v.object({
  ...v.pick(vehicleName, ['kind', 'number']).entries,
  now: v.string(),
  until: v.string(),
  is_held: v.boolean(),
  /** Whether it is held only by defects that wait for a decision. */
  only_waits: v.optional(v.boolean(), false),
});
export type EarlierOwner = v.InferOutput<typeof earlierOwner>;

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
  /** The full name at that time of the driver who reported the defect first, or the username if there was none. */
  reported_by: v.string(),
  reported_by_now: presentName,
  reported_by_id: v.number(),
  reported_at: v.string(),
  /** Whole days from the first inspection that found the defect until today or until it was closed. */
  age_days: v.number(),
  /** The number of inspections that found the defect. A corrected report does not count twice. */
  reports: v.number(),
  state: v.picklist(defectStates),
  deferred_until: v.nullable(v.string()),
  deferred_reason: v.string(),
  /** The name in the signature, and the username at that time of the account that signed. */
  certified_name: v.string(),
  certified_by: v.nullable(v.string()),
  /** The account's present display name, if that has changed since. */
  certified_by_now: presentName,
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

export const holdingDefect = v.object({
  ...v.pick(defect, [
    'id',
    'item',
    'description',
    'reported_by',
    'reported_at',
    'driver_says_good',
    'repaired_by',
  ]).entries,
  /** Null in earlier versions. */
  version: v.optional(v.nullable(v.number()), null),
  /** In earlier versions no other defect of an item without § held a vehicle. */
  needs_correction: v.optional(v.boolean(), true),
});

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
  /** The person's full name when the report arrived, or the username if there was none. */
  driver: v.string(),
  driver_now: presentName,
  /** The driver's name as written in the report. */
  carrier: v.string(),
  /** YYYY-MM-DD HH:MM, by the driver's clock. */
  date: v.string(),
  created_at: v.string(),
  result: v.picklist(reportResults),
  state: v.picklist(reportStates),
  /** The id of the driver's report that says it corrects this one; null if there is none. */
  corrected_by: v.optional(v.nullable(v.number()), null),
  /** Null if the phone did not send it. */
  trip: v.optional(v.nullable(v.picklist(trips)), null),
});
export type ReportRow = v.InferOutput<typeof reportRow>;

/**
 * What happened to a report's items and defects after its driver signed it, in the words of paper. `by` has the author's
 * name at that time; null for the server.
 */
export const laterEvent = v.object({
  at: v.string(),
  by: v.nullable(v.string()),
  text: v.string(),
  /** Only for an event that the author signed; null if no consent to sign electronically was recorded. */
  signing_consent: v.optional(v.nullable(signingConsent)),
});
export type LaterEvent = v.InferOutput<typeof laterEvent>;

/** The next driver's review of a report (49 CFR 396.13). */
export const review = v.object({
  name: v.string(),
  at: v.string(),
  signing_consent: consentOfSignature,
});
