import type { EntityState } from '@reduxjs/toolkit';
import { wholeChecklist, type BulkMark, type ChecklistView } from './checklist';
import { blankDraft, type RevisedContents, type Vehicles } from './draftContents';
import { photosAdapter, type Photo } from './photo';

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

/** Whether this tab may change the signed-in driver's draft. */
export type DraftStatus =
  | { status: 'closed' }
  /** The draft is being read from the phone. */
  | { status: 'opening'; owner: string }
  | { status: 'writable'; owner: string }
  /** Another tab writes the draft; this tab shows what that tab saves. */
  | { status: 'readOnly'; owner: string };

/** The page's fetch of the current report. */
type Loading =
  | { status: 'idle' }
  /**
   * `announce` shows 'Loaded existing inspection data'. `quiet` means that its failure was already
   * shown.
   */
  | { status: 'due'; announce: boolean; quiet: boolean }
  | { status: 'loaded' }
  | { status: 'failed'; announce: boolean };

/** The server's messages, by the field's name in the API. */
export type FieldRejections = Record<string, string[]>;

export interface InspectionState extends RevisedContents {
  draft: DraftStatus;
  /** Storage keys of unreadable drafts that were set aside, latest first. */
  setAside: string[];
  loading: Loading;
  connection: 'reachable' | 'unreachable';
  /**
   * Whether the report was fetched since the page was opened or the connection was lost. The office
   * may have changed it until then, so it is fetched before waiting taps are sent.
   */
  isCompared: boolean;
  /**
   * The difference between the server's clock and this phone's in ms, if it is more than a day;
   * otherwise 0.
   */
  clockError: number;
  /**
   * The driver's date (YYYY-MM-DD) when they tried to submit. From then on, invalid fields show
   * their errors.
   */
  checkedOn: string | null;
  /** The server's messages on the last submission. */
  rejections: FieldRejections;
  /** The server rejected the last submission, and nothing was changed or submitted since. */
  isRejected: boolean;
  /** The notices that the driver hid. */
  foldedNotices: NoticeKind[];
  /** The changes of several items that can be undone. */
  bulkMarks: BulkMark[];
  view: ChecklistView;
  /** Vehicles that the office knows. */
  knownVehicles: Vehicles[];
  /**
   * The driver's name, with which they sign, on Linehaul's own backend. Null with another backend,
   * where they type their signature.
   */
  driver: string | null;
  /** The photos that are on the phone's disk, with Linehaul's own backend. */
  photos: EntityState<Photo, string>;
}

/** The root state once the inspection's reducer is injected. */
export interface InspectionRoot {
  inspection: InspectionState;
}

export const initialState: InspectionState = {
  ...blankDraft,
  revision: 0,
  draft: { status: 'closed' },
  setAside: [],
  loading: { status: 'idle' },
  connection: 'reachable',
  isCompared: false,
  clockError: 0,
  checkedOn: null,
  rejections: {},
  isRejected: false,
  foldedNotices: [],
  bulkMarks: [],
  view: wholeChecklist,
  knownVehicles: [],
  driver: null,
  photos: photosAdapter.getInitialState(),
};

/** The inspection's slice of a state whose type does not include it, because it is injected. */
export function inspectionIn(state: unknown): InspectionState {
  return (state as InspectionRoot).inspection;
}
