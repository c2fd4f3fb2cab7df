import { wholeChecklist, type BulkMark, type ChecklistView } from './checklist';

/** The kinds of notices above the bar. */
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
  | 'setAside';

/** What the page shows of the report. It is never stored, so a crash discards it. */
export interface PageState {
  /** The date (YYYY-MM-DD) of the last attempt to submit an invalid form. Invalid fields show errors from then on. */
  checkedOn: string | null;
  /**
   * The notices that the driver hid. An entry is a notice's kind. The entry of `otherReport` also names the report, so
   * that a notice about another one appears.
   */
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
