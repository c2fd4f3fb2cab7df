import {
  reportCreated,
  reportIdentified,
  reportSent,
  submissionFoundUndone,
  submissionPostponed,
  submissionRefused,
  submissionStarted,
} from '../inspectionSlice';
import { now } from '../report/header';
import { contentsOfRequest, isSameReport } from '../report/reportContents';
import { inspectionApi } from './inspectionApi';
import { pendingOf } from './outbox';
import { isEditedSince } from './submission';
import type { PendingOutbox } from './outbox';
import { announcements, fetchCurrent, outcomeOf } from './syncCalls';
import type { Call, CallResult, Current, Outcome, SyncContext } from './syncCalls';

function finishCreate({ dispatch }: SyncContext): CallResult {
  dispatch(reportCreated());
  dispatch(announcements.saved());
  return 'answered';
}

function finishSend({ dispatch }: SyncContext): CallResult {
  dispatch(reportSent(now()));
  return 'answered';
}

/** The driver changed the report meanwhile, which withdraws it. */
function callOff({ dispatch }: SyncContext): CallResult {
  dispatch(submissionPostponed({ outcomeUnknown: true, reached: true }));
  return 'answered';
}

/** Goes on with the id of what was created. */
function identify({ dispatch }: SyncContext, current: Current): CallResult {
  if (current.kind === 'found') {
    dispatch(reportIdentified(current.report));
  } else {
    dispatch(submissionRefused({ outcomeUnknown: false, fields: {} }));
    dispatch(announcements.saveFailed());
  }
  return 'answered';
}

/** What the current report says about a call of unknown outcome. A report that was sent is current no more. */
function compare(context: SyncContext, { step, submission }: PendingOutbox, current: Current) {
  const found = current.kind === 'found' ? current.report : null;
  if (step.kind === 'send' && found?.id !== step.id) return finishSend(context);
  const isCreated = found && isSameReport(contentsOfRequest(submission.request), found);
  if (step.kind === 'create' && isCreated) return finishCreate(context);
  context.dispatch(submissionFoundUndone());
  return 'answered';
}

/** Looks at the current report before the step is done. */
async function look(context: SyncContext, pending: PendingOutbox, isOutdated: () => boolean) {
  const { dispatch } = context;
  const current = await fetchCurrent(context, isOutdated);
  if (current.kind === 'aborted') return callOff(context);
  if (current.kind === 'unavailable') {
    dispatch(submissionPostponed({ outcomeUnknown: true, reached: current.reached }));
    return 'unanswered';
  }
  if (pending.step.kind === 'identify') return identify(context, current);
  if (current.kind !== 'failed') return compare(context, pending, current);
  dispatch(submissionRefused({ outcomeUnknown: true, fields: {} }));
  dispatch(announcements.saveFailed());
  return 'answered';
}

/** What an unsuccessful call means. One of unknown outcome looks at the current report before it is made again. */
function fail(
  { dispatch }: SyncContext,
  { hasWaited }: PendingOutbox,
  outcome: Exclude<Outcome, { kind: 'done' | 'aborted' }>,
): CallResult {
  const outcomeUnknown =
    outcome.kind === 'unknown' || (outcome.kind === 'refused' && !outcome.final);
  if (outcome.kind === 'refused' && (outcome.final || !hasWaited)) {
    dispatch(submissionRefused({ outcomeUnknown, fields: outcome.fields }));
    dispatch(announcements.saveFailed());
    return 'answered';
  }
  dispatch(submissionPostponed({ outcomeUnknown, reached: outcome.kind !== 'unknown' }));
  return 'unanswered';
}

/** Makes the next call of what is in the outbox, which then says what comes after it. */
export async function sendSubmission(context: SyncContext): Promise<CallResult> {
  context.dispatch(submissionStarted());
  const pending = pendingOf(context.state());
  if (!pending) return 'answered';
  const { step, submission } = pending;
  const isOutdated = () => isEditedSince(submission, context.state());
  if (step.kind === 'identify' || step.outcomeUnknown) {
    return look(context, pending, isOutdated);
  }
  const { createInspection, sendInspection } = inspectionApi.endpoints;
  const call: Call<{ error?: unknown }> =
    step.kind === 'create'
      ? context.dispatch(createInspection.initiate(submission.request, { track: false }))
      : context.dispatch(sendInspection.initiate(step.id, { track: false }));
  const { error } = await context.answerOf(call, isOutdated);
  const outcome = outcomeOf(error);
  if (outcome.kind === 'aborted') return callOff(context);
  if (outcome.kind !== 'done') return fail(context, pending, outcome);
  return step.kind === 'create' ? finishCreate(context) : finishSend(context);
}
