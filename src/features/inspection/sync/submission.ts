import type { InspectionState } from '../inspectionState';
import { contentsOfRequest, isSameReport } from '../report/reportContents';
import { enteredContents, serverContents } from '../report/reportMerge';
import { pendingOf, unknownOutcomeOf } from './outbox';
import type { PendingOutbox, Submission, SubmissionStep } from './outbox';

/** Whether the driver changed the report since they submitted it. */
export function isEditedSince({ request }: Submission, state: InspectionState): boolean {
  return !isSameReport(contentsOfRequest(request), enteredContents(state));
}

/**
 * Nothing edited since it was loaded: send only. Edited: create, fetch the id, then send. So too while a patch waits: it
 * may have got through, and the server have something else than we know.
 */
export function firstStep(state: InspectionState, submission: Submission): SubmissionStep {
  const unknown = unknownOutcomeOf(state.outbox);
  const create: SubmissionStep = { kind: 'create', outcomeUnknown: unknown === 'create' };
  if (submission.purpose === 'save' || state.patches.length > 0) return create;
  const isUnedited = isSameReport(contentsOfRequest(submission.request), serverContents(state));
  if (!isUnedited) return create;
  const { report } = state;
  return report.status === 'loaded'
    ? { kind: 'send', id: report.id, outcomeUnknown: unknown === 'send' }
    : { kind: 'identify' };
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

/**
 * What every edit means for the rest of the report. `name` is the request's name of what was edited. A submission whose
 * call is out can't be taken back here: the answer decides.
 */
export function noteEdit(state: InspectionState, name: string | null): void {
  if (name !== null && name in state.refusals) state.refusals[name] = [];
  state.isRefused = false;
  const pending = pendingOf(state);
  if (pending && pending.status !== 'sending') leavePending(state, pending);
}
