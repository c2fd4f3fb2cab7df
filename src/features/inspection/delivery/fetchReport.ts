import {
  loadingFailed,
  reportFoundLost,
  reportLoaded,
  reportMissing,
  reportSent,
} from '@/features/inspection/model/inspectionSlice';
import { named } from '@/features/inspection/model/rules/preparedActions';
import type { LoadedReport } from '@/features/inspection/model/rules/reportContents';
import { isOnForm } from '@/features/inspection/model/rules/reportMerge';
import { now } from '@/features/inspection/model/state/header';
import { getUnknownOutcome } from '@/features/inspection/model/state/outbox';
import { noResponse, type CallResult } from './job';
import {
  announcements,
  fetchCurrent,
  fetchOwnReport,
  isSeen,
  wasReached,
  type Current,
  type SyncContext,
} from './syncCalls';

function fill(
  { dispatch, state }: SyncContext,
  form: number,
  report: LoadedReport,
  announce: boolean,
): void {
  dispatch(named(reportLoaded(report), form));
  if (announce && isOnForm(state(), report.id)) dispatch(announcements.loaded());
}

type Unseen = Extract<Current, { kind: 'failed' | 'unavailable' }>;

/** Keeps the form, and says so unless the report from before the create is still the current one. */
function settleUnseen(context: SyncContext, current: Unseen): CallResult {
  const { dispatch, state, isOwnersSession } = context;
  const { loading } = state();
  const isQuiet = loading.status !== 'due' || loading.quiet;
  const isOld = current.kind === 'unavailable' && current.why === 'old';
  dispatch(loadingFailed({ reached: current.kind === 'failed' || wasReached(current) }));
  if (!isQuiet && !isOld && isOwnersSession()) dispatch(announcements.fetchFailed());
  if (current.kind === 'unavailable') return current;
  // The created report is still to be shown.
  return state().report.status === 'created' ? noResponse : 'responded';
}

/** Applies a fetched report to the form that was on the screen when the fetch started. An aborted fetch remains due. */
function settleFetch(context: SyncContext, form: number, current: Current): CallResult {
  const { dispatch, state } = context;
  const { loading } = state();
  switch (current.kind) {
    case 'aborted':
      return 'responded';
    case 'missing':
      dispatch(named(reportMissing(now()), form));
      return 'responded';
    case 'found':
      fill(context, form, current.report, loading.status === 'due' && loading.announce);
      return 'responded';
    case 'failed':
    case 'unavailable':
      return settleUnseen(context, current);
  }
}

/**
 * Asks Linehaul's own backend whether a send call with an unknown outcome succeeded, if the current report does not tell.
 * Returns null if nothing is left to ask.
 */
async function askAboutSend(
  context: SyncContext,
  form: number,
  current: Current,
  isOutdated: () => boolean,
): Promise<CallResult | null> {
  const { dispatch, state, hasExtensions } = context;
  const { outbox, identity } = state();
  if (!hasExtensions || !isSeen(current) || getUnknownOutcome(outbox) !== 'send') return null;
  if (identity.kind !== 'saved') return null;
  const { id } = identity;
  if (current.kind === 'found' && current.report.id === id) return null;
  const own = await fetchOwnReport(context, id, isOutdated);
  if (own.kind === 'missing') {
    dispatch(named(reportFoundLost(), form));
    return null;
  }
  if (own.kind !== 'found') return settleFetch(context, form, own);
  const { state: outcome } = own.report;
  if (outcome === 'current') return null;
  dispatch(named(reportSent({ ...now(), id: own.report.id, outcome }), form));
  return 'responded';
}

export async function fetchReport(
  context: SyncContext,
  isOutdated: () => boolean,
): Promise<CallResult> {
  const { form } = context.state();
  const current = await fetchCurrent(context, isOutdated);
  const asked = await askAboutSend(context, form, current, isOutdated);
  return asked ?? settleFetch(context, form, current);
}
