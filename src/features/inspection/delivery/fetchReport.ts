import {
  loadingFailed,
  reportLoaded,
  reportMissing,
} from '@/features/inspection/model/inspectionSlice';
import { named } from '@/features/inspection/model/rules/preparedActions';
import type { LoadedReport } from '@/features/inspection/model/rules/reportContents';
import { isOnForm } from '@/features/inspection/model/rules/reportMerge';
import { now } from '@/features/inspection/model/state/header';
import type { CallResult } from './job';
import {
  announcements,
  fetchCurrent,
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

/** Applies a fetched report to the form that was on the screen when the fetch started. An aborted fetch remains due. */
export function settleFetch(context: SyncContext, form: number, current: Current): CallResult {
  const { dispatch, state, isOwnersSession } = context;
  const { loading } = state();
  const { announce, quiet } = loading.status === 'due' ? loading : { announce: false, quiet: true };
  switch (current.kind) {
    case 'aborted':
      return 'responded';
    case 'missing':
      dispatch(named(reportMissing(now()), form));
      return 'responded';
    case 'found':
      fill(context, form, current.report, announce);
      return 'responded';
    case 'failed':
    case 'unavailable':
      dispatch(loadingFailed({ reached: current.kind === 'failed' || wasReached(current) }));
      if (!quiet && isOwnersSession()) dispatch(announcements.fetchFailed());
      return current.kind === 'failed' ? 'responded' : current;
  }
}

export async function fetchReport(
  context: SyncContext,
  isOutdated: () => boolean,
): Promise<CallResult> {
  const { form } = context.state();
  return settleFetch(context, form, await fetchCurrent(context, isOutdated));
}
