import * as v from 'valibot';
import type { AppDispatch } from '@/api/thunkExtra';
import { inspectionHeader } from '@/contract/inspection';
import { selectCount } from '../checklist/checklistSelectors';
import { problemsFound, reportSubmitted, retryRequested } from '../inspectionSlice';
import type { InspectionRoot } from '../inspectionState';
import type { Submission } from '../sync/outbox';
import { now, sentValue } from './header';
import { requestOf } from './reportContents';
import { firstProblem } from './submitRules';

/** A submission of what is on the screen, or null if it is invalid. */
function submissionOf(root: InspectionRoot, today: string): Submission | null {
  const { header, checklist, report } = root.inspection;
  const { odometer_reading: odometer } = header.values;
  const rules = v.safeParse(inspectionHeader, {
    ...header.values,
    odometer_reading: sentValue('odometer_reading', odometer),
  });
  if (!rules.success || firstProblem(root.inspection, today) !== null) return null;
  const id = report.status === 'loaded' ? report.id : null;
  // A report that we created has an id, although it is not known yet.
  const hasId = report.status === 'loaded' || report.status === 'created';
  const allClear = selectCount(root).failed === 0;
  return {
    request: requestOf(rules.output, checklist.entities, id),
    purpose: allClear && hasId ? 'send' : 'save',
  };
}

/**
 * Puts the report into the outbox, to be sent at once or as soon as possible. Returns the id of the
 * first invalid field, for the page to focus, or null.
 */
export function submitReport() {
  return (dispatch: AppDispatch, getState: () => unknown): string | null => {
    const root = getState() as InspectionRoot;
    if (selectCount(root).pending > 0) return null;
    const today = now().date;
    const submission = submissionOf(root, today);
    if (submission) {
      dispatch(reportSubmitted(submission));
      dispatch(retryRequested());
      return null;
    }
    dispatch(problemsFound(today));
    return firstProblem(root.inspection, today);
  };
}
