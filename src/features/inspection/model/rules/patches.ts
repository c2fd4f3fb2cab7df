import type { ChecklistKey } from '@/contract/checklist';
import type { Id } from '@/contract/responses';
import type { InspectionComment } from '@/contract/inspection';
import { limits } from '@/contract/limits';
import type { DraftContents, LeftTap, ReportComment, ServerReport } from '../state/draftContents';
import type { ChecklistEntry } from '../state/checklist';
import type { DraftState } from '../state/inspectionState';
import { isTooLong } from './textLength';
import { findOtherVehicle } from './otherVehicle';
import { getWhichTrailers } from './vehicleNames';

/** A report on the server. If it has comments, each mark is patched separately. */
export type PatchableReport = Extract<ServerReport, { status: 'loaded' }>;

export function isPatchable(report: ServerReport): report is PatchableReport {
  return report.status === 'loaded' && report.comments.length > 0;
}

/**
 * Backends reject a blank description. An overlong description is not sent, because a rejection would reset the row.
 */
function isReadyToPatch(state: DraftState, { value, text }: ChecklistEntry): boolean {
  if (value !== false) return value === true;
  return text.trim() !== '' && !isTooLong(state, text, limits.defectText);
}

/** Queues an item's patch, once per item. If the patch may not be sent yet, removes it from the queue. */
export function queuePatch(draft: DraftState, key: ChecklistKey): void {
  if (!isPatchable(draft.report)) return;
  if (!isReadyToPatch(draft, draft.checklist.entities[key])) {
    draft.patches = draft.patches.filter((queued) => queued !== key);
  } else if (!draft.patches.includes(key)) {
    draft.patches.push(key);
  }
}

/** Queues the patch of a defect whose description the driver has finished, if it or the mark is not sent. */
export function commitDefectText(draft: DraftState, key: ChecklistKey): void {
  const { value, text, server } = draft.checklist.entities[key];
  const isUnsent = text.trim() !== server.text.trim() || server.value !== false;
  if (value === false && isUnsent) queuePatch(draft, key);
}

export function forgetAttempt(draft: DraftContents, key: ChecklistKey): void {
  const { [key]: _forgotten, ...others } = draft.attempts;
  draft.attempts = others;
}

export interface Patch extends LeftTap {
  id: Id;
  comments: ReportComment[];
}

type Commented = Pick<PatchableReport, 'id' | 'comments'>;

/** Returns the complete list of comments, with this item's comments updated. */
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

/** The tap that an item's patch sends, or null if there is none to send yet. */
function findUnsentTap(draft: DraftState, key: ChecklistKey): LeftTap | null {
  const entry = draft.checklist.entities[key];
  if (!isReadyToPatch(draft, entry) || entry.isContested) return null;
  const trailers = getWhichTrailers(draft, [key]);
  return { key, value: entry.value === true, text: entry.text.trim(), trailers };
}

function patchFor(report: Commented, tap: LeftTap): Patch {
  return { ...tap, id: report.id, comments: commentsAfter(report, tap) };
}

export function getPatch(draft: DraftState, key: ChecklistKey): Patch | null {
  const { report } = draft;
  const tap = findUnsentTap(draft, key);
  return tap && isPatchable(report) ? patchFor(report, tap) : null;
}

export function nextPatch(state: DraftState): Patch | null {
  if (findOtherVehicle(state)) return null;
  for (const key of state.patches) {
    const patch = getPatch(state, key);
    if (patch) return patch;
  }
  return null;
}

/** The next patch for a report that the driver left. */
export function leftPatch({ left: [report] }: DraftContents): Patch | null {
  const tap = report?.taps[0];
  return report && tap ? patchFor(report, tap) : null;
}

/** Stores the unsent taps of the report that the driver leaves. */
export function leaveTaps(draft: DraftState): void {
  const { report, patches, left, form, trailerForm } = draft;
  if (!isPatchable(report)) return;
  const taps = patches.flatMap((key) => findUnsentTap(draft, key) ?? []);
  if (taps.length === 0) return;
  const { id, comments } = report;
  draft.left = [...left, { id, comments, form, trailerForm, taps }];
}

/**
 * Removes a sent tap from the reports that the driver left. Returns false if the driver did not leave the patched
 * report.
 */
export function endLeftTap(draft: DraftContents, patch: Patch, comments?: ReportComment[]) {
  const report = draft.left.find(({ id }) => id === patch.id);
  if (!report) return false;
  const { key, value, text } = patch;
  if (comments) report.comments = comments;
  // A tap that differs from the sent one came later, and must still be sent.
  report.taps = report.taps.filter(
    (tap) => tap.key !== key || tap.value !== value || tap.text !== text,
  );
  draft.left = draft.left.filter(({ taps }) => taps.length > 0);
  return true;
}
