import type { ChecklistKey } from '@/contract/checklist';
import type { WhichTrailers } from '@/contract/extensions';
import type { InspectionComment } from '@/contract/inspection';
import type { DraftContents, ReportComment, ServerReport } from '../state/draftContents';
import type { ChecklistEntry } from '../state/checklist';
import { whichTrailersOf } from './vehicleNames';

/** Whether taps are patched at once, because the report exists and has comments. */
export type PatchableReport = Extract<ServerReport, { status: 'loaded' }>;

export function isPatchable(report: ServerReport): report is PatchableReport {
  return report.status === 'loaded' && report.comments.length > 0;
}

/** Backends reject a blank text, so a newly defective item waits until its text is committed. */
function isReadyToPatch(entry: ChecklistEntry): boolean {
  return entry.value === true || (entry.value === false && entry.text.trim() !== '');
}

/** Queues an item's patch, once per item. Another tap changes only the value, not the order. */
export function queuePatch(draft: DraftContents, key: ChecklistKey): void {
  if (!isPatchable(draft.report)) return;
  if (!isReadyToPatch(draft.checklist.entities[key])) {
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
export interface Patch {
  key: ChecklistKey;
  value: boolean;
  text: string;
  comments: ReportComment[];
  /** For Linehaul's own backend. */
  trailers: WhichTrailers;
}

/**
 * The complete list of comments with the item's comment updated. `fixed` follows the value, a
 * defect has the text on the screen, and a defective item without a comment gets one.
 */
function commentsAfter(report: PatchableReport, entry: ChecklistEntry): ReportComment[] {
  const fixed = entry.value === true;
  const text = entry.text.trim();
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

/** The patch that an item needs; null if there is none or the driver has to decide first. */
export function patchOf(draft: DraftContents, key: ChecklistKey): Patch | null {
  const entry = draft.checklist.entities[key];
  if (!isPatchable(draft.report) || !isReadyToPatch(entry) || entry.isContested) return null;
  return {
    key,
    value: entry.value === true,
    text: entry.text.trim(),
    comments: commentsAfter(draft.report, entry),
    trailers: whichTrailersOf(draft, [key]),
  };
}
