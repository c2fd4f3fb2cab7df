import * as v from 'valibot';
import { presentName } from './presentName';

export const takeBackMinutes = 15;

/**
 * How long a certification can be undone, in seconds. `accepted` is longer, because a press in the last second arrives
 * later.
 */
export const undoSeconds = { shown: 10, accepted: 30 } as const;

export const certifiedStates = ['repaired', 'repair_not_needed'] as const;

/** For a defect that an earlier version closed with a name typed on a phone. */
export const typedNameText = 'Closed by a name typed on a phone, not certified';

/** Where a name was signed. A name typed on a driver's phone certifies nothing. */
export const signedOnPlaces = ['office', 'drivers_phone'] as const;
const signedOn = v.picklist(signedOnPlaces);

/** What a driver stated: `by` is their full name at that time, or their username if there was none. */
const statement = v.object({ by: v.string(), by_now: presentName, at: v.string() });

export const reopenings = ['not_fixed', 'reopened', 'late_report'] as const;

/**
 * How a closed or deferred defect became open again. `not_fixed` means that the next driver said so, and `reopened`
 * that the office did it. `late_report` means that a report of the defect arrived after the certification, but
 * the driver had entered the defect before it.
 */
export const reopening = v.object({
  how: v.picklist(reopenings),
  by: v.string(),
  by_now: presentName,
  by_id: v.number(),
  at: v.string(),
  note: v.string(),
  /** Only for `late_report`: when the driver entered the defect, by the phone's clock. */
  entered_at: v.nullable(v.string()),
  /** The certification or deferral that the reopening ended; null if there was none. */
  certification: v.nullable(
    v.object({
      state: v.picklist([...certifiedStates, 'deferred']),
      name: v.string(),
      at: v.string(),
      signed_on: signedOn,
    }),
  ),
  /** The deadline for taking the reopening back; null if it cannot be taken back. */
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

export const defectEvent = v.object({
  at: v.string(),
  event: v.picklist(defectEventKinds),
  /** The person's name at that time; null for the server. */
  by: v.nullable(v.string()),
  by_now: presentName,
  name: v.string(),
  note: v.string(),
  signed_on: v.optional(v.nullable(v.literal('drivers_phone')), null),
  /** When a driver entered the event on the phone; null if the phone did not send the time. */
  entered_at: v.nullable(v.string()),
});

/** All optional, because data that a phone stored earlier may lack them. */
export const defectFacts = {
  /** Set for an open defect if every driver who reported it has since marked the item good. */
  driver_says_good: v.optional(v.nullable(statement), null),
  /** Set if the only reporter took the defect back within 15 minutes. The state is then `marked_good_by_driver`. */
  withdrawn: v.optional(v.nullable(statement), null),
  /** When the defect was certified or deferred. Still set after a deferral has ended. */
  certified_at: v.optional(v.nullable(v.string()), null),
  signed_on: v.optional(v.nullable(signedOn), null),
  reopened: v.optional(v.nullable(reopening), null),
  needs_correction: v.optional(v.boolean(), false),
  holds_vehicle: v.optional(v.boolean(), false),
  /** A driver's note about who repaired the defect. */
  repaired_by: v.optional(v.nullable(v.object({ text: v.string(), ...statement.entries }))),
  /** When the first driver entered the defect, by the phone's clock; null if the phone did not send the time. */
  entered_at: v.optional(v.nullable(v.string()), null),
};
