import type { ChecklistKey } from '@/contract/checklist';
import type { Id } from '@/contract/responses';
import type { InspectionComment } from '@/contract/inspection';
import { limits } from '@/contract/limits';
import type { DraftContents, LeftTap, ReportComment, ServerReport } from '../state/draftContents';
import type { ChecklistEntry } from '../state/checklist';
import type { DraftState } from '../state/inspectionState';
import { isTooLong } from './textLength';
import { otherVehicleOf } from './otherVehicle';
import { whichTrailersOf } from './vehicleNames';

/** Whether taps are patched at once, because the report exists and has comments. */
export type PatchableReport = Extract<ServerReport, { status: 'loaded' }>;

export function isPatchable(report: ServerReport): report is PatchableReport {
  return report.status === 'loaded' && report.comments.length > 0;
}

/**
 * Backends reject a blank text, so a newly defective item waits until its text is committed. A rejected
 * patch would reset the row, so one with a text that is too long waits too.
 */
function isReadyToPatch(state: DraftState, { value, text }: ChecklistEntry): boolean {
  if (value !== false) return value === true;
  return text.trim() !== '' && !isTooLong(state, text, limits.defectText);
}

/** Queues an item's patch, once per item. Another tap changes only the value, not the order. */
export function queuePatch(draft: DraftState, key: ChecklistKey): void {
  if (!isPatchable(draft.report)) return;
  if (!isReadyToPatch(draft, draft.checklist.entities[key])) {
    draft.patches = draft.patches.filter((queued) => queued !== key);
  } else if (!draft.patches.includes(key)) {
    draft.patches.push(key);
  }
}

/** The server has not received the item's patch. */
export function forgetAttempt(draft: DraftContents, key: ChecklistKey): void {
  const { [key]: _forgotten, ...others } = draft.attempts;
  draft.attempts = others;
}

/** A patch as sent, to compare with what the driver enters during the call. */
export interface Patch extends LeftTap {
  /** The report that is patched. */
  id: Id;
  comments: ReportComment[];
}

type Commented = Pick<PatchableReport, 'id' | 'comments'>;

/**
 * The complete list of comments with the item's comment updated. `fixed` follows the value, a
 * defect has the text on the screen, and a defective item without a comment gets one.
 */
function commentsAfter(report: Commented, entry: LeftTap): ReportComment[] {
  const { value: fixed, text } = entry;
  const shown = report.comments.filter((comment) => comment.key === entry.key).at(-1);
  if (shown) {
    return report.comments.map((comment) => {
      if (comment.key !== entry.key) return comment;
      return { ...comment, text: comment === shown && !fixed ? text : comment.text, fixed };
    });
  }
  if (fixed) return report.comments;
  const added: InspectionComment = {
    vehicle_inspection: report.id,
    key: entry.key,
    text,
    fixed: false,
  };
  return [...report.comments, added];
}

/** The tap that an item's patch sends; null if there is none or the driver has to decide first. */
function tapOf(draft: DraftState, key: ChecklistKey): LeftTap | null {
  const entry = draft.checklist.entities[key];
  if (!isReadyToPatch(draft, entry) || entry.isContested) return null;
  const trailers = whichTrailersOf(draft, [key]);
  return { key, value: entry.value === true, text: entry.text.trim(), trailers };
}

function patchFor(report: Commented, tap: LeftTap): Patch {
  return { ...tap, id: report.id, comments: commentsAfter(report, tap) };
}

/** The patch that an item needs; null if there is none or the driver has to decide first. */
export function patchOf(draft: DraftState, key: ChecklistKey): Patch | null {
  const { report } = draft;
  const tap = tapOf(draft, key);
  return tap && isPatchable(report) ? patchFor(report, tap) : null;
}

/** The next patch of the report on the form; none while another vehicle's number is entered. */
export function nextPatch(state: DraftState): Patch | null {
  if (otherVehicleOf(state)) return null;
  for (const key of state.patches) {
    const patch = patchOf(state, key);
    if (patch) return patch;
  }
  return null;
}

/** The next patch of a report that the driver left. */
export function leftPatch({ left: [report] }: DraftContents): Patch | null {
  const tap = report?.taps[0];
  return report && tap ? patchFor(report, tap) : null;
}

/** Keeps the unsent taps of the form's report, which the driver leaves. */
export function leaveTaps(draft: DraftState): void {
  const { report, patches, left, form, trailerForm } = draft;
  if (!isPatchable(report)) return;
  const taps = patches.flatMap((key) => tapOf(draft, key) ?? []);
  if (taps.length === 0) return;
  const { id, comments } = report;
  draft.left = [...left, { id, comments, form, trailerForm, taps }];
}

/**
 * Ends a tap on a report that the driver left, of which the server now has these comments. Returns
 * false for a patch of another report.
 */
export function endLeftTap(draft: DraftContents, patch: Patch, comments?: ReportComment[]) {
  const report = draft.left.find(({ id }) => id === patch.id);
  if (!report) return false;
  const { key, value, text } = patch;
  if (comments) report.comments = comments;
  // A patch that was on its way when the driver left may be older than their last tap.
  report.taps = report.taps.filter(
    (tap) => tap.key !== key || tap.value !== value || tap.text !== text,
  );
  draft.left = draft.left.filter(({ taps }) => taps.length > 0);
  return true;
}
