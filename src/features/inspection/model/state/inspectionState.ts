import type { EntityState } from '@reduxjs/toolkit';
import type { Id } from '@/contract/responses';
import type { ChecklistKey } from '@/contract/checklist';
import type { Inspection } from '@/contract/inspection';
import type { BulkMark } from './checklistFacts';
import { blankChecklist } from './checklistEntries';
import type { ChecklistEntry } from './checklistEntries';
import { wholeChecklist } from './checklistFacts';
import type { ChecklistView } from './checklistFacts';
import { blankHeader } from './header';
import { blankPrefill } from './prefill';
import type { Prefill } from './prefill';
import { photosAdapter } from './photo';
import type { Photo } from './photo';
import type { Header } from './header';
import { blankReview } from './review';
import type { Review, Shown } from './review';
import type { SentReport } from './sentReport';
import type { NoticeKind } from './notices';
import type { Outbox } from './outbox';

export type ReportComment = Inspection['comments'][number];

/** The report on the server, as far as the phone knows. */
export type ServerReport =
  /** Never fetched, or without a response so far. */
  | { status: 'unknown' }
  /** There is no current report, so this is a blank form. */
  | { status: 'none' }
  /** Created by this phone, with an id that is not known yet. */
  | { status: 'created' }
  /**
   * `savedAt` is the instant of its last change, by the server's clock; null if that is not known.
   */
  | { status: 'loaded'; id: Id; comments: ReportComment[]; savedAt: string | null };

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

/** The parts that are stored on the phone. */
export interface DraftContents {
  checklist: EntityState<ChecklistEntry, ChecklistKey>;
  header: Header;
  report: ServerReport;
  /** The earlier report that a new one replaces. Fetching it does not fill the form. */
  replaces: Id | null;
  outbox: Outbox;
  /** Items to be PATCHed, oldest tap first, with the entry's value at the time of the call. */
  patches: ChecklistKey[];
  /** The last submitted reports, latest first. */
  sent: SentReport[];
  /** The driver's review of the vehicles' previous reports. */
  review: Review;
  /** Names the blank form, so that no photo gets into a later one. Generated, except the first. */
  form: number;
  /** Values remembered from this driver's earlier reports. */
  prefill: Prefill;
}

/** The parts, with the number of changes to them since the draft was opened. */
export interface RevisedContents extends DraftContents {
  revision: number;
}

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
  /** The values of patches without a response, by item. The server may have received them. */
  attempts: Partial<Record<ChecklistKey, boolean>>;
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
  /** Ids of the vehicles' open and deferred defects on the page. */
  openDefects: number[];
  /** The items of those defects. */
  unresolvedItems: ChecklistKey[];
  /** The last reports with defects that the page shows, to be reviewed and signed; null if none. */
  toReview: Shown | null;
  /** Ids of the defects that hold the vehicles, as the page shows them. */
  holdingDefects: number[];
  /** The day of the driver's last inspection of the truck on any phone, according to the server. */
  ownLastDay: string | null;
  /** The photos that are on the phone's disk, with Linehaul's own backend. */
  photos: EntityState<Photo, string>;
}

/** The root state once the inspection's reducer is injected. */
export interface InspectionRoot {
  inspection: InspectionState;
}

export const draftParts = [
  'checklist',
  'header',
  'report',
  'replaces',
  'outbox',
  'patches',
  'sent',
  'review',
  'form',
  'prefill',
] as const;

export const initialState: InspectionState = {
  checklist: blankChecklist,
  header: blankHeader,
  report: { status: 'unknown' },
  replaces: null,
  outbox: { status: 'empty', outcomeUnknown: null },
  patches: [],
  prefill: blankPrefill,
  sent: [],
  review: blankReview,
  form: 0,
  revision: 0,
  draft: { status: 'closed' },
  setAside: [],
  loading: { status: 'idle' },
  connection: 'reachable',
  isCompared: false,
  attempts: {},
  clockError: 0,
  checkedOn: null,
  rejections: {},
  isRejected: false,
  foldedNotices: [],
  bulkMarks: [],
  view: wholeChecklist,
  openDefects: [],
  unresolvedItems: [],
  toReview: null,
  holdingDefects: [],
  ownLastDay: null,
  photos: photosAdapter.getInitialState(),
};

/** The inspection's slice of a state whose type does not include it, because it is injected. */
export function inspectionIn(state: unknown): InspectionState {
  return (state as InspectionRoot).inspection;
}
