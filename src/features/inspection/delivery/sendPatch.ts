import {
  patchApplied,
  patchPostponed,
  patchRejected,
} from '@/features/inspection/model/inspectionSlice';
import type { Patch } from '@/features/inspection/model/rules/patches';
import { isOnForm } from '@/features/inspection/model/rules/reportMerge';
import { inspectionApi } from './inspectionApi';
import { noResponse, type CallResult } from './job';
import { announcements, toOutcome, type SyncContext } from './syncCalls';

/** PATCHes one item. A patch without a response remains queued. */
export async function sendPatch(context: SyncContext, patch: Patch): Promise<CallResult> {
  const { dispatch, state, awaitResponse } = context;
  const { id, key, value, comments } = patch;
  const isDue = isOnForm(state(), id) || state().left.some((report) => report.id === id);
  if (!isDue) return 'responded';
  const named = context.hasExtensions && Object.keys(patch.trailers).length > 0;
  const extras = named ? { which_trailers: patch.trailers } : {};
  const update = { id, key, value, comments, extras };
  const { error } = await awaitResponse(
    dispatch(inspectionApi.endpoints.updateInspection.initiate(update, { track: false })),
    // Another tap on the item gets its own patch, so this call never becomes outdated.
    () => false,
  );
  const outcome = toOutcome(error);
  if (outcome.kind === 'done') {
    dispatch(patchApplied(patch));
    dispatch(announcements.updated(key, value));
    return 'responded';
  }
  if (outcome.kind === 'rejected') {
    dispatch(patchRejected(patch));
    dispatch(announcements.updateFailed(key));
    return 'responded';
  }
  // The error appears at the first attempt only.
  if (outcome.kind === 'unavailable' && state().connection === 'reachable') {
    dispatch(announcements.updateFailed(key));
  }
  dispatch(patchPostponed({ reached: outcome.kind === 'unauthorised', patch }));
  return outcome.kind === 'unavailable' ? outcome : noResponse;
}
