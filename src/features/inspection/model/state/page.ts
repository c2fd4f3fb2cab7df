import { wholeChecklist, type BulkMark, type ChecklistView } from './checklist';

/** The notices above the bar, most urgent first. */
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

/** What the page shows of the report. This state is never stored, so a crash discards it. */
export interface PageState {
  /**
   * The driver's date (YYYY-MM-DD) when they last tried to submit. From then on, invalid fields
   * show their errors.
   */
  checkedOn: string | null;
  /**
   * The notices that the driver hid. Each entry is the notice's kind, with its subject if a similar
   * notice may follow.
   */
  foldedNotices: string[];
  /** The bulk marks that can be undone. */
  bulkMarks: BulkMark[];
  view: ChecklistView;
}

export const blankPage: PageState = {
  checkedOn: null,
  foldedNotices: [],
  bulkMarks: [],
  view: wholeChecklist,
};
