import type { UnknownAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { reportFault } from '@/api/watchErrors';
import {
  reportCreated,
  reportFoundLost,
  reportIdentified,
  reportSent,
  submissionFoundUndone,
  submissionPostponed,
  submissionRejected,
} from '@/features/inspection/model/inspectionSlice';
import { createdInspection } from '@/contract/inspection';
import { differingFields, computeReportDigest } from '@/contract/reportDigest';
import type { Id } from '@/contract/responses';
import type { LoadedReport } from '@/features/inspection/model/rules/reportContents';
import { now } from '@/features/inspection/model/state/header';
import type { FieldRejections } from '@/features/inspection/model/state/inspectionState';
import type { PendingOutbox } from '@/features/inspection/model/state/outbox';
import { isReportOfForm } from '@/features/inspection/model/rules/reportMerge';
import { isSameNumber } from '@/features/inspection/model/rules/vehicleNames';
import type { SentReport } from '@/features/inspection/model/state/sentReport';
import { noResponse, type CallResult } from './job';
import {
  announcements,
  fetchCurrent,
  fetchOwnReport,
  isSeen,
  wasReached,
  type Current,
  type Seen,
  type SyncContext,
} from './syncCalls';

export interface SubmissionContext extends SyncContext {
  /** Dispatches an action for the submitted form. */
  settle: (action: UnknownAction) => void;
}

/** Records that a step succeeded. `outcome` is that of a send step. */
export async function finish(
  context: SubmissionContext,
  pending: PendingOutbox,
  id: Id | null,
  outcome: SentReport['outcome'] = 'sent',
): Promise<CallResult> {
  const { hasExtensions, pause } = context;
  const digest = hasExtensions
    ? await pause(computeReportDigest(pending.submission.request))
    : null;
  return finishWith(context, pending, { id, digest, outcome });
}

interface Finished {
  id: Id | null;
  digest: string | null;
  outcome?: SentReport['outcome'];
}

function finishWith(
  { dispatch, settle, hasExtensions }: SubmissionContext,
  { step }: PendingOutbox,
  { id, digest, outcome = 'sent' }: Finished,
): CallResult {
  const confirmation = {
    ...now(),
    id: hasExtensions && typeof id === 'number' ? id : null,
    digest,
    outcome,
  };
  if (step.kind === 'send') {
    settle(reportSent(confirmation));
    return 'responded';
  }
  settle(reportCreated(confirmation));
  dispatch(announcements.saved());
  return 'responded';
}

/** Whether the server stored what was sent. An earlier version of it, and a page without https, have no digest. */
const isSameDigest = (stored: string | undefined, sent: string | null) =>
  !stored || sent === null || stored === sent;

/** Finishes the create call of a submission, or rejects the submission if the server stored something else than was sent. */
export async function acceptCreated(
  context: SubmissionContext,
  pending: PendingOutbox,
  response: unknown,
): Promise<CallResult> {
  const { request } = pending.submission;
  const created = v.parse(createdInspection, response);
  const digest = await context.pause(computeReportDigest(request));
  if (isSameDigest(created.digest, digest)) {
    return finishWith(context, pending, { id: created.id, digest });
  }
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

/** Asks the driver, whose next press decides. */
function askDriver({ settle }: SubmissionContext): CallResult {
  settle(submissionRejected({ outcomeUnknown: true, fields: {}, isAsked: true }));
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

/** In ms. */
const readInterval = 60_000;

/** Makes the submission wait for the second read, a minute after the first. Returns null if this is the second. */
function awaitSecondRead(
  { settle }: SubmissionContext,
  { unclearSince = Date.now() }: PendingOutbox,
): CallResult | null {
  const retryAfter = unclearSince + readInterval - Date.now();
  if (retryAfter <= 0) return null;
  settle(submissionPostponed({ outcomeUnknown: true, reached: true, unclearSince }));
  return { retryAfter };
}

/**
 * Decides whether a call to another backend with an unknown outcome succeeded. A new report of the truck is the created
 * one, because the specification's call has no key. Two reads a minute apart show that the call had no effect.
 */
function compare(
  context: SubmissionContext,
  pending: PendingOutbox,
  found: LoadedReport | null,
): CallResult | Promise<CallResult> {
  const { step, submission } = pending;
  const { lastFetched } = context.state();
  const before = step.kind === 'send' ? step.id : lastFetched?.id;
  const isOther = found !== null && found.id !== before;
  const { truck_number: truck } = submission.request;
  const isCreated =
    isOther && lastFetched !== null && isSameNumber(truck, found.header.truck_number);
  const isSent = step.kind === 'send' && (isOther || found === null);
  if (isSent || isCreated) return finish(context, pending, null);
  if (isOther) return askDriver(context);
  const wait = awaitSecondRead(context, pending);
  if (wait) return wait;
  context.settle(submissionFoundUndone());
  return 'responded';
}

/** The id of the submission's report, or else the key of its create call. Null in drafts from earlier versions. */
function getReference({ state }: SubmissionContext, { step }: PendingOutbox): Id | null {
  const { identity } = state();
  if (step.kind === 'send') return step.id;
  if (identity.kind === 'saved') return identity.id;
  return identity.key === '' ? null : identity.key;
}

/**
 * Asks Linehaul's own backend what became of the submission's report, which is not the current one. Another phone of the
 * driver may have sent it, or created a newer one.
 */
async function ask(
  context: SubmissionContext,
  pending: PendingOutbox,
  current: Seen,
  isOutdated: () => boolean,
): Promise<CallResult> {
  const reference = getReference(context, pending);
  if (reference === null) return leave(context, current);
  const own = await fetchOwnReport(context, reference, isOutdated);
  if (own.kind === 'missing') return settleLost(context, pending, current);
  if (own.kind !== 'found') return settleUnknown(context, pending, own);
  const { id, state, digest } = own.report;
  if (pending.step.kind === 'create') {
    const sent = await context.pause(computeReportDigest(pending.submission.request));
    // The next press creates the report anew, under another key.
    if (!isSameDigest(digest, sent)) return reject(context, false);
    if (state === 'current') return finishWith(context, pending, { id, digest: sent });
  }
  if (state === 'current') {
    // Another phone has changed the current report since the phone fetched it.
    context.settle(submissionPostponed({ outcomeUnknown: true, reached: true }));
    return noResponse;
  }
  const step = { kind: 'send', id, outcomeUnknown: false } as const;
  return finish(context, { ...pending, step }, id, state);
}

/** Ends a submission whose report is not the current one. The form is kept apart from another phone's report. */
function leave(context: SubmissionContext, current: Seen): CallResult {
  if (current.kind === 'missing') return reject(context, false);
  context.settle(reportIdentified(current.report));
  return 'responded';
}

/** Goes on with a submission whose report the server does not have. */
function settleLost(
  context: SubmissionContext,
  { step }: PendingOutbox,
  current: Seen,
): CallResult {
  if (step.kind !== 'create' && current.kind === 'found') return leave(context, current);
  context.settle(step.kind === 'create' ? submissionFoundUndone() : reportFoundLost());
  return 'responded';
}

/** Postpones or rejects a submission if the server did not say what became of it. A created report's id is fetched again. */
function settleUnknown(
  context: SubmissionContext,
  pending: PendingOutbox,
  current: Exclude<Current, Seen>,
): CallResult {
  if (current.kind === 'aborted') return callOff(context);
  const isFailed = current.kind === 'failed' || current.why === 'fault';
  if (isFailed && pending.step.kind !== 'identify') {
    if (context.hasExtensions) return reject(context, true);
    return awaitSecondRead(context, pending) ?? askDriver(context);
  }
  const reached = current.kind === 'failed' || wasReached(current);
  context.settle(submissionPostponed({ outcomeUnknown: true, reached }));
  return current.kind === 'failed' ? noResponse : current;
}

/** Whether the current report is the one of the submission, so that Linehaul's own backend need not be asked about it. */
function isDecisive(
  context: SubmissionContext,
  { step }: PendingOutbox,
  found: LoadedReport | null,
): boolean {
  if (found === null) return false;
  return step.kind === 'send'
    ? found.id === step.id
    : step.kind === 'identify' && isReportOfForm(context.state(), found);
}

/** Decides from the current report what became of a call, or of Linehaul's own backend's rejection of a send call. */
export async function look(
  context: SubmissionContext,
  pending: PendingOutbox,
  isOutdated: () => boolean,
  { isRejected } = { isRejected: false },
): Promise<CallResult> {
  const current = await fetchCurrent(context, isOutdated);
  if (!isSeen(current)) return settleUnknown(context, pending, current);
  const { step } = pending;
  const found = current.kind === 'found' ? current.report : null;
  if (context.hasExtensions && !isDecisive(context, pending, found)) {
    return ask(context, pending, current, isOutdated);
  }
  if (step.kind === 'identify') return leave(context, current);
  if (!context.hasExtensions) return compare(context, pending, found);
  if (isRejected) return reject(context, false);
  context.settle(submissionFoundUndone());
  return 'responded';
}
