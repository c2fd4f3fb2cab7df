import type { UnknownAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { reportFault } from '@/api/watchErrors';
import {
  reportCreated,
  reportIdentified,
  reportSent,
  submissionFoundUndone,
  submissionPostponed,
  submissionRejected,
} from '@/features/inspection/model/inspectionSlice';
import { createdInspection } from '@/contract/inspection';
import { differingFields, computeReportDigest } from '@/contract/reportDigest';
import type { Id } from '@/contract/responses';
import {
  contentsOfRequest,
  isSameReport,
  isShownBy,
} from '@/features/inspection/model/rules/reportContents';
import { now } from '@/features/inspection/model/state/header';
import type { FieldRejections } from '@/features/inspection/model/state/inspectionState';
import { getPendingOutbox, type PendingOutbox } from '@/features/inspection/model/state/outbox';
import { settleFetch } from './fetchReport';
import type { CallResult } from './job';
import {
  announcements,
  fetchCurrent,
  wasReached,
  type Current,
  type SyncContext,
} from './syncCalls';

export interface SubmissionContext extends SyncContext {
  /** Dispatches an action for the submitted form. */
  settle: (action: UnknownAction) => void;
}

/** Records that a step succeeded. */
export async function finish(
  context: SubmissionContext,
  pending: PendingOutbox,
  id: Id | null,
): Promise<CallResult> {
  const { hasExtensions, pause } = context;
  const digest = hasExtensions
    ? await pause(computeReportDigest(pending.submission.request))
    : null;
  return finishWith(context, pending, id, digest);
}

function finishWith(
  { dispatch, settle, hasExtensions }: SubmissionContext,
  { step }: PendingOutbox,
  id: Id | null,
  digest: string | null,
): CallResult {
  const confirmation = {
    ...now(),
    id: hasExtensions && typeof id === 'number' ? id : null,
    digest,
  };
  if (step.kind === 'send') {
    settle(reportSent(confirmation));
    return 'responded';
  }
  settle(reportCreated(confirmation));
  dispatch(announcements.saved());
  return 'responded';
}

/** Finishes the create call of a submission, or rejects the submission if the server stored something else than was sent. */
export async function acceptCreated(
  context: SubmissionContext,
  pending: PendingOutbox,
  response: unknown,
): Promise<CallResult> {
  const { request } = pending.submission;
  const created = v.parse(createdInspection, response);
  const digest = await context.pause(computeReportDigest(request));
  const isEqual = created.digest === undefined || digest === null || created.digest === digest;
  if (isEqual) return finishWith(context, pending, created.id, digest);
  const fields = differingFields(request, created);
  reportFault(`The server has stored another ${fields.join(', ') || 'digest'} than was sent`);
  return reject(context, true);
}

export function reject(
  { dispatch, settle }: SubmissionContext,
  outcomeUnknown: boolean,
  fields: FieldRejections = {},
): CallResult {
  settle(submissionRejected({ outcomeUnknown, fields }));
  dispatch(announcements.saveFailed());
  return 'responded';
}

export function callOff({ settle }: SubmissionContext): CallResult {
  settle(submissionPostponed({ outcomeUnknown: true, reached: true }));
  return 'responded';
}

/** Tells the driver that the server is unavailable, at the first attempt only. */
export function tellOnce({ dispatch }: SyncContext, { hasWaited }: PendingOutbox): void {
  if (!hasWaited) dispatch(announcements.saveFailed());
}

/** If Linehaul's own backend has no current report, the driver's other phone has sent the created report. */
async function identify(
  context: SubmissionContext,
  pending: PendingOutbox,
  current: Current,
): Promise<CallResult> {
  const { report, identity } = context.state();
  const id = report.status === 'created' && identity.kind === 'saved' ? identity.id : null;
  if (current.kind === 'missing' && id !== null) {
    const step = { kind: 'send', id, outcomeUnknown: false } as const;
    return finish(context, { ...pending, step }, id);
  }
  if (current.kind !== 'found') return reject(context, false);
  context.settle(reportIdentified(current.report));
  return 'responded';
}

/**
 * Decides from the current report whether a call with an unknown outcome succeeded. A report that was sent is no longer
 * the current one.
 */
async function compare(
  context: SubmissionContext,
  pending: PendingOutbox,
  current: Extract<Current, { kind: 'found' | 'missing' }>,
): Promise<CallResult> {
  const { step, submission } = pending;
  const found = current.kind === 'found' ? current.report : null;
  if (step.kind === 'send' && found?.id !== step.id) return finish(context, pending, step.id);
  // The call cannot have created a report that existed earlier.
  const isNew = found !== null && found.id !== context.state().replaces;
  // A certification may have changed the created report. It does not change the key.
  const { request, key } = submission;
  const hasKey = key !== undefined && found?.key === key;
  const isCreated = isNew && (hasKey || isSameReport(contentsOfRequest(request), found));
  if (step.kind === 'create' && isCreated) return finish(context, pending, found.id);
  context.settle(submissionFoundUndone());
  return 'responded';
}

/**
 * Decides from the current report whether another backend's success was real. A portal may respond with the same
 * status, so only the current report is proof.
 */
async function confirm(
  context: SubmissionContext,
  pending: PendingOutbox,
  current: Extract<Current, { kind: 'found' | 'missing' }>,
): Promise<CallResult> {
  const { state } = context;
  const found = current.kind === 'found' ? current.report : null;
  const isDone =
    pending.step.kind === 'send'
      ? found?.id !== pending.step.id
      : isShownBy(found, pending.submission.request, state());
  if (!isDone) return reject(context, true);
  await finish(context, pending, null);
  const next = getPendingOutbox(state());
  if (next?.step.kind === 'identify') return identify(context, next, current);
  return settleFetch(context, state().form, current);
}

export async function look(
  context: SubmissionContext,
  pending: PendingOutbox,
  isOutdated: () => boolean,
  { isConfirming } = { isConfirming: false },
): Promise<CallResult> {
  const current = await fetchCurrent(context, isOutdated);
  if (current.kind === 'aborted') return callOff(context);
  if (current.kind === 'unavailable') {
    // The driver must submit again, as after a failure of the step itself.
    if (current.why === 'fault') return reject(context, true);
    if (current.why === 'away') tellOnce(context, pending);
    context.settle(submissionPostponed({ outcomeUnknown: true, reached: wasReached(current) }));
    return current;
  }
  if (pending.step.kind === 'identify') return identify(context, pending, current);
  if (current.kind === 'failed') return reject(context, true);
  return isConfirming ? confirm(context, pending, current) : compare(context, pending, current);
}
