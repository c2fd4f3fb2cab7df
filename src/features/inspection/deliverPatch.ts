import { announcements } from './courierCalls';
import type { CourierWorld } from './courierCalls';
import type { ErrandResult } from './deliverSubmission';
import { inspectionApi } from './inspectionApi';
import type { Patch } from './patchRules';
import { patchApplied, patchPostponed, patchRefused } from './reportSlice';
import { outcomeOf } from './submissionRules';

/** PATCHes one item (design 10.6). No answer: it stays queued. Refused: the row goes back. */
export async function deliverPatch(
  { dispatch, inspection }: CourierWorld,
  patch: Patch,
  isOurs: () => boolean,
): Promise<ErrandResult> {
  const { report } = inspection();
  if (report.status !== 'loaded') return 'done';
  const { key, value, comments } = patch;
  const update = { id: report.id, key, value, comments };
  const { error } = await dispatch(
    inspectionApi.endpoints.updateInspection.initiate(update, { track: false }),
  );
  if (!isOurs()) return 'done';
  const outcome = outcomeOf(error);
  if (outcome.kind === 'done') {
    dispatch(patchApplied(patch));
    dispatch(announcements.updated(key, value));
    return 'done';
  }
  if (outcome.kind === 'refused') {
    dispatch(patchRefused(patch));
    dispatch(announcements.updateFailed(key));
    return 'done';
  }
  dispatch(patchPostponed({ reached: outcome.kind === 'unauthorised' }));
  return 'postponed';
}
