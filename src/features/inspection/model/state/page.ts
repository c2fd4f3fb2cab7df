import { wholeChecklist, type BulkMark, type ChecklistView } from './checklist';

export type NoticeKind =
  | 'readOnly'
  | 'notSaved'
  | 'slow'
  | 'clock'
  | 'rejected'
  | 'contested'
  | 'withdrawn'
  | 'waiting'
  | 'photos'
  | 'otherReport'
  | 'offline'
  | 'setAside'
  | 'byName';

/** What the page shows of the report. It is never stored. */
export interface PageState {
  /** The date (YYYY-MM-DD) of the last attempt to submit an invalid form. */
  checkedOn: string | null;
  /** The notices that the driver hid. Each entry is a notice's kind. For `otherReport`, it also names the report. */
  foldedNotices: string[];
  /** The bulk marks that another press can undo. */
  bulkMarks: BulkMark[];
  view: ChecklistView;
}

export const blankPage: PageState = {
  checkedOn: null,
  foldedNotices: [],
  bulkMarks: [],
  view: wholeChecklist,
};
