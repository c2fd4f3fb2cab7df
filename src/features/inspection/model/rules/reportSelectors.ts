import type { ChecklistKey } from '@/contract/checklist';
import { selectCount } from './checklistSelectors';
import type { InspectionRoot } from '../state/inspectionState';
import type { HeaderField } from '../state/header';
import { pendingOf, unknownOutcomeOf } from '../state/outbox';
import { hasDefects } from './submission';
import { isAnythingUnsent, mayRestore } from './reportMerge';
import { isEntryUnsent } from '../state/checklist';
import type { SentReport } from '../state/sentReport';

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
export const selectPatchesWaiting = ({ inspection: { patches, left } }: InspectionRoot) =>
  left.reduce((count, { taps }) => count + taps.length, patches.length);

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

/** Whether the office has everything on the form, which is saved with its defects. */
export function selectIsSavedAtOffice(root: InspectionRoot): boolean {
  const { pending, failed } = selectCount(root);
  if (pending > 0 || failed === 0 || !selectIsOnServer(root)) return false;
  return mayRestore(root.inspection);
}

/**
 * The loaded report's date if that is before today; null if there is none or the report is being
 * sent.
 */
export function selectEarlierDay({ inspection }: InspectionRoot, today: string): string | null {
  const { draft, report, header } = inspection;
  if (draft.status !== 'writable' || report.status !== 'loaded') return null;
  if (pendingOf(inspection) || header.server.date >= today) return null;
  return header.server.date;
}

/** Whether the loaded report has unsent changes. */
export const selectIsChanged = ({ inspection }: InspectionRoot) =>
  inspection.patches.length > 0 || isAnythingUnsent(inspection);

/** Whether a mark of these items would be lost with the form, because no patch sends it. */
export const selectIsAnyMarkLost = (
  { inspection }: InspectionRoot,
  items: readonly ChecklistKey[],
): boolean =>
  items.some((key) => {
    const entry = inspection.checklist.entities[key];
    return isEntryUnsent(entry) && (entry.isContested || !inspection.patches.includes(key));
  });

/** Whether a new inspection replaces an earlier one and nothing has been entered yet. */
export const selectIsNewStart = ({ inspection }: InspectionRoot) =>
  inspection.draft.status === 'writable' &&
  inspection.report.status === 'none' &&
  inspection.replaces !== null &&
  !isAnythingUnsent(inspection);

/** Whether a report that was sent before may be sent again from the form. */
export const selectMayRestore = ({ inspection }: InspectionRoot) => mayRestore(inspection);

export const selectSentReports = ({ inspection }: InspectionRoot): SentReport[] => inspection.sent;

/** The office has received the latest report, and the driver has not seen its receipt. */
function isNews({ sent }: InspectionRoot['inspection']): boolean {
  return sent[0]?.isSeen === false;
}

/**
 * The report whose receipt is to be shown, or null. If another tab writes the draft, that tab shows
 * it; a driver who keeps editing a sent report sees a notice next to the bar instead.
 */
export function selectReceipt({ inspection }: InspectionRoot): SentReport | null {
  const { draft, outbox, sent } = inspection;
  if (draft.status !== 'writable' || outbox.status === 'withdrawn' || !isNews(inspection))
    return null;
  return sent[0] ?? null;
}

/** The report was sent without the driver's last change, so the whole form is now a new report. */
export const selectIsSentBeforeChange = ({ inspection }: InspectionRoot): boolean =>
  inspection.outbox.status === 'withdrawn' &&
  inspection.sent[0]?.outcome === 'sent' &&
  isNews(inspection);

/** Number of items by value in a sent report. */
export function sentCount({ items }: SentReport): {
  passed: number;
  failed: number;
  total: number;
} {
  const values = Object.values(items);
  return {
    passed: values.filter((value) => value === true).length,
    failed: values.filter((value) => value === false).length,
    total: values.length,
  };
}
