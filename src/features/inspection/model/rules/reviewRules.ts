import type { NotFixed } from '@/contract/extensionRequests';
import { limits } from '@/contract/limits';
import type { DraftContents } from '../state/draftContents';
import type { DraftState } from '../state/inspectionState';
import type { Certification, Shown } from '../state/review';

export function isExplained({ note }: NotFixed): boolean {
  const { length } = note.trim();
  return length > 0 && length <= limits.defectText;
}

/** Whether a defect on the screen is marked 'Not fixed' without a valid description. */
export function isUnexplained({ review }: DraftState, { defects }: Shown): boolean {
  return review.notFixed.some((entry) => defects.includes(entry.defect) && !isExplained(entry));
}

/**
 * Whether the driver has signed all of these reports and no defect has been certified since. A new certification needs
 * another review, because the repair may not have lasted.
 */
export function isSigned({ review: { signed } }: DraftState, shown: Shown): boolean {
  if (!signed) return shown.reports.length === 0;
  const { reports, certified } = signed;
  return (
    shown.reports.every((id) => reports.includes(id)) &&
    shown.certified.every((id) => certified.includes(id))
  );
}

/** Whether the screen shows reports that the driver must still sign. */
export const isReviewMissing = (state: DraftState, shown: Shown): boolean =>
  shown.isToSign && !isSigned(state, shown);

export function isConfirmedSafe({ review }: DraftState, { open }: Shown): boolean {
  return open.every((id) => review.safeWith.includes(id));
}

/** Whether the driver has confirmed reading each defect that holds a vehicle. */
export function isHoldingRead({ review }: DraftState, { holding }: Shown): boolean {
  return holding.every((id) => review.read.includes(id));
}

/** Certifications as the carrier's agent that the server does not have yet, oldest first. */
export const certificationsToSend = ({ review }: DraftContents): Certification[] =>
  review.certifications.filter(({ refusal }) => refusal === null);

/** Whether taps, a review or a certification wait to be sent. */
export function areChangesWaiting(draft: DraftContents): boolean {
  const isTapWaiting = draft.patches.length > 0 || draft.left.some(({ taps }) => taps.length > 0);
  return isTapWaiting || draft.review.outbox.length > 0 || certificationsToSend(draft).length > 0;
}
