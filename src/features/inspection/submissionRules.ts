import { isFinalRefusal, toAppError } from '../../api/appError';
import { contentsOfRequest, isSameReport } from './reportContents';
import type { LoadedReport } from './reportContents';
import { serverContents } from './reportMerge';
import type { FieldRefusals, InspectionState, Submission, SubmissionStep } from './reportState';

/** What asking for the current report brought. */
export type Current =
  | { kind: 'found'; report: LoadedReport }
  | { kind: 'missing' }
  /** No answer, or none that says anything: ask again later. */
  | { kind: 'unavailable'; reached: boolean }
  /** Someone stopped the call. */
  | { kind: 'aborted' }
  | { kind: 'failed' };

/** What came of a call that changes something. */
export type Outcome =
  | { kind: 'done' }
  /** Nothing reached us: it may have been done (design 5). */
  | { kind: 'unknown' }
  /** The session is not accepted: it was not done, and may be once the driver has signed in again. */
  | { kind: 'unauthorised' }
  /** The server answered that it failed. `final`: it decided against it, so surely it was not done. */
  | { kind: 'refused'; final: boolean; fields: FieldRefusals };

/** Judges the `error` of a mutation; an answer that broke off leaves its outcome open too. */
export function outcomeOf(error: unknown): Outcome {
  if (error === undefined) return { kind: 'done' };
  const appError = toAppError(error);
  if (appError.kind !== 'refused') return { kind: 'unknown' };
  if (appError.status === 401) return { kind: 'unauthorised' };
  const { fields } = appError;
  return { kind: 'refused', final: isFinalRefusal(appError), fields };
}

/** Nothing edited since it was loaded: send only. Edited: create, fetch the id, then send (design 10.5). */
export function decide(
  state: InspectionState,
  submission: Submission,
  doubt: boolean,
): SubmissionStep {
  const create: SubmissionStep = { kind: 'create', doubt };
  if (submission.purpose === 'save') return create;
  const isUnedited = isSameReport(contentsOfRequest(submission.request), serverContents(state));
  if (!isUnedited) return create;
  const { report } = state;
  return report.status === 'loaded'
    ? { kind: 'send', id: report.id, doubt: false }
    : { kind: 'identify' };
}

/** Whether the step must look at the current report before it acts. */
export function needsCurrent(step: SubmissionStep): boolean {
  return step.kind === 'identify' || (step.kind !== 'decide' && step.doubt);
}

/** A create in doubt got through if the server's current report says what was submitted. */
export function wasCreated(submission: Submission, current: Current): boolean {
  return (
    current.kind === 'found' && isSameReport(contentsOfRequest(submission.request), current.report)
  );
}

/** A sent report is current no more; nor is it when another has taken its place (design 10.5). */
export function wasSent(step: SubmissionStep & { kind: 'send' }, current: Current): boolean {
  return current.kind === 'missing' || (current.kind === 'found' && current.report.id !== step.id);
}
