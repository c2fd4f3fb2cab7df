import type { UnknownAction } from '@reduxjs/toolkit';
import {
  submissionPostponed,
  submissionStarted,
} from '@/features/inspection/model/inspectionSlice';
import type { InspectionRequest } from '@/contract/inspection';
import { inspectionValidation } from '@/contract/messages/inspection';
import { toCreateExtras } from '@/features/inspection/model/rules/createExtras';
import { named } from '@/features/inspection/model/rules/preparedActions';
import { isEditedSince } from '@/features/inspection/model/rules/submission';
import { getPendingOutbox, type PendingOutbox } from '@/features/inspection/model/state/outbox';
import type { FieldRejections } from '@/features/inspection/model/state/inspectionState';
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
import type { Call } from './growingTimeout';
import { toOutcome, type Outcome, type SyncContext } from './syncCalls';

function fail(
  context: SubmissionContext,
  pending: PendingOutbox,
  outcome: Exclude<Outcome, { kind: 'done' | 'aborted' }>,
  isOutdated: () => boolean,
): CallResult | Promise<CallResult> {
  if (outcome.kind === 'rejected') return settleRejection(context, pending, outcome, isOutdated);
  const isUnavailable = outcome.kind === 'unavailable';
  const isLost = outcome.kind === 'unknown' || isUnavailable;
  if (isUnavailable) tellOnce(context, pending);
  context.settle(submissionPostponed({ outcomeUnknown: isLost, reached: !isLost }));
  return isUnavailable ? outcome : noResponse;
}

/** Names the longest description after a 413, like the server's messages. Only descriptions make a report large. */
function nameLongest({ comments }: InspectionRequest): FieldRejections {
  const sizes = comments.map(({ text }) => text.length);
  const at = sizes.indexOf(Math.max(...sizes));
  return at < 0 ? {} : { comments: [`${at}.text: ${inspectionValidation.tooLargeReport}`] };
}

/**
 * Linehaul's own backend rejects the send call of a report that is no longer the current one. With another backend, a 404
 * of a repeated send call shows that the first one was carried out, like a 404 of the current report.
 */
function settleRejection(
  context: SubmissionContext,
  pending: PendingOutbox,
  { status, final, fields }: Extract<Outcome, { kind: 'rejected' }>,
  isOutdated: () => boolean,
): CallResult | Promise<CallResult> {
  if (status === 413) return reject(context, false, nameLongest(pending.submission.request));
  const { step } = pending;
  if (step.kind === 'send' && step.isRepeated && status === 404) {
    return finish(context, pending, step.id);
  }
  const isElsewhere = final && Object.keys(fields).length === 0 && step.kind === 'send';
  return isElsewhere && context.hasExtensions
    ? look(context, pending, isOutdated, { isRejected: true })
    : reject(context, !final, fields);
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
  const isOutdated = () => isEditedSince(pending, context.state());
  if (step.kind === 'identify' || step.outcomeUnknown) {
    return look(context, pending, isOutdated);
  }
  const { createInspection, sendInspection } = inspectionApi.endpoints;
  // The fields are read here, because the submission matches the screen until its call starts.
  const { request: report, key, utcOffset, press } = submission;
  const extras = context.hasExtensions
    ? {
        ...toCreateExtras(context.state()),
        ...(key !== undefined && { create_key: key }),
        ...(utcOffset !== undefined && { utc_offset: utcOffset }),
        ...press,
      }
    : {};
  const request = { ...report, ...extras };
  const call: Call<{ data?: unknown; error?: unknown }> =
    step.kind === 'create'
      ? context.dispatch(createInspection.initiate(request, { track: false }))
      : context.dispatch(sendInspection.initiate({ id: step.id, press }, { track: false }));
  const { data, error } = await context.awaitResponse(call, isOutdated);
  const outcome = toOutcome(error);
  if (outcome.kind === 'aborted') return callOff(context);
  if (outcome.kind !== 'done') return fail(context, pending, outcome, isOutdated);
  if (step.kind === 'send') return finish(context, pending, step.id);
  if (context.hasExtensions) return acceptCreated(context, pending, data);
  return finish(context, pending, null);
}
