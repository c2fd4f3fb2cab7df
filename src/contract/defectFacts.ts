import * as v from 'valibot';

/**
 * Facts of a defect's record in addition to its state (docs/product.md, The life of a defect). Each
 * field is absent from data that phones stored before the field existed.
 */

/** Minutes in which an author may take back a report, 'Not fixed' or 'Reopen'. */
export const takeBackMinutes = 15;

/**
 * Seconds in which the office shows 'Undo' after a certification, and in which the server accepts it,
 * because a press of the last second arrives later.
 */
export const undoSeconds = { shown: 10, accepted: 30 } as const;

export const certifiedStates = ['repaired', 'repair_not_needed'] as const;

/** Earlier versions let a name that was typed on a phone close a defect. */
export const typedNameText = 'Closed by a name typed on a phone, not certified';

/** Where a certification was signed. A name that was typed on a phone certifies nothing. */
export const signedOnPlaces = ['office', 'drivers_phone'] as const;
const signedOn = v.picklist(signedOnPlaces);

/**
 * A driver's statement, with their full name (or their username if there is none) and the instant.
 */
const statement = v.object({ by: v.string(), at: v.string() });

/** How a closed or deferred defect became open again. */
export const reopenings = ['not_fixed', 'reopened', 'late_report'] as const;

/**
 * `not_fixed` by the next driver, `reopened` in the office, or `late_report` if a phone delivered a
 * defect after the certification that its driver had entered before it.
 */
export const reopening = v.object({
  how: v.picklist(reopenings),
  by: v.string(),
  /** The author's account. Only they may take it back. */
  by_id: v.number(),
  at: v.string(),
  note: v.string(),
  /** Only for `late_report`. When the driver entered the defect, by the phone's clock. */
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
  /** Deadline for its author to take it back; null once it has passed. */
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
  /** The name of the account's person; null for the server itself. */
  by: v.nullable(v.string()),
  /** The name that was signed, for a certification or a deferral. */
  name: v.string(),
  note: v.string(),
  /** Set for a name that was typed on a phone and certified nothing. */
  signed_on: v.optional(v.nullable(v.literal('drivers_phone')), null),
  /** When a driver entered it on the phone, if the phone sent that. */
  entered_at: v.nullable(v.string()),
});

/** These facts as fields of a defect. */
export const defectFacts = {
  /**
   * Set while the state is `open` and every driver who reported the defect has since marked the
   * item good.
   */
  driver_says_good: v.optional(v.nullable(statement), null),
  /** Set for `marked_good_by_driver` if its only reporter took it back within 15 minutes. */
  withdrawn: v.optional(v.nullable(statement), null),
  /** When it was certified or deferred. A deferral keeps its signature after its last day. */
  certified_at: v.optional(v.nullable(v.string()), null),
  signed_on: v.optional(v.nullable(signedOn), null),
  reopened: v.optional(v.nullable(reopening), null),
  /** A driver who reported it said that it needs correction. */
  needs_correction: v.optional(v.boolean(), false),
  /**
   * The defect holds the vehicle, because it is unresolved and either is on a § item or needs
   * correction.
   */
  holds_vehicle: v.optional(v.boolean(), false),
  /** A driver's note about who repaired it, for the person who certifies it. */
  repaired_by: v.optional(v.nullable(v.object({ text: v.string(), ...statement.entries }))),
  /**
   * When the first driver entered it, by the phone's clock; null if the phone did not send that.
   */
  entered_at: v.optional(v.nullable(v.string()), null),
};
