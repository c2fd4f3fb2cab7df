import * as v from 'valibot';

/**
 * Facts about a defect in addition to its state (docs/product.md, The life of a defect). Phones may
 * have stored data from before a field existed, and such data lacks the field.
 */

/** The time, in minutes, within which an author may take back a report, 'Not fixed' or 'Reopen'. */
export const takeBackMinutes = 15;

/**
 * The time, in seconds, for which the office shows 'Undo' after a certification. The server accepts
 * 'Undo' for longer, because a press in the last second arrives later.
 */
export const undoSeconds = { shown: 10, accepted: 30 } as const;

export const certifiedStates = ['repaired', 'repair_not_needed'] as const;

/** In earlier versions, a name that was typed on a phone could close a defect. */
export const typedNameText = 'Closed by a name typed on a phone, not certified';

/** Where a certification was signed. A name that was typed on a phone certifies nothing. */
export const signedOnPlaces = ['office', 'drivers_phone'] as const;
const signedOn = v.picklist(signedOnPlaces);

/** A driver's statement, with their full name (or username if there is none) and the instant. */
const statement = v.object({ by: v.string(), at: v.string() });

/** How a closed or deferred defect became open again. */
export const reopenings = ['not_fixed', 'reopened', 'late_report'] as const;

/**
 * How a defect was reopened. The next driver reported it as `not_fixed`, or the office `reopened`
 * it. `late_report` means that a phone delivered the defect after its certification, although the
 * driver had entered it before.
 */
export const reopening = v.object({
  how: v.picklist(reopenings),
  by: v.string(),
  /** The author's account. Only the author may take it back. */
  by_id: v.number(),
  at: v.string(),
  note: v.string(),
  /**
   * Only for `late_report`, the time at which the driver entered the defect, by the phone's clock.
   */
  entered_at: v.nullable(v.string()),
  /** The certification that the reopening undid; null if there was none. */
  certification: v.nullable(
    v.object({
      state: v.picklist([...certifiedStates, 'deferred']),
      name: v.string(),
      at: v.string(),
      signed_on: signedOn,
    }),
  ),
  /** The author's deadline for taking it back; null once the deadline has passed. */
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
  /** The name of the person with the account; null for the server itself. */
  by: v.nullable(v.string()),
  /** The name that was signed, for a certification or a deferral. */
  name: v.string(),
  note: v.string(),
  /** Set if the name was typed on a phone and certified nothing. */
  signed_on: v.optional(v.nullable(v.literal('drivers_phone')), null),
  /** The time at which a driver entered it on the phone, if the phone sent that time. */
  entered_at: v.nullable(v.string()),
});

/** These facts as fields of a defect. */
export const defectFacts = {
  /**
   * Set while the state is `open`, if every driver who reported the defect has since marked the
   * item good.
   */
  driver_says_good: v.optional(v.nullable(statement), null),
  /**
   * Set for `marked_good_by_driver` if the defect's only reporter took it back within 15 minutes.
   */
  withdrawn: v.optional(v.nullable(statement), null),
  /**
   * The time at which the defect was certified or deferred. A deferral keeps its signature after
   * its last day.
   */
  certified_at: v.optional(v.nullable(v.string()), null),
  signed_on: v.optional(v.nullable(signedOn), null),
  reopened: v.optional(v.nullable(reopening), null),
  /** Whether a driver who reported the defect said that it needs correction. */
  needs_correction: v.optional(v.boolean(), false),
  /**
   * Whether the defect holds the vehicle. This is true for an unresolved defect that is on a § item
   * or needs correction.
   */
  holds_vehicle: v.optional(v.boolean(), false),
  /** A driver's note about who repaired the defect, for the person who certifies it. */
  repaired_by: v.optional(v.nullable(v.object({ text: v.string(), ...statement.entries }))),
  /**
   * The time at which the first driver entered the defect, by the phone's clock; null if the phone
   * did not send it.
   */
  entered_at: v.optional(v.nullable(v.string()), null),
};
