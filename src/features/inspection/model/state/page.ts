import { wholeChecklist, type BulkMark, type ChecklistView } from './checklist';

/** The notices next to the bar, most urgent first. */
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

/** What the page shows of the report. It is never stored, so that it cannot outlive a crash. */
export interface PageState {
  /**
   * The driver's date (YYYY-MM-DD) when they tried to submit. From then on, invalid fields show
   * their errors.
   */
  checkedOn: string | null;
  /** The notices that the driver hid, by kind, and where one may follow another, by what it is about. */
  foldedNotices: string[];
  /** The changes of several items that can be undone. */
  bulkMarks: BulkMark[];
  view: ChecklistView;
}

export const blankPage: PageState = {
  checkedOn: null,
  foldedNotices: [],
  bulkMarks: [],
  view: wholeChecklist,
};
