import { checklistKeys } from '@/contract/checklist';
import type { DraftState } from '../state/inspectionState';
import { isTripUnsent } from '../state/header';
import { uncheckNotFitted } from './notFitted';
import { toVehicles } from './vehicleNames';
import { contentsOfRequest, isSameReport } from './reportContents';
import { enteredContents, isAnythingUnsent, serverContents } from './reportMerge';
import {
  getPendingOutbox,
  getUnknownOutcome,
  withOutcome,
  type PendingOutbox,
  type Submission,
  type SubmissionStep,
} from '../state/outbox';

export const hasDefects = ({ request }: Submission): boolean =>
  checklistKeys.some((key) => request[key] === false);

/**
 * Returns the step with the outcome of its call. If a create call's outcome is unknown, records the report's vehicles,
 * because the office may have the report.
 */
export function stepAfter(
  state: DraftState,
  { step, submission }: PendingOutbox,
  outcomeUnknown: boolean,
): SubmissionStep {
  if (step.kind === 'create' && outcomeUnknown) {
    state.atOffice = toVehicles(submission.request);
  }
  return withOutcome(step, outcomeUnknown);
}

/** Makes a queued submission wait while the server seems unreachable. */
export function keepWaiting(state: DraftState): void {
  const { outbox, connection } = state;
  if (outbox.status !== 'queued' || connection === 'reachable') return;
  leavePending(state, { ...outbox, status: 'waiting', hasWaited: true });
}

/**
 * Whether the driver has changed the report since submitting it. Once it has an id, the form shows it as the server
 * writes it.
 */
export function isEditedSince({ step, submission }: PendingOutbox, state: DraftState): boolean {
  if (step.kind === 'send') return isAnythingUnsent(state);
  return !isSameReport(contentsOfRequest(submission.request), enteredContents(state));
}

/**
 * Decides a submission's first call. A waiting patch or an uncertain create call requires creation, because the
 * server's report may differ from the phone's copy.
 */
export function firstStep(state: DraftState, submission: Submission): SubmissionStep {
  const unknown = getUnknownOutcome(state.outbox);
  // Another backend cannot tell a withdrawn report from this one.
  const isOther = submission.key === undefined && state.outbox.status === 'withdrawn';
  const create = { kind: 'create', outcomeUnknown: unknown === 'create' && !isOther } as const;
  if (submission.purpose === 'save' || state.patches.length > 0) return create;
  if (create.outcomeUnknown) return create;
  const isUnedited =
    !isTripUnsent(state.header) &&
    isSameReport(contentsOfRequest(submission.request), serverContents(state));
  if (!isUnedited) return create;
  const { report } = state;
  return report.status === 'loaded'
    ? { kind: 'send', id: report.id, outcomeUnknown: unknown === 'send' }
    : { kind: 'identify' };
}

/** Makes a fetch of the current report due. A pending announcement remains pending. */
export function requireFetch(state: DraftState, { quiet } = { quiet: false }): void {
  const announce = 'announce' in state.loading && state.loading.announce;
  state.loading = { status: 'due', announce, quiet };
}

/** If a call may have succeeded, the current report is fetched before anything else is sent. */
function withdraw(state: DraftState): void {
  const outcomeUnknown = getUnknownOutcome(state.outbox);
  state.outbox = { status: 'withdrawn', outcomeUnknown };
  uncheckNotFitted(state);
  if (outcomeUnknown === null) return;
  state.report = { status: 'unknown' };
  state.patches = [];
  requireFetch(state, { quiet: true });
}

/**
 * Sets the submission's status, or withdraws the submission if the driver has changed the report since submitting it.
 */
export function leavePending(state: DraftState, outbox: PendingOutbox): void {
  state.outbox = outbox;
  if (isEditedSince(outbox, state)) withdraw(state);
}

/**
 * Applies an edit's consequences. `name` is the field's name in the request, or null for several fields. During a call,
 * the submission is not withdrawn here, because the call's outcome decides.
 */
export function noteEdit(state: DraftState, name: string | null): void {
  if (name !== null && name in state.rejections) state.rejections[name] = [];
  state.isRejected = false;
  const pending = getPendingOutbox(state);
  if (pending && pending.status !== 'sending') leavePending(state, pending);
  if (state.outbox.status === 'empty' && state.outbox.outcomeUnknown === 'create') withdraw(state);
}
