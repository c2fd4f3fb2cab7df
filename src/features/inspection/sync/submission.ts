import type { Id } from '../../../contract/answers';
import type { InspectionRequest } from '../../../contract/inspection';
import type { InspectionState } from '../inspectionState';
import { contentsOfRequest, isSameReport } from '../report/reportContents';
import { enteredContents, serverContents } from '../report/reportMerge';

/** A report on its way to the server, as it was when the driver submitted it. */
export interface Submission {
  request: InspectionRequest;
  /** `send`: it is all clear and had an id, so that it is to be sent for good. */
  purpose: 'save' | 'send';
}

/** The next call of a submission. `outcomeUnknown`: it was made before, and nobody knows what came of it. */
export type SubmissionStep =
  /** Not chosen before its turn comes: a patch that is out may still change what the server has. */
  | { kind: 'undecided'; outcomeUnknown: UnknownOutcome }
  | { kind: 'create'; outcomeUnknown: boolean }
  /** Fetches the id of what was created. */
  | { kind: 'identify' }
  | { kind: 'send'; id: Id; outcomeUnknown: boolean };

interface Pending {
  submission: Submission;
  step: SubmissionStep;
  /** It has waited already: nobody looks on any more, so a server's failure is no news to the driver. */
  hasWaited: boolean;
}

/** A call of an earlier submission that may have got through. */
export type UnknownOutcome = 'create' | 'send' | null;

/**
 * The outbox holds one submission at most. Unless its call is out (`sending`), it says what is on the screen: an edit
 * withdraws it, so that an older all-clear never goes out over a newer defect.
 */
export type Outbox =
  | { status: 'empty'; outcomeUnknown: UnknownOutcome }
  /** The driver changed the report after submitting it: they have to submit it again. */
  | { status: 'withdrawn'; outcomeUnknown: UnknownOutcome }
  | ({ status: 'queued' } & Pending)
  | ({ status: 'sending' } & Pending)
  /** No answer, or not the owner's session: it goes out when that changes. */
  | ({ status: 'waiting' } & Pending);

export type PendingOutbox = Extract<Outbox, Pending>;

/** The submission that is on its way or waits; null when there is none. */
export function pendingOf({ outbox }: Pick<InspectionState, 'outbox'>): PendingOutbox | null {
  return outbox.status === 'empty' || outbox.status === 'withdrawn' ? null : outbox;
}

/** Whether the driver changed the report since they submitted it. */
export function isEditedSince({ request }: Submission, state: InspectionState): boolean {
  return !isSameReport(contentsOfRequest(request), enteredContents(state));
}

export function unknownOutcomeOf(outbox: Outbox): UnknownOutcome {
  if (outbox.status === 'empty' || outbox.status === 'withdrawn') return outbox.outcomeUnknown;
  const { step } = outbox;
  if (step.kind === 'identify') return null;
  if (step.kind === 'undecided') return step.outcomeUnknown;
  return step.outcomeUnknown ? step.kind : null;
}

/** Nothing edited since it was loaded: send only. Edited: create, fetch the id, then send. */
export function decide(state: InspectionState, submission: Submission): SubmissionStep {
  const unknown = unknownOutcomeOf(state.outbox);
  const create: SubmissionStep = { kind: 'create', outcomeUnknown: unknown === 'create' };
  if (submission.purpose === 'save') return create;
  const isUnedited = isSameReport(contentsOfRequest(submission.request), serverContents(state));
  if (!isUnedited) return create;
  const { report } = state;
  return report.status === 'loaded'
    ? { kind: 'send', id: report.id, outcomeUnknown: unknown === 'send' }
    : { kind: 'identify' };
}

/** The step as it is once its call has been made, or is known not to have been. */
export function withOutcome(step: SubmissionStep, outcomeUnknown: boolean): SubmissionStep {
  return step.kind === 'create' || step.kind === 'send' ? { ...step, outcomeUnknown } : step;
}

/** Has the current report fetched. What the page's opening is to announce stays due. */
export function requireFetch(state: InspectionState, { quiet } = { quiet: false }): void {
  const announce = 'announce' in state.loading && state.loading.announce;
  state.loading = { status: 'due', announce, quiet };
}

/** Takes the submission back. If a call of it may have got through, the server is asked before anything else is sent. */
function withdraw(state: InspectionState): void {
  const outcomeUnknown = unknownOutcomeOf(state.outbox);
  state.outbox = { status: 'withdrawn', outcomeUnknown };
  if (outcomeUnknown === null) return;
  state.report = { status: 'unknown' };
  state.patches = [];
  requireFetch(state, { quiet: true });
}

/** Leaves the submission in this state, unless the driver has changed the report since they submitted it. */
export function leavePending(state: InspectionState, outbox: PendingOutbox): void {
  state.outbox = outbox;
  if (isEditedSince(outbox.submission, state)) withdraw(state);
}

/** After an edit. A submission whose call is out can't be taken back: the answer decides. */
export function withdrawIfEdited(state: InspectionState): void {
  const pending = pendingOf(state);
  if (pending && pending.status !== 'sending') leavePending(state, pending);
}
