import * as v from 'valibot';

/**
 * Facts of a defect's record in addition to its state (docs/product.md, The life of a defect). Each field
 * is absent in what phones stored before it existed.
 */

/** Minutes in which an author may take back a report, 'Not fixed' or 'Reopen'. */
export const takeBackMinutes = 15;

export const certifiedStates = ['repaired', 'repair_not_needed'] as const;

/** The place of a certification's signature. */
export const signedOnPlaces = ['office', 'drivers_phone'] as const;
const signedOn = v.picklist(signedOnPlaces);

/** A driver's word: their full name, or their username if there is none, and the instant. */
const word = v.object({ by: v.string(), at: v.string() });

/** The way in which a closed or deferred defect became open again. */
export const reopenings = ['not_fixed', 'reopened', 'late_report'] as const;

/**
 * `not_fixed` by the next driver, `reopened` in the office, or `late_report`: a phone delivered,
 * after the certification, a defect that its driver had entered before.
 */
export const reopening = v.object({
  how: v.picklist(reopenings),
  by: v.string(),
  /** The author's account. Only they may take it back. */
  by_id: v.number(),
  at: v.string(),
  note: v.string(),
  /** Only for `late_report`: when the driver entered the defect, by the phone's clock. */
  entered_at: v.nullable(v.string()),
  /** The certification that it undid; null if there was none. */
  certification: v.nullable(
    v.object({
      state: v.picklist([...certifiedStates, 'deferred']),
      name: v.string(),
      at: v.string(),
      signed_on: signedOn,
    }),
  ),
  /** Until when its author may take it back; null once they may not. */
  take_back_until: v.nullable(v.string()),
});

export const defectEventKinds = [
  'reported',
  'reported_again',
  'said_good',
  'withdrawn',
  'certified',
  'deferred',
  ...reopenings,
  'taken_back',
  'merged',
  'closed_before_certification',
  'reopened_by_migration',
] as const;
export type DefectEventKind = (typeof defectEventKinds)[number];

/** An entry of a defect's history. */
export const defectEvent = v.object({
  at: v.string(),
  event: v.picklist(defectEventKinds),
  /** The account's person; null for the server itself. */
  by: v.nullable(v.string()),
  /** The name that was signed, for a certification or a deferral. */
  name: v.string(),
  note: v.string(),
  /** When a driver entered it on the phone, if the phone said so. */
  entered_at: v.nullable(v.string()),
});

/** The facts, as fields of a defect. */
export const defectFacts = {
  /** Set while the state is `open` and every driver who reported it says that it is good. */
  driver_says_good: v.optional(v.nullable(word), null),
  /** Set for `marked_good_by_driver` if its only reporter took it back within 15 minutes. */
  withdrawn: v.optional(v.nullable(word), null),
  /** When it was certified or deferred. A deferral stays signed after its last day. */
  certified_at: v.optional(v.nullable(v.string()), null),
  signed_on: v.optional(v.nullable(signedOn), null),
  reopened: v.optional(v.nullable(reopening), null),
  /** A driver who reported it said that it needs correction. */
  needs_correction: v.optional(v.boolean(), false),
  /** It stops the vehicle: unresolved, and either on a § item or said to need correction. */
  holds_vehicle: v.optional(v.boolean(), false),
  /** When the first driver entered it, by the phone's clock; null if the phone did not say. */
  entered_at: v.optional(v.nullable(v.string()), null),
};
