import { selectCount } from './checklistSelectors';
import type { InspectionRoot } from '../state/inspectionState';
import type { HeaderField } from '../state/header';
import { pendingOf, unknownOutcomeOf } from '../state/outbox';
import { hasDefects } from './submission';
import { isAnythingUnsent } from './reportMerge';

export const selectDraftStatus = ({ inspection }: InspectionRoot) => inspection.draft.status;
/** Another tab writes the draft, and this one shows it. */
export const selectIsReadOnly = ({ inspection }: InspectionRoot) =>
  inspection.draft.status === 'readOnly';
/** A submission is being sent, or is about to be. */
export const selectIsSending = ({ inspection: { outbox } }: InspectionRoot) =>
  outbox.status === 'queued' || outbox.status === 'sending';
/** A submission is being sent, or waits. */
export const selectIsUnderWay = ({ inspection }: InspectionRoot): boolean =>
  pendingOf(inspection) !== null;
export const selectLoading = ({ inspection }: InspectionRoot) => inspection.loading;
export const selectConnection = ({ inspection }: InspectionRoot) => inspection.connection;
export const selectSetAside = ({ inspection }: InspectionRoot) => inspection.setAside;

/** The driver changed the report after submitting it, and has not submitted it again. */
export const selectIsWithdrawn = ({ inspection }: InspectionRoot) =>
  inspection.outbox.status === 'withdrawn' && isAnythingUnsent(inspection);

/** The server failed during the last submission, which may have arrived nevertheless. */
export const selectIsOutcomeUnknown = ({ inspection }: InspectionRoot): boolean =>
  inspection.isRejected && unknownOutcomeOf(inspection.outbox) !== null;

/** The server has the report, whether or not its id is known yet. */
export const selectIsOnServer = ({ inspection: { report } }: InspectionRoot): boolean =>
  report.status === 'loaded' || report.status === 'created';

/** An all-clear report waits to be saved, and will then have to be submitted again. */
export function selectIsPressedAgain({ inspection }: InspectionRoot): boolean {
  const pending = pendingOf(inspection);
  return pending?.submission.purpose === 'save' && !hasDefects(pending.submission);
}

/** Number of patches without a response. */
export const selectPatchesWaiting = ({ inspection }: InspectionRoot) => inspection.patches.length;

export function selectHeaderValue({ inspection }: InspectionRoot, field: HeaderField): string {
  return inspection.header.values[field];
}

/** Nothing was entered or fetched, so there is nothing to show yet. */
export function selectIsUntouched({ inspection }: InspectionRoot): boolean {
  const { status } = inspection.report;
  return status === 'unknown' && !isAnythingUnsent(inspection);
}

/** Whether the report is all clear, saved and unedited, so that the next press sends it for good. */
export function selectIsReadyToSend(root: InspectionRoot): boolean {
  const { pending, failed } = selectCount(root);
  if (pending > 0 || failed > 0 || !selectIsOnServer(root)) return false;
  return !isAnythingUnsent(root.inspection);
}
