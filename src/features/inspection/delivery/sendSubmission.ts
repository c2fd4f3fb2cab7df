import type { UnknownAction } from '@reduxjs/toolkit';
import {
  submissionPostponed,
  submissionStarted,
} from '@/features/inspection/model/inspectionSlice';
import { toCreateExtras } from '@/features/inspection/model/rules/createExtras';
import { named } from '@/features/inspection/model/rules/preparedActions';
import { isEditedSince } from '@/features/inspection/model/rules/submission';
import { getPendingOutbox, type PendingOutbox } from '@/features/inspection/model/state/outbox';
import { inspectionApi } from './inspectionApi';
import { noResponse, type CallResult } from './job';
import {
  acceptCreated,
  callOff,
  finish,
  look,
  reject,
  tellOnce,
  type SubmissionContext,
} from './submissionResult';
import { toOutcome, type Call, type Outcome, type SyncContext } from './syncCalls';

function fail(
  context: SubmissionContext,
  pending: PendingOutbox,
  outcome: Exclude<Outcome, { kind: 'done' | 'aborted' }>,
): CallResult {
  const isUnavailable = outcome.kind === 'unavailable';
  const isLost = outcome.kind === 'unknown' || isUnavailable;
  const outcomeUnknown = isLost || (outcome.kind === 'rejected' && !outcome.final);
  if (outcome.kind === 'rejected') return reject(context, outcomeUnknown, outcome.fields);
  if (isUnavailable) tellOnce(context, pending);
  context.settle(submissionPostponed({ outcomeUnknown, reached: !isLost }));
  return isUnavailable ? outcome : noResponse;
}

/** Makes the submission's next call and records the next step. */
export async function sendSubmission(sync: SyncContext): Promise<CallResult> {
  const { form } = sync.state();
  const settle = (action: UnknownAction) => void sync.dispatch(named(action, form));
  const context = { ...sync, settle };
  settle(submissionStarted());
  const pending = getPendingOutbox(context.state());
  if (!pending) return 'responded';
  const { step, submission } = pending;
  const isOutdated = () => isEditedSince(submission, context.state());
  if (step.kind === 'identify' || step.outcomeUnknown) {
    return look(context, pending, isOutdated);
  }
  const { createInspection, sendInspection } = inspectionApi.endpoints;
  // The fields are read here, because the submission matches the screen until its call starts.
  const { request: report, key } = submission;
  const extras = context.hasExtensions
    ? { ...toCreateExtras(context.state()), ...(key !== undefined && { create_key: key }) }
    : {};
  const request = { ...report, ...extras };
  const call: Call<{ data?: unknown; error?: unknown }> =
    step.kind === 'create'
      ? context.dispatch(createInspection.initiate(request, { track: false }))
      : context.dispatch(sendInspection.initiate(step.id, { track: false }));
  const { data, error } = await context.awaitResponse(call, isOutdated);
  const outcome = toOutcome(error);
  if (outcome.kind === 'aborted') return callOff(context);
  if (outcome.kind !== 'done') return fail(context, pending, outcome);
  if (!context.hasExtensions) return look(context, pending, isOutdated, { isConfirming: true });
  if (step.kind === 'create') return acceptCreated(context, pending, data);
  return finish(context, pending, step.id);
}
