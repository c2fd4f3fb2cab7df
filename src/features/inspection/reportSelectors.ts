import { isAnythingUnsent } from './reportMerge';
import { selectCount } from './checklistSelectors';
import type { HeaderField, InspectionRoot, SaveStatus } from './reportState';

/** Apart from how the saving stands, which changes with every tap. */
export const selectDraftStatus = ({ inspection }: InspectionRoot) => inspection.draft.status;
export const selectOutbox = ({ inspection }: InspectionRoot) => inspection.outbox;
export const selectLoading = ({ inspection }: InspectionRoot) => inspection.loading;
export const selectReport = ({ inspection }: InspectionRoot) => inspection.report;
export const selectConnection = ({ inspection }: InspectionRoot) => inspection.connection;
export const selectIsSetAside = ({ inspection }: InspectionRoot) => inspection.setAside;
export const selectJustSent = ({ inspection }: InspectionRoot) => inspection.justSent;

/** How the saving stands; null where this tab does not hold the draft. */
export function selectSaved({ inspection: { draft } }: InspectionRoot): SaveStatus | null {
  return draft.status === 'held' ? draft.saved : null;
}

/** How many patches wait for an answer. */
export const selectPatchesWaiting = ({ inspection }: InspectionRoot) => inspection.patches.length;

export function selectHeaderValue({ inspection }: InspectionRoot, field: HeaderField): string {
  return inspection.header.values[field];
}

/** Nothing is preselected, entered or known of the server: there is nothing to show yet. */
export function selectIsUntouched({ inspection }: InspectionRoot): boolean {
  const { status } = inspection.report;
  return status === 'unknown' && !isAnythingUnsent(inspection);
}

/** All clear, saved and unedited: the next press sends it for good (design 10.5). */
export function selectIsReadyToSend(root: InspectionRoot): boolean {
  const { pending, failed } = selectCount(root);
  if (pending > 0 || failed > 0 || root.inspection.report.status !== 'loaded') return false;
  return !isAnythingUnsent(root.inspection);
}
