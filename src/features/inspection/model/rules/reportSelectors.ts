import type { ChecklistKey, ChecklistSection } from '@/contract/checklist';
import { selectCount } from './checklistSelectors';
import type { DraftRoot, DraftState } from '../state/inspectionState';
import type { HeaderField } from '../state/header';
import { getPendingOutbox, getUnknownOutcome } from '../state/outbox';
import { hasDefects } from './submission';
import { isAnythingUnsent, mayRestore } from './reportMerge';
import { isEntryUnsent } from '../state/checklist';
import type { SentReport } from '../state/sentReport';

export const selectDraftStatus = ({ inspection: { draft } }: DraftRoot) => draft.access.status;
export const selectIsReadOnly = ({ inspection: { draft } }: DraftRoot) =>
  draft.access.status === 'readOnly';
export const selectIsSending = ({ inspection: { draft } }: DraftRoot) =>
  draft.outbox.status === 'queued' || draft.outbox.status === 'sending';
export const selectIsUnderWay = ({ inspection: { draft } }: DraftRoot): boolean =>
  getPendingOutbox(draft) !== null;
export const selectLoading = ({ inspection: { draft } }: DraftRoot) => draft.loading;
export const selectConnection = ({ inspection: { draft } }: DraftRoot) => draft.connection;
export const selectSetAside = ({ inspection: { draft } }: DraftRoot) => draft.setAside;

/** Whether the driver changed the report after submitting it, and has not resubmitted it. */
export const selectIsWithdrawn = ({ inspection: { draft } }: DraftRoot) =>
  draft.outbox.status === 'withdrawn' && isAnythingUnsent(draft);

/** Whether the last submission failed at the server. The report may still have arrived. */
export const selectIsOutcomeUnknown = ({ inspection: { draft } }: DraftRoot): boolean =>
  draft.isRejected && getUnknownOutcome(draft.outbox) !== null;

/** Whether the server has the report, even if the phone lacks its id. */
export const selectIsOnServer = ({ inspection: { draft } }: DraftRoot): boolean =>
  draft.report.status === 'loaded' || draft.report.status === 'created';

/** Whether a pending all-clear report will be saved but not sent. The driver must then submit it again. */
export function selectIsPressedAgain({ inspection: { draft } }: DraftRoot): boolean {
  const pending = getPendingOutbox(draft);
  return pending?.submission.purpose === 'save' && !hasDefects(pending.submission);
}

export const selectPatchesWaiting = ({ inspection: { draft } }: DraftRoot) =>
  draft.left.reduce((count, { taps }) => count + taps.length, draft.patches.length);

export function selectHeaderValue(
  { inspection: { draft } }: DraftRoot,
  field: HeaderField,
): string {
  return draft.header.values[field];
}

export const selectIsEntered = (root: DraftRoot, field: HeaderField) =>
  selectHeaderValue(root, field).trim() !== '';

/** The form's id for truck items or trailer items. */
export const selectFormIdBySection = (
  { inspection: { draft } }: DraftRoot,
  section: ChecklistSection,
) => (section === 'truck' ? draft.form : draft.trailerForm);

/** Whether nothing has been entered or fetched. */
export function selectIsUntouched({ inspection: { draft } }: DraftRoot): boolean {
  const { status } = draft.report;
  return status === 'unknown' && !isAnythingUnsent(draft);
}

/** Whether the report is all-clear, saved and unedited. */
export function selectIsReadyToSend(root: DraftRoot): boolean {
  const { pending, failed } = selectCount(root);
  if (pending > 0 || failed > 0 || !selectIsOnServer(root)) return false;
  return !isAnythingUnsent(root.inspection.draft);
}

/** Whether the office has everything on a form with defects. */
export function selectIsSavedAtOffice(root: DraftRoot): boolean {
  const { pending, failed } = selectCount(root);
  if (pending > 0 || failed === 0 || !selectIsOnServer(root)) return false;
  return mayRestore(root.inspection.draft);
}

/**
 * The loaded report's date if it is before today, or null. Also null while the report is being sent, and in a tab that
 * only shows the draft.
 */
export function selectEarlierDay(
  { inspection: { draft } }: DraftRoot,
  today: string,
): string | null {
  const { access, report, header } = draft;
  if (access.status !== 'writable' || report.status !== 'loaded') return null;
  if (getPendingOutbox(draft) || header.server.date >= today) return null;
  return header.server.date;
}

export const selectIsChanged = ({ inspection: { draft } }: DraftRoot) =>
  draft.patches.length > 0 || isAnythingUnsent(draft);

/**
 * Whether replacing the form would lose a mark on one of these items. A mark with a queued patch is lost only if an
 * office change contradicts it.
 */
export const selectIsAnyMarkLost = (
  { inspection: { draft } }: DraftRoot,
  items: readonly ChecklistKey[],
): boolean =>
  items.some((key) => {
    const entry = draft.checklist.entities[key];
    return isEntryUnsent(entry) && (entry.isContested || !draft.patches.includes(key));
  });

/** Whether a new report will supersede an earlier one and the driver has entered nothing yet. */
export const selectIsNewStart = ({ inspection: { draft } }: DraftRoot) =>
  draft.access.status === 'writable' &&
  draft.report.status === 'none' &&
  draft.replaces !== null &&
  !isAnythingUnsent(draft);

/** Whether the driver may use the form to send an earlier report again. */
export const selectMayRestore = ({ inspection: { draft } }: DraftRoot) => mayRestore(draft);

export const selectSentReports = ({ inspection: { draft } }: DraftRoot): SentReport[] => draft.sent;

function isNews({ sent }: DraftState): boolean {
  return sent[0]?.isSeen === false;
}

/** The report for which the page shows a receipt, or null. Only the tab that writes the draft shows it. */
export function selectReceipt({ inspection: { draft } }: DraftRoot): SentReport | null {
  const { access, outbox, sent } = draft;
  if (access.status !== 'writable' || outbox.status === 'withdrawn' || !isNews(draft)) return null;
  return sent[0] ?? null;
}

/** Whether the report was sent without the driver's last change. */
export const selectIsSentBeforeChange = ({ inspection: { draft } }: DraftRoot): boolean =>
  draft.outbox.status === 'withdrawn' && draft.sent[0]?.outcome !== 'saved' && isNews(draft);

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
