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

/** The report on the server, as far as the phone knows. */
export type ServerReport =
  /** The report has never been fetched successfully. */
  | { status: 'unknown' }
  /** There is no current report, so this is a blank form. */
  | { status: 'none' }
  /** This phone created the report and has not fetched it since. */
  | { status: 'created' }
  /**
   * `savedAt` is the instant of the report's last change according to the server's clock. Null if
   * it is unknown.
   */
  | { status: 'loaded'; id: Id; comments: ReportComment[]; savedAt: string | null };

/** The identity of the form's report. */
export type Identity =
  /**
   * The report was made on this phone. `key` identifies its create call to Linehaul's own backend.
   * The key is blank before the call, and with another backend, where the contents decide.
   */
  | { kind: 'new'; key: string }
  /**
   * The server has the report. With another backend, the id is unknown until the report has been
   * fetched.
   */
  | { kind: 'saved'; id: Id };

/** This driver's unsent report at the office that is not the report on the form. */
export interface OtherReport extends DateTime {
  truck: string;
}

/** Vehicle numbers as the driver wrote them. One text may name several trailers. */
export interface Vehicles {
  truck: string;
  trailers: string;
}

/** A tap that is still to be PATCHed to a report that the driver left. */
export interface LeftTap {
  key: ChecklistKey;
  value: boolean;
  text: string;
  trailers: WhichTrailers;
}

/** A report that the driver left for another vehicle while some of its taps were not sent. */
export interface LeftReport {
  id: Id;
  comments: ReportComment[];
  /** The id of the form to which its photos belong. */
  form: number;
  trailerForm: number;
  /** The unsent taps, oldest first, one per item. */
  taps: LeftTap[];
}

/** The parts that are stored on the phone. */
export interface DraftContents {
  checklist: EntityState<ChecklistEntry, ChecklistKey>;
  header: Header;
  report: ServerReport;
  identity: Identity;
  /**
   * The vehicles for which the office has this form, or may have it. Null for a form that never
   * left the phone.
   */
  atOffice: Vehicles | null;
  /**
   * The vehicles that the form showed when their items were marked, for a form that has not left
   * the phone. Blank if nothing is marked or there is no number.
   */
  markedOn: Vehicles;
  /**
   * The earlier report that a new one replaces. Fetching the earlier report does not fill the form.
   */
  replaces: Id | null;
  /** The report that was fetched while the form had entries for another one. */
  otherReport: OtherReport | null;
  outbox: Outbox;
  /** Items to be PATCHed, oldest tap first, with the entry's value at the time of the call. */
  patches: ChecklistKey[];
  /** Reports that the driver left, each with its unsent taps. */
  left: LeftReport[];
  /**
   * The values of sent patches, by item, until the report is fetched again. The server may have
   * received a patch even if its response was lost, or the page was reloaded during the call.
   */
  attempts: Partial<Record<ChecklistKey, boolean>>;
  /** The last submitted reports, latest first. */
  sent: SentReport[];
  /** The driver's review of the vehicles' previous reports. */
  review: Review;
  /**
   * The form's id, so that no photo gets into a later form. The id is generated, except for the
   * first form's.
   */
  form: number;
  /** The id of the trailer items, which start unchecked for another trailer. */
  trailerForm: number;
  /** Values remembered from this driver's earlier reports. */
  prefill: Prefill;
  /** The items that the vehicles on the form lack. */
  fittings: Fittings;
}

/** The draft's parts, with the number of changes to them since the draft was opened. */
export interface RevisedContents extends DraftContents {
  revision: number;
}

export const newDraft: Identity = { kind: 'new', key: '' };

/** A draft without entries. Its keys are the stored parts. */
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
