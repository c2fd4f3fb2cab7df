import type { EntityState } from '@reduxjs/toolkit';
import type { Id } from '@/contract/responses';
import type { ChecklistKey } from '@/contract/checklist';
import type { Inspection } from '@/contract/inspection';
import type { BulkAnswer } from './checklistFacts';
import { blankChecklist } from './checklistEntries';
import type { ChecklistEntry } from './checklistEntries';
import { wholeChecklist } from './checklistFacts';
import type { ChecklistView } from './checklistFacts';
import { blankHeader } from './header';
import { blankPrefill } from './prefill';
import type { Prefill } from './prefill';
import type { Photo } from './photo';
import type { Header } from './header';
import { blankReview } from './review';
import type { Review, Shown } from './review';
import type { SentReport } from './sentReport';
import type { NoticeKind } from './notices';
import type { Outbox } from './outbox';

export type ReportComment = Inspection['comments'][number];

/** The phone's knowledge about the report on the server. */
export type ServerReport =
  /** Never fetched, or without a response so far. */
  | { status: 'unknown' }
  /** There is no current report: this is a blank form. */
  | { status: 'none' }
  /** Created by us, with an id that is not known yet. */
  | { status: 'created' }
  /** `savedAt`: the instant of its last change, by the server; null if that is not known. */
  | { status: 'loaded'; id: Id; comments: ReportComment[]; savedAt: string | null };

/** Whether this tab may change the signed-in driver's draft. */
export type DraftStatus =
  | { status: 'closed' }
  /** The draft is being read from the phone. */
  | { status: 'opening'; owner: string }
  | { status: 'writable'; owner: string }
  /** Another tab writes it; this one shows what is saved there. */
  | { status: 'readOnly'; owner: string };

/** The page's fetch of the current report. */
type Loading =
  | { status: 'idle' }
  /** `announce`: show 'Loaded existing inspection data'. `quiet`: its failure was already shown. */
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
  /** The earlier report that a new one replaces: fetching it fills nothing. */
  replaces: Id | null;
  outbox: Outbox;
  /** Items to be PATCHed, oldest tap first, with the entry's value at the time of the call. */
  patches: ChecklistKey[];
  /** The last submitted reports, latest first. */
  sent: SentReport[];
  /** The driver's review of the vehicles' previous reports. */
  review: Review;
  /** Counts the blank forms, so that no photo gets into a later one. */
  form: number;
}

export interface InspectionState extends DraftContents {
  /** Values remembered from this driver's earlier reports. */
  prefill: Prefill;
  draft: DraftStatus;
  /** Storage keys of unreadable drafts that were set aside, latest first. */
  setAside: string[];
  loading: Loading;
  connection: 'reachable' | 'unreachable';
  /**
   * The report was fetched since the page was opened or the connection was lost: the office may have
   * changed it until then, so it is fetched before taps that have waited are sent.
   */
  isCompared: boolean;
  /** The values of patches without a response, by item: the server may have them. */
  attempts: Partial<Record<ChecklistKey, boolean>>;
  /** In ms, the server's clock before this phone's, if by more than a day; else 0. */
  clockError: number;
  /**
   * The driver's date (YYYY-MM-DD) when they tried to submit: from then on invalid fields show
   * their errors.
   */
  checkedOn: string | null;
  /** The server's messages on the last submission. */
  rejections: FieldRejections;
  /** The server rejected the last submission, and nothing was changed or submitted since. */
  isRejected: boolean;
  /** The notices that the driver hid. */
  foldedNotices: NoticeKind[];
  /** The bulk answers that can be undone. */
  bulkAnswers: BulkAnswer[];
  view: ChecklistView;
  /** Ids of the open and deferred defects that the page shows of the vehicles. */
  openDefects: number[];
  /** The items of those defects. */
  unresolvedItems: ChecklistKey[];
  /** The last reports with defects that the page shows, to be reviewed and signed; null if none. */
  toReview: Shown | null;
  /** Ids of the defects that hold the vehicles, as the page shows them. */
  holdingDefects: number[];
  /** The day of the driver's last inspection of the truck, as the server knows it from all phones. */
  ownLastDay: string | null;
  /** The photos that are on the phone's disk, with our own backend. */
  photos: Photo[];
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
  bulkAnswers: [],
  view: wholeChecklist,
  openDefects: [],
  unresolvedItems: [],
  toReview: null,
  holdingDefects: [],
  ownLastDay: null,
  photos: [],
};

/** The inspection's slice of a state whose type does not include it, because it is injected. */
export function inspectionIn(state: unknown): InspectionState {
  return (state as InspectionRoot).inspection;
}
