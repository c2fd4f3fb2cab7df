import { createEntityAdapter } from '@reduxjs/toolkit';
import type { EntityState } from '@reduxjs/toolkit';
import type { Id } from '../../contract/answers';
import { checklistKeys } from '../../contract/checklist';
import type { ChecklistKey } from '../../contract/checklist';
import { defaultCondition } from '../../contract/inspection';
import type {
  Inspection,
  InspectionHeader,
  InspectionRequest,
  ItemValue,
} from '../../contract/inspection';

/** What can be known of one item: its value, and what is wrong with it. */
export interface ItemAnswer {
  value: ItemValue;
  /** The description of the defect. Kept, but neither shown nor sent, while the item is not defective. */
  text: string;
}

/** One item of the report, as entered, beside what the server has of it: the difference is unsent. */
export interface ChecklistEntry extends ItemAnswer {
  key: ChecklistKey;
  server: ItemAnswer;
}

export type HeaderField = keyof InspectionHeader;
/** The header as it is typed: not yet judged by the rules. */
export type HeaderValues = Record<HeaderField, string>;

export interface Header {
  values: HeaderValues;
  server: HeaderValues;
}

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

/** A report on its way to the server, as it was when the driver submitted it. */
export interface Submission {
  request: InspectionRequest;
  /** `send`: it is all clear and had an id, so that it is to be sent for good (specification 4). */
  purpose: 'save' | 'send';
}

/** What is to be done next for a submission. `doubt`: it was tried before, with an unknown outcome. */
export type SubmissionStep =
  | { kind: 'decide'; doubt: boolean }
  | { kind: 'create'; doubt: boolean }
  | { kind: 'identify' }
  | { kind: 'send'; id: Id; doubt: boolean };

/** The outbox holds one submission at most: a later one takes the place of the one that waits. */
export type Outbox =
  /** `doubt`: the last create was answered by a failing server that may have created the report. */
  | { status: 'empty'; doubt: boolean }
  /** It is being sent, or is about to be. */
  | { status: 'underWay'; submission: Submission; step: SubmissionStep }
  /** No answer, or not the owner's session: it goes out when that changes. */
  | { status: 'waiting'; submission: Submission; step: SubmissionStep };

/** Who keeps the draft, and whether all of it is on this phone. */
export type DraftStatus =
  | { status: 'closed' }
  | { status: 'opening'; owner: string }
  | { status: 'held'; owner: string; saved: SaveStatus }
  /** Another tab holds it; this one shows what that one saves. */
  | { status: 'followed'; owner: string };

export type SaveStatus = 'saved' | 'saving' | 'failed';

/** `announce`: 'Loaded existing inspection data' is due. `quiet`: the failure was shown already. */
interface LoadingManner {
  announce: boolean;
  quiet: boolean;
}

/** A refusal's messages as the server words them, by the wire's name of the field. */
export type FieldRefusals = Record<string, string[]>;

/** The page's errand for the current report. */
export type Loading =
  | { status: 'idle' }
  | ({ status: 'wanted' } & LoadingManner)
  | ({ status: 'underWay' } & LoadingManner)
  | { status: 'loaded' }
  | ({ status: 'failed' } & Pick<LoadingManner, 'announce'>);

/** The parts that are kept on the phone (design 5). */
export interface DraftContents {
  checklist: EntityState<ChecklistEntry, ChecklistKey>;
  header: Header;
  report: ServerReport;
  outbox: Outbox;
  /** Items whose value is to be PATCHed, oldest tap first; the value is the entry's at the time of the call. */
  patches: ChecklistKey[];
}

export interface InspectionState extends DraftContents {
  draft: DraftStatus;
  /** A draft that could not be read was put aside for the driver's carrier to look at. */
  setAside: boolean;
  loading: Loading;
  connection: 'reachable' | 'unreachable';
  /** The driver's day (YYYY-MM-DD) when they tried to submit: wrong fields show their texts from then on. */
  judgedOn: string | null;
  /** What the server refused of the last submission: messages by the name of the request's field. */
  refusals: FieldRefusals;
  /** The last report went out for good, and nothing was entered since. */
  justSent: boolean;
}

/** Typed as the whole state that a store has once the reducer is injected. */
export interface InspectionRoot {
  inspection: InspectionState;
}

export const checklistAdapter = createEntityAdapter<ChecklistEntry, ChecklistKey>({
  selectId: (entry) => entry.key,
});

export const draftParts = ['checklist', 'header', 'report', 'outbox', 'patches'] as const;

export const blankAnswer: ItemAnswer = { value: null, text: '' };

const blankHeader: HeaderValues = {
  carrier: '',
  address: '',
  date: '',
  time: '',
  truck_number: '',
  odometer_reading: '',
  trailer_numbers: '',
  drivers_signature: '',
  drivers_signature_date: '',
  mechanics_signature: '',
  mechanics_signature_date: '',
  satisfactory_vehicle_condition: defaultCondition,
};

/** A blank header: today and now are filled in, the default condition is chosen (specification 3 and 5). */
export function headerAt(moment: { date: string; time: string }): HeaderValues {
  return {
    ...blankHeader,
    ...moment,
    drivers_signature_date: moment.date,
    mechanics_signature_date: moment.date,
  };
}

export const blankContents: DraftContents = {
  checklist: checklistAdapter.getInitialState(
    undefined,
    checklistKeys.map((key) => ({ key, ...blankAnswer, server: blankAnswer })),
  ),
  header: { values: blankHeader, server: blankHeader },
  report: { status: 'unknown' },
  outbox: { status: 'empty', doubt: false },
  patches: [],
};

export const initialState: InspectionState = {
  ...blankContents,
  draft: { status: 'closed' },
  setAside: false,
  loading: { status: 'idle' },
  connection: 'reachable',
  judgedOn: null,
  refusals: {},
  justSent: false,
};

export const headerFields = Object.keys(blankHeader) as HeaderField[];
