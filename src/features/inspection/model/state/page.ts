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
  /**
   * The notices that the driver hid: their kinds and, if a similar notice may follow, their
   * subjects.
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
