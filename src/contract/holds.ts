import * as v from 'valibot';
import { maxItems } from './fields';
import { checklist, checklistKeys, isRegulated, type ChecklistKey } from './checklist';

/**
 * What an undecided defect means for its vehicle. Every listed defect holds the vehicle until the carrier or its agent
 * has certified it (49 CFR 396.11(a)(3)(ii)), except on the items that the company exempts.
 */

interface Held {
  item: ChecklistKey;
  needs_correction: boolean;
}

/** Whether a defect that holds its vehicle only waits for a decision. The other ones say 'Do not drive'. */
export const isWaiting = ({ item, needs_correction: needsCorrection }: Held): boolean =>
  !needsCorrection && !isRegulated(item);

export const waitingTitle = 'Waits for a decision';

/** What a vehicle's driver and the office read of a defect that does not only wait. */
const forbidden = { driver: 'Do not drive', office: 'Do not dispatch' } as const;
type Reader = keyof typeof forbidden;

/** The words for a vehicle that these defects hold. Without any, the vehicle is out of service. */
export const holdText = (reader: Reader, holding: readonly Held[]): string =>
  holding.length > 0 && holding.every(isWaiting) ? waitingTitle : forbidden[reader];

/** 'Do not drive until it is certified' or 'Waits for a decision', of a defect that holds its vehicle. */
export const untilDecidedText = (reader: Reader, defect: Held): string =>
  isWaiting(defect) ? waitingTitle : `${forbidden[reader]} until it is certified`;

/** The items that hold a vehicle, under the names that the exports and the webhook have for the office's words. */
export interface HeldItems {
  do_not_dispatch: ChecklistKey[];
  waits_for_decision: ChecklistKey[];
}

export function listHeldItems(holding: readonly Held[]): HeldItems {
  const waiting = holding.filter(isWaiting);
  const others = holding.filter((defect) => !waiting.includes(defect));
  const toItems = (defects: readonly Held[]) => [...new Set(defects.map(({ item }) => item))];
  return { do_not_dispatch: toItems(others), waits_for_decision: toItems(waiting) };
}

/** The office's words, each with the items of which they are said. */
export const describeHeldItems = (held: HeldItems) =>
  [
    { words: forbidden.office, items: held.do_not_dispatch },
    { words: waitingTitle, items: held.waits_for_decision },
  ].filter(({ items }) => items.length > 0);

export const notNeededText = 'Repair not needed for safe operation';

/** Who may decide about a defect. */
export const decidersText =
  'A mechanic or an admin of the carrier decides whether it needs repair.';

/** Parts whose failure can stop or overturn a vehicle, and 'Other', whose text may name any part. */
const neverExempt: readonly ChecklistKey[] = [
  'frame_and_assembly',
  'front_axle',
  'rear_end',
  'suspension_system_truck',
  'suspension_system_tarpaulin_trailer',
  'fuel_tanks',
  'driver_line',
  'exhaust',
  'muffler',
  'others_truck',
  'other_trailer',
];

/** The items that a company may exempt. */
export const exemptibleItems = checklist.filter(
  ({ key }) => !isRegulated(key) && !neverExempt.includes(key),
);

/** The items that a company exempts until it chooses. */
export const defaultExemptItems: readonly ChecklistKey[] = [
  'spare_bulbs_fuses',
  'spare_seal_beam',
  'trip_recorder',
];

export const exemptItems = v.array(v.picklist(checklistKeys));

export const exemptItemsRequest = v.pipe(
  v.array(
    v.picklist(
      exemptibleItems.map(({ key }) => key),
      'A defect of this item always holds the vehicle.',
    ),
  ),
  maxItems(checklistKeys.length),
  v.transform((items) => checklistKeys.filter((key) => items.some((item) => item === key))),
);
