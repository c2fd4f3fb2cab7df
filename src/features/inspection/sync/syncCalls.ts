import { isFinalRefusal, toAppError } from '@/api/appError';
import type { AppDispatch } from '@/api/environment';
import { toastTexts } from '@/contract/messages';
import { toastRequested } from '@/events/toasts';
import type { FieldRefusals, InspectionState } from '../inspectionState';
import { now } from '../report/header';
import { contentsOf } from '../report/reportContents';
import type { LoadedReport } from '../report/reportContents';
import { inspectionApi } from './inspectionApi';

/** A call under way, as RTK Query's `initiate` gives it. */
export interface Call<T> extends PromiseLike<T> {
  abort: () => void;
}

/** What the calls need of the workflow that makes them. */
export interface SyncContext {
  dispatch: AppDispatch;
  state: () => InspectionState;
  /** Whether the draft's driver is still signed in: what fails without them is no news. */
  isOwnersSession: () => boolean;
  /**
   * Waits for a call's answer. Calls it off as soon as what it brings would be outdated. Rejects when this tab may not
   * write the draft any more.
   */
  answerOf: <T>(call: Call<T>, isOutdated: () => boolean) => Promise<T>;
}

/** Whether there was an answer: without one it is time to wait before the next call. */
export type CallResult = 'answered' | 'unanswered';

/** What asking for the current report brought. */
export type Current =
  | { kind: 'found'; report: LoadedReport }
  | { kind: 'missing' }
  /** No answer, or none that says anything: ask again later. */
  | { kind: 'unavailable'; reached: boolean }
  /** Something that is to be sent called it off. */
  | { kind: 'aborted' }
  | { kind: 'failed' };

/** What came of a call that changes something. */
export type Outcome =
  | { kind: 'done' }
  /** Nothing reached us: it may have been done. */
  | { kind: 'unknown' }
  /** We called it off. It may have been done all the same. */
  | { kind: 'aborted' }
  /** The session is not accepted: it was not done, and may be once the driver has signed in again. */
  | { kind: 'unauthorised' }
  /** The server answered that it failed. `final`: it decided against it, so surely it was not done. */
  | { kind: 'refused'; final: boolean; fields: FieldRefusals };

/** Judges the `error` of a mutation; an answer that broke off leaves its outcome open too. */
export function outcomeOf(error: unknown): Outcome {
  if (error === undefined) return { kind: 'done' };
  const appError = toAppError(error);
  if (appError.kind === 'aborted') return { kind: 'aborted' };
  if (appError.kind !== 'refused') return { kind: 'unknown' };
  if (appError.status === 401) return { kind: 'unauthorised' };
  return { kind: 'refused', final: isFinalRefusal(appError), fields: appError.fields };
}

function judgeCurrent(error: unknown): Current {
  const appError = toAppError(error);
  if (appError.kind === 'aborted') return { kind: 'aborted' };
  if (appError.kind === 'unreachable') return { kind: 'unavailable', reached: false };
  if (appError.kind === 'unreadable') return { kind: 'failed' };
  if (appError.status === 404) return { kind: 'missing' };
  if (appError.status === 401 || !isFinalRefusal(appError)) {
    return { kind: 'unavailable', reached: true };
  }
  return { kind: 'failed' };
}

/** Asks for the current report, never from the cache. */
export async function fetchCurrent(
  { dispatch, state, answerOf }: SyncContext,
  isOutdated: () => boolean,
): Promise<Current> {
  const { draft } = state();
  const owner = 'owner' in draft ? draft.owner : '';
  const { currentInspection } = inspectionApi.endpoints;
  const request = dispatch(
    currentInspection.initiate({ owner }, { forceRefetch: true, subscribe: false }),
  );
  const { data, error } = await answerOf(request, isOutdated);
  // After an error `data` is still what the call before brought.
  if (error || !data) return judgeCurrent(error);
  return { kind: 'found', report: contentsOf(data, now()) };
}

const toast = (type: 'success' | 'error', text: string) => toastRequested({ type, text });

/** The toasts of the inspection. */
export const announcements = {
  saved: () => toast('success', toastTexts.inspectionSaved),
  saveFailed: () => toast('error', toastTexts.inspectionSaveFailed),
  loaded: () => toast('success', toastTexts.inspectionLoaded),
  fetchFailed: () => toast('error', toastTexts.inspectionFetchFailed),
  updated: (key: string, value: boolean) => toast('success', toastTexts.itemUpdated(key, value)),
  updateFailed: (key: string) => toast('error', toastTexts.itemUpdateFailed(key)),
};
