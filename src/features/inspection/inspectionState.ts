import type { EntityState } from '@reduxjs/toolkit';
import type { Id } from '@/contract/answers';
import type { ChecklistKey } from '@/contract/checklist';
import type { Inspection } from '@/contract/inspection';
import type { BulkAnswer } from './checklist/checklistFacts';
import { blankChecklist } from './checklist/checklistEntries';
import type { ChecklistEntry } from './checklist/checklistEntries';
import { wholeChecklist } from './checklist/checklistFacts';
import type { ChecklistView } from './checklist/checklistFacts';
import { blankHeader } from './report/header';
import { blankMemory } from './memory/memory';
import type { Memory } from './memory/memory';
import type { Header } from './report/header';
import type { SentReport } from './sent/sentReport';
import type { NoticeKind } from './status/notices';
import type { Outbox } from './sync/outbox';

export type ReportComment = Inspection['comments'][number];

/** What we know of the report on the server. */
export type ServerReport =
  /** Never asked, or never answered. */
  | { status: 'unknown' }
  /** There is no current report: this is a blank new form. */
  | { status: 'none' }
  /** We created it and do not know its id yet. */
  | { status: 'created' }
  | { status: 'loaded'; id: Id; comments: ReportComment[] };

/** Whether this tab may change the draft of the driver who is signed in. */
export type DraftStatus =
  | { status: 'closed' }
  /** It is being read from the phone. */
  | { status: 'opening'; owner: string }
  | { status: 'writable'; owner: string }
  /** Another tab writes it; this one shows what that one saves. */
  | { status: 'readOnly'; owner: string };

/** The page's fetch of the current report. */
export type Loading =
  | { status: 'idle' }
  /** `announce`: 'Loaded existing inspection data' is to be said. `quiet`: its failure was said already. */
  | { status: 'due'; announce: boolean; quiet: boolean }
  | { status: 'loaded' }
  | { status: 'failed'; announce: boolean };

/** A refusal's messages as the server words them, by the wire's name of the field. */
export type FieldRefusals = Record<string, string[]>;

/** The parts that are kept on the phone. */
export interface DraftContents {
  checklist: EntityState<ChecklistEntry, ChecklistKey>;
  header: Header;
  report: ServerReport;
  /** The earlier report in whose place a new one was begun: when it is fetched, it fills nothing. */
  replaces: Id | null;
  outbox: Outbox;
  /** Items whose value is to be PATCHed, oldest tap first; the value is the entry's at the time of the call. */
  patches: ChecklistKey[];
  /** The last reports that were sent for good, latest first. */
  sent: SentReport[];
}

export interface InspectionState extends DraftContents {
  /** What this driver's earlier reports left on the phone. */
  memory: Memory;
  draft: DraftStatus;
  /** The phone's keys of drafts that could not be read and were set aside, latest first. */
  setAside: string[];
  loading: Loading;
  connection: 'reachable' | 'unreachable';
  /** The driver's day (YYYY-MM-DD) when they tried to submit: wrong fields show their texts from then on. */
  judgedOn: string | null;
  /** What the server refused of the last submission. */
  refusals: FieldRefusals;
  /** The server did not take the last submission, and nothing was changed or submitted since. */
  isRefused: boolean;
  /** The notices that the driver folded away. */
  foldedNotices: NoticeKind[];
  /** What can be undone in one press. */
  bulkAnswers: BulkAnswer[];
  view: ChecklistView;
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
] as const;

export const initialState: InspectionState = {
  checklist: blankChecklist,
  header: blankHeader,
  report: { status: 'unknown' },
  replaces: null,
  outbox: { status: 'empty', outcomeUnknown: null },
  patches: [],
  memory: blankMemory,
  sent: [],
  draft: { status: 'closed' },
  setAside: [],
  loading: { status: 'idle' },
  connection: 'reachable',
  judgedOn: null,
  refusals: {},
  isRefused: false,
  foldedNotices: [],
  bulkAnswers: [],
  view: wholeChecklist,
};
