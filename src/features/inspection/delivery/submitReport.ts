import * as v from 'valibot';
import { newUuid } from '@/api/browserInterfaces';
import { getThunkExtra, type AppDispatch } from '@/api/thunkExtra';
import { toDeviceDateTime } from '@/contract/dates';
import { inspectionHeader } from '@/contract/inspection';
import {
  problemsFound,
  reportSubmitted,
  sentReportRestored,
} from '@/features/inspection/model/inspectionSlice';
import { selectCount } from '@/features/inspection/model/rules/checklistSelectors';
import { getCondition } from '@/features/inspection/model/rules/condition';
import { marksToSend } from '@/features/inspection/model/rules/notFitted';
import { named } from '@/features/inspection/model/rules/preparedActions';
import { toInspectionRequest } from '@/features/inspection/model/rules/reportContents';
import { firstProblem } from '@/features/inspection/model/rules/submitRules';
import { getTrip } from '@/features/inspection/model/rules/trip';
import { getUtcOffset } from '@/features/inspection/model/rules/utcOffset';
import { now, sentValue } from '@/features/inspection/model/state/header';
import type { DraftRoot } from '@/features/inspection/model/state/inspectionState';
import type { Submission } from '@/features/inspection/model/state/outbox';
import type { SentReport } from '@/features/inspection/model/state/sentReport';
import { nothingOnScreen, type OnScreen } from './extensions';

/**
 * Returns the submission of the form on the screen, or null if the form is invalid. With Linehaul's own backend, one
 * press sends an all-clear report. With another backend, the driver presses again once the report has an id.
 */
function toSubmission(
  root: DraftRoot,
  today: string,
  { shown, ownLastDay, consent }: OnScreen,
  hasExtensions: boolean,
): Submission | null {
  const { header, report } = root.inspection.draft;
  const { odometer_reading: odometer } = header.values;
  const rules = v.safeParse(inspectionHeader, {
    ...header.values,
    odometer_reading: sentValue('odometer_reading', odometer),
    satisfactory_vehicle_condition: getCondition(root.inspection.draft),
  });
  if (!rules.success || firstProblem(root.inspection.draft, today, shown) !== null) return null;
  const id = report.status === 'loaded' ? report.id : null;
  // A report that this phone created has an id, even if the phone has not received the id yet.
  const hasId = report.status === 'loaded' || report.status === 'created';
  const allClear = selectCount(root).failed === 0;
  return {
    request: toInspectionRequest(rules.output, marksToSend(root.inspection.draft), id),
    purpose: allClear && (hasId || hasExtensions) ? 'send' : 'save',
    ...(hasExtensions && {
      key: newUuid(),
      trip: getTrip(root.inspection.draft, ownLastDay),
      utcOffset: getUtcOffset(root.inspection.draft, Date.now()),
      press: {
        signed_at: new Date(Date.now() + root.inspection.draft.clockDifference).toISOString(),
        consent,
      },
    }),
  };
}

/** Sends this phone's copy of a report that the office has lost. */
export function sendAgain(report: SentReport, form: number, onScreen: OnScreen) {
  return (dispatch: AppDispatch): void => {
    const restored = sentReportRestored({ report, now: now() });
    dispatch(named(restored, form));
    dispatch(submitReport(restored.meta.form, onScreen));
  };
}

/**
 * Queues the form's report unless an item is unchecked. Returns the id of the element with the first problem, or null.
 */
export function submitReport(form: number, onScreen = nothingOnScreen) {
  return (dispatch: AppDispatch, getState: () => unknown, extra: unknown): string | null => {
    const root = getState() as DraftRoot;
    const { draft } = root.inspection;
    if (draft.form !== form || selectCount(root).pending > 0) return null;
    // Today by the server's clock, because the phone's clock may be wrong.
    const today = toDeviceDateTime(new Date(Date.now() + draft.clockError)).date;
    const { fleet } = getThunkExtra({ extra }).settings;
    const submission = toSubmission(root, today, onScreen, fleet);
    if (submission) {
      dispatch(named(reportSubmitted(submission), form));
      return null;
    }
    dispatch(named(problemsFound(today), form));
    return firstProblem(draft, today, onScreen.shown);
  };
}
