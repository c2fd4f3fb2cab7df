import type { ChecklistKey, ChecklistSection } from '@/contract/checklist';
import { selectCount } from './checklistSelectors';
import type { DraftRoot, DraftState } from '../state/inspectionState';
import type { HeaderField } from '../state/header';
import { pendingOf, unknownOutcomeOf } from '../state/outbox';
import { hasDefects } from './submission';
import { isAnythingUnsent, mayRestore } from './reportMerge';
import { isEntryUnsent } from '../state/checklist';
import type { SentReport } from '../state/sentReport';

export const selectDraftStatus = ({ inspection: { draft } }: DraftRoot) => draft.access.status;
/** Whether another tab writes the draft, and this tab only shows it. */
export const selectIsReadOnly = ({ inspection: { draft } }: DraftRoot) =>
  draft.access.status === 'readOnly';
/** Whether a submission is being sent or is about to be. */
export const selectIsSending = ({ inspection: { draft } }: DraftRoot) =>
  draft.outbox.status === 'queued' || draft.outbox.status === 'sending';
/** Whether a submission is being sent or waits. */
export const selectIsUnderWay = ({ inspection: { draft } }: DraftRoot): boolean =>
  pendingOf(draft) !== null;
export const selectLoading = ({ inspection: { draft } }: DraftRoot) => draft.loading;
export const selectConnection = ({ inspection: { draft } }: DraftRoot) => draft.connection;
export const selectSetAside = ({ inspection: { draft } }: DraftRoot) => draft.setAside;

/** Whether the driver changed the report after submitting it and has not submitted it again. */
export const selectIsWithdrawn = ({ inspection: { draft } }: DraftRoot) =>
  draft.outbox.status === 'withdrawn' && isAnythingUnsent(draft);

/** Whether the server failed during the last submission. The report may still have arrived. */
export const selectIsOutcomeUnknown = ({ inspection: { draft } }: DraftRoot): boolean =>
  draft.isRejected && unknownOutcomeOf(draft.outbox) !== null;

/** Whether the server has the report, even if its id is not known yet. */
export const selectIsOnServer = ({ inspection: { draft } }: DraftRoot): boolean =>
  draft.report.status === 'loaded' || draft.report.status === 'created';

/** Whether an all-clear report waits to be saved and must then be submitted again. */
export function selectIsPressedAgain({ inspection: { draft } }: DraftRoot): boolean {
  const pending = pendingOf(draft);
  return pending?.submission.purpose === 'save' && !hasDefects(pending.submission);
}

/** The number of patches without a response. */
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

/** The form's id, or the id of its trailer items. */
export const selectFormOf = ({ inspection: { draft } }: DraftRoot, section: ChecklistSection) =>
  section === 'truck' ? draft.form : draft.trailerForm;

/** Whether nothing has been entered or fetched, so that there is nothing to show. */
export function selectIsUntouched({ inspection: { draft } }: DraftRoot): boolean {
  const { status } = draft.report;
  return status === 'unknown' && !isAnythingUnsent(draft);
}

/**
 * Whether the report is all-clear, saved and unedited, so that the next press sends it for good.
 */
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
 * The loaded report's date if it is before today. Null if it is not, or while the report is being
 * sent.
 */
export function selectEarlierDay(
  { inspection: { draft } }: DraftRoot,
  today: string,
): string | null {
  const { access, report, header } = draft;
  if (access.status !== 'writable' || report.status !== 'loaded') return null;
  if (pendingOf(draft) || header.server.date >= today) return null;
  return header.server.date;
}

/** Whether the loaded report has unsent changes. */
export const selectIsChanged = ({ inspection: { draft } }: DraftRoot) =>
  draft.patches.length > 0 || isAnythingUnsent(draft);

/**
 * Whether replacing the form would lose a mark of these items, because no patch sends that mark.
 */
export const selectIsAnyMarkLost = (
  { inspection: { draft } }: DraftRoot,
  items: readonly ChecklistKey[],
): boolean =>
  items.some((key) => {
    const entry = draft.checklist.entities[key];
    return isEntryUnsent(entry) && (entry.isContested || !draft.patches.includes(key));
  });

/** Whether a new inspection replaces an earlier one and nothing has been entered yet. */
export const selectIsNewStart = ({ inspection: { draft } }: DraftRoot) =>
  draft.access.status === 'writable' &&
  draft.report.status === 'none' &&
  draft.replaces !== null &&
  !isAnythingUnsent(draft);

/** Whether the form may be used to send a report again. */
export const selectMayRestore = ({ inspection: { draft } }: DraftRoot) => mayRestore(draft);

export const selectSentReports = ({ inspection: { draft } }: DraftRoot): SentReport[] => draft.sent;

/** Whether the office has received the latest report and the driver has not seen its receipt. */
function isNews({ sent }: DraftState): boolean {
  return sent[0]?.isSeen === false;
}

/**
 * The report whose receipt the page shows, or null. If another tab writes the draft, that tab shows
 * the receipt. A driver who keeps editing a sent report sees a notice in the bar instead.
 */
export function selectReceipt({ inspection: { draft } }: DraftRoot): SentReport | null {
  const { access, outbox, sent } = draft;
  if (access.status !== 'writable' || outbox.status === 'withdrawn' || !isNews(draft)) return null;
  return sent[0] ?? null;
}

/**
 * Whether the report was sent without the driver's last change, so that the whole form is now a new
 * report.
 */
export const selectIsSentBeforeChange = ({ inspection: { draft } }: DraftRoot): boolean =>
  draft.outbox.status === 'withdrawn' && draft.sent[0]?.outcome === 'sent' && isNews(draft);

/** The number of items by value in a sent report. */
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
