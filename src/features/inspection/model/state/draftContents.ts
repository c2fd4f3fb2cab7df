import type { EntityState } from '@reduxjs/toolkit';
import type { Id } from '@/contract/responses';
import type { ChecklistKey } from '@/contract/checklist';
import type { DateTime } from '@/contract/dates';
import type { WhichTrailers } from '@/contract/extensions';
import type { Inspection } from '@/contract/inspection';
import { blankChecklist, type ChecklistEntry } from './checklist';
import { blankFittings, type Fittings } from './fittings';
import { blankHeader, type Header } from './header';
import type { Outbox } from './outbox';
import { blankPrefill, type Prefill } from './prefill';
import { blankReview, type Review } from './review';
import type { SentReport } from './sentReport';

export type ReportComment = Inspection['comments'][number];

/** The report on the server, as far as the phone can tell. */
export type ServerReport =
  /** A fetch must first show whether the server has the form's report. */
  | { status: 'unknown' }
  /** The server does not have the form's report. */
  | { status: 'none' }
  /** This phone created the report, but has not fetched it since. */
  | { status: 'created' }
  /** `savedAt` is the instant of the last change by the server's clock. Null if unknown. */
  | { status: 'loaded'; id: Id; comments: ReportComment[]; savedAt: string | null };

export type Identity =
  /**
   * A report made on this phone. `key` identifies its create call to Linehaul's own backend, or is blank. `corrects` is
   * the report from which the form was loaded, if there is one.
   */
  | { kind: 'new'; key: string; corrects?: Id }
  /** A report that the server has. */
  | { kind: 'saved'; id: Id };

/** This driver's unsent report at the office, if it is not the form's report. */
export interface OtherReport extends DateTime {
  truck: string;
}

/**
 * The current report as the last fetch returned it; a null `id` means that there was none. It is outdated once a call has
 * changed the report.
 */
export interface LastFetched {
  id: Id | null;
  response: string;
  isOutdated: boolean;
}

/** Vehicle numbers as the driver wrote them. `trailers` may contain several numbers. */
export interface Vehicles {
  truck: string;
  trailers: string;
}

/** An item's unsent tap, as its patch sends it. */
export interface LeftTap {
  key: ChecklistKey;
  value: boolean;
  text: string;
  trailers: WhichTrailers;
}

/** A report that the driver left for another vehicle while some of its taps were unsent. */
export interface LeftReport {
  id: Id;
  comments: ReportComment[];
  form: number;
  trailerForm: number;
  /** Oldest first, one per item. */
  taps: LeftTap[];
}

export interface DraftContents {
  checklist: EntityState<ChecklistEntry, ChecklistKey>;
  header: Header;
  report: ServerReport;
  identity: Identity;
  /**
   * The vehicles in the office's copy of this form, which may not have arrived. Null for a form that never left the
   * phone.
   */
  atOffice: Vehicles | null;
  /** The vehicles that the form showed when the driver marked their items. Blank without marks or numbers. */
  markedOn: Vehicles;
  /** The earlier report that the form will supersede. */
  replaces: Id | null;
  /** The report that was fetched while the form contained entries for another one. */
  otherReport: OtherReport | null;
  outbox: Outbox;
  /** Null before the first fetch. */
  lastFetched: LastFetched | null;
  /** Items to be patched, oldest tap first. The patch takes the item's value at the time of the call. */
  patches: ChecklistKey[];
  left: LeftReport[];
  /** The values of patches that the server may have received, even without a response. */
  attempts: Partial<Record<ChecklistKey, boolean>>;
  sent: SentReport[];
  review: Review;
  /** The form's id. */
  form: number;
  /** The id of the form's trailer items. */
  trailerForm: number;
  prefill: Prefill;
  fittings: Fittings;
}

/** `revision` counts the changes to the draft's stored parts since it was opened. */
export interface RevisedContents extends DraftContents {
  revision: number;
}

export const newDraft: Identity = { kind: 'new', key: '' };

export const blankDraft: DraftContents = {
  checklist: blankChecklist,
  header: blankHeader,
  report: { status: 'unknown' },
  identity: newDraft,
  atOffice: null,
  markedOn: { truck: '', trailers: '' },
  replaces: null,
  otherReport: null,
  outbox: { status: 'empty', outcomeUnknown: null },
  lastFetched: null,
  patches: [],
  left: [],
  attempts: {},
  sent: [],
  review: blankReview,
  form: 0,
  trailerForm: 0,
  prefill: blankPrefill,
  fittings: blankFittings,
};

export const draftParts = Object.keys(blankDraft) as (keyof DraftContents)[];
