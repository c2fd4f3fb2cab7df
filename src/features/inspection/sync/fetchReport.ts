import { loadingFailed, reportLoaded, reportMissing } from '../inspectionSlice';
import { now } from '../report/header';
import type { LoadedReport } from '../report/reportContents';
import { announcements, fetchCurrent } from './syncCalls';
import type { CallResult, SyncContext } from './syncCalls';

/** A report that a new one replaces fills nothing. */
function fill({ dispatch, state }: SyncContext, report: LoadedReport, announce: boolean): void {
  if (report.id === state().replaces) {
    dispatch(reportMissing(now()));
    return;
  }
  dispatch(reportLoaded(report));
  if (announce) dispatch(announcements.loaded());
}

/**
 * Takes the current report from the server again: the form is filled, around what was entered and is unsent. It stays
 * due when it is called off.
 */
export async function fetchReport(
  context: SyncContext,
  isOutdated: () => boolean,
): Promise<CallResult> {
  const { dispatch, state, isOwnersSession } = context;
  const { loading } = state();
  const { announce, quiet } =
    loading.status === 'due' ? loading : { announce: false, quiet: false };
  const current = await fetchCurrent(context, isOutdated);
  switch (current.kind) {
    case 'aborted':
      return 'answered';
    case 'missing':
      dispatch(reportMissing(now()));
      return 'answered';
    case 'found':
      fill(context, current.report, announce);
      return 'answered';
    case 'failed':
    case 'unavailable':
      dispatch(loadingFailed({ reached: current.kind === 'failed' || current.reached }));
      if (!quiet && isOwnersSession()) dispatch(announcements.fetchFailed());
      return current.kind === 'failed' ? 'answered' : 'unanswered';
  }
}
