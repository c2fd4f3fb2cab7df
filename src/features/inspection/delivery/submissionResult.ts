import {
  reportCreated,
  reportIdentified,
  reportSent,
  submissionFoundUndone,
  submissionPostponed,
  submissionRejected,
} from '@/features/inspection/model/inspectionSlice';
import {
  contentsOfRequest,
  isSameReport,
  isShownBy,
} from '@/features/inspection/model/rules/reportContents';
import { now } from '@/features/inspection/model/state/header';
import type { FieldRejections } from '@/features/inspection/model/state/inspectionState';
import { pendingOf } from '@/features/inspection/model/state/outbox';
import type { PendingOutbox } from '@/features/inspection/model/state/outbox';
import { settleFetch } from './fetchReport';
import type { CallResult } from './job';
import { announcements, fetchCurrent, wasReached } from './syncCalls';
import type { Current, SyncContext } from './syncCalls';

/** The step succeeded. */
export function finish({ dispatch }: SyncContext, { step }: PendingOutbox): CallResult {
  if (step.kind === 'send') {
    dispatch(reportSent(now()));
    return 'responded';
  }
  dispatch(reportCreated(now()));
  dispatch(announcements.saved());
  return 'responded';
}

export function reject(
  { dispatch }: SyncContext,
  outcomeUnknown: boolean,
  fields: FieldRejections = {},
): CallResult {
  dispatch(submissionRejected({ outcomeUnknown, fields }));
  dispatch(announcements.saveFailed());
  return 'responded';
}

/** The driver changed the report in the meantime, which withdraws the submission. */
export function callOff({ dispatch }: SyncContext): CallResult {
  dispatch(submissionPostponed({ outcomeUnknown: true, reached: true }));
  return 'responded';
}

/** Notifies the driver, at the first attempt, that the server is unavailable. */
export function tellOnce({ dispatch }: SyncContext, { hasWaited }: PendingOutbox): void {
  if (!hasWaited) dispatch(announcements.saveFailed());
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
function compare(
  context: SyncContext,
  pending: PendingOutbox,
  current: Extract<Current, { kind: 'found' | 'missing' }>,
): CallResult {
  const { step, submission } = pending;
  const found = current.kind === 'found' ? current.report : null;
  if (step.kind === 'send' && found?.id !== step.id) return finish(context, pending);
  // A report that existed before is not the one this call created.
  const isNew = found !== null && found.id !== context.state().replaces;
  const isCreated = isNew && isSameReport(contentsOfRequest(submission.request), found);
  if (step.kind === 'create' && isCreated) return finish(context, pending);
  context.dispatch(submissionFoundUndone());
  return 'responded';
}

/**
 * Decides from the current report whether a success of another backend was one. Such a backend's
 * response may be any JSON or nothing, which a portal sends too, so only its reading of the report
 * shows that it has it. If it does not, nothing that was entered leaves the form.
 */
function confirm(
  context: SyncContext,
  pending: PendingOutbox,
  current: Extract<Current, { kind: 'found' | 'missing' }>,
): CallResult {
  const { state } = context;
  const found = current.kind === 'found' ? current.report : null;
  const isDone =
    pending.step.kind === 'send'
      ? found?.id !== pending.step.id
      : isShownBy(found, pending.submission.request, state());
  if (!isDone) return reject(context, true);
  finish(context, pending);
  const next = pendingOf(state());
  if (next?.step.kind === 'identify') return identify(context, current);
  return settleFetch(context, current);
}

/** Fetches the current report before the step is repeated, or after a success that proves nothing. */
export async function look(
  context: SyncContext,
  pending: PendingOutbox,
  isOutdated: () => boolean,
  { isConfirming } = { isConfirming: false },
): Promise<CallResult> {
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
  if (current.kind === 'failed') return reject(context, true);
  return isConfirming ? confirm(context, pending, current) : compare(context, pending, current);
}
