import {
  reportCreated,
  reportIdentified,
  reportSent,
  submissionFoundUndone,
  submissionPostponed,
  submissionRejected,
  submissionStarted,
} from '@/features/inspection/model/inspectionSlice';
import { createExtrasOf } from '@/features/inspection/model/rules/createExtras';
import { contentsOfRequest, isSameReport } from '@/features/inspection/model/rules/reportContents';
import { isEditedSince } from '@/features/inspection/model/rules/submission';
import { now } from '@/features/inspection/model/state/header';
import type { FieldRejections } from '@/features/inspection/model/state/inspectionState';
import { pendingOf } from '@/features/inspection/model/state/outbox';
import type { PendingOutbox } from '@/features/inspection/model/state/outbox';
import { inspectionApi } from './inspectionApi';
import { noResponse } from './job';
import type { CallResult } from './job';
import { announcements, fetchCurrent, outcomeOf, wasReached } from './syncCalls';
import type { Call, Current, Outcome, SyncContext } from './syncCalls';

function finishCreate({ dispatch }: SyncContext): CallResult {
  dispatch(reportCreated(now()));
  dispatch(announcements.saved());
  return 'responded';
}

function finishSend({ dispatch }: SyncContext): CallResult {
  dispatch(reportSent(now()));
  return 'responded';
}

function reject(
  { dispatch }: SyncContext,
  outcomeUnknown: boolean,
  fields: FieldRejections = {},
): CallResult {
  dispatch(submissionRejected({ outcomeUnknown, fields }));
  dispatch(announcements.saveFailed());
  return 'responded';
}

/** The driver changed the report in the meantime, which withdraws the submission. */
function callOff({ dispatch }: SyncContext): CallResult {
  dispatch(submissionPostponed({ outcomeUnknown: true, reached: true }));
  return 'responded';
}

/** Continues with the id of the created report. */
function identify(context: SyncContext, current: Current): CallResult {
  if (current.kind !== 'found') return reject(context, false);
  context.dispatch(reportIdentified(current.report));
  return 'responded';
}

/**
 * Decides from the current report whether a call of unknown outcome succeeded. A sent report is no
 * longer current.
 */
function compare(context: SyncContext, { step, submission }: PendingOutbox, current: Current) {
  const found = current.kind === 'found' ? current.report : null;
  if (step.kind === 'send' && found?.id !== step.id) return finishSend(context);
  // A report that existed before is not the one this call created.
  const isNew = found !== null && found.id !== context.state().replaces;
  const isCreated = isNew && isSameReport(contentsOfRequest(submission.request), found);
  if (step.kind === 'create' && isCreated) return finishCreate(context);
  context.dispatch(submissionFoundUndone());
  return 'responded';
}

/** Notifies the driver, at the first attempt, that the server is unavailable. */
function tellOnce({ dispatch }: SyncContext, { hasWaited }: PendingOutbox): void {
  if (!hasWaited) dispatch(announcements.saveFailed());
}

/** Fetches the current report before the step is repeated. */
async function look(context: SyncContext, pending: PendingOutbox, isOutdated: () => boolean) {
  const current = await fetchCurrent(context, isOutdated);
  if (current.kind === 'aborted') return callOff(context);
  if (current.kind === 'unavailable') {
    // The driver has to retry, as when the step itself fails.
    if (current.why === 'fault') return reject(context, true);
    if (current.why === 'away') tellOnce(context, pending);
    context.dispatch(submissionPostponed({ outcomeUnknown: true, reached: wasReached(current) }));
    return current;
  }
  if (pending.step.kind === 'identify') return identify(context, current);
  return current.kind === 'failed' ? reject(context, true) : compare(context, pending, current);
}

/**
 * Handles a failed call. If its outcome is unknown, the current report is checked before a retry.
 */
function fail(
  context: SyncContext,
  pending: PendingOutbox,
  outcome: Exclude<Outcome, { kind: 'done' | 'aborted' }>,
): CallResult {
  const isUnavailable = outcome.kind === 'unavailable';
  const isLost = outcome.kind === 'unknown' || isUnavailable;
  const outcomeUnknown = isLost || (outcome.kind === 'rejected' && !outcome.final);
  if (outcome.kind === 'rejected') return reject(context, outcomeUnknown, outcome.fields);
  if (isUnavailable) tellOnce(context, pending);
  context.dispatch(submissionPostponed({ outcomeUnknown, reached: !isLost }));
  return isUnavailable ? outcome : noResponse;
}

/** Makes the next call of the submission in the outbox, and records the step after it. */
export async function sendSubmission(context: SyncContext): Promise<CallResult> {
  context.dispatch(submissionStarted());
  const pending = pendingOf(context.state());
  if (!pending) return 'responded';
  const { step, submission } = pending;
  const isOutdated = () => isEditedSince(submission, context.state());
  if (step.kind === 'identify' || step.outcomeUnknown) {
    return look(context, pending, isOutdated);
  }
  const { createInspection, sendInspection } = inspectionApi.endpoints;
  // The submission matches the screen until its call starts.
  const extras = context.hasExtensions ? createExtrasOf(context.state()) : {};
  const request = { ...submission.request, ...extras };
  const call: Call<{ error?: unknown }> =
    step.kind === 'create'
      ? context.dispatch(createInspection.initiate(request, { track: false }))
      : context.dispatch(sendInspection.initiate(step.id, { track: false }));
  const { error } = await context.responseOf(call, isOutdated);
  const outcome = outcomeOf(error);
  if (outcome.kind === 'aborted') return callOff(context);
  if (outcome.kind !== 'done') return fail(context, pending, outcome);
  return step.kind === 'create' ? finishCreate(context) : finishSend(context);
}
