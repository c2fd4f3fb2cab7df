import { isFinalRefusal, toAppError } from '../../api/appError';
import type { AppDispatch } from '../../api/environment';
import { momentOf } from '../../contract/dates';
import type { Moment } from '../../contract/dates';
import { toastTexts } from '../../contract/messages';
import { toastRequested } from '../../events/toasts';
import { inspectionApi } from './inspectionApi';
import { contentsOf } from './reportContents';
import type { InspectionState } from './reportState';
import type { Current } from './submissionRules';

/** What the courier works with. */
export interface CourierWorld {
  dispatch: AppDispatch;
  inspection: () => InspectionState;
  /** The driver whose session it is; null when nobody's. */
  owner: () => string | null;
}

export const now = (): Moment => momentOf(new Date());

const { currentInspection } = inspectionApi.endpoints;

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

/** Asks for the current report, never from the cache. It can be stopped. */
export function askCurrent({ dispatch }: CourierWorld, owner: string) {
  const request = dispatch(
    currentInspection.initiate({ owner }, { forceRefetch: true, subscribe: false }),
  );
  const answer = request.then(({ data, error }): Current => {
    // After an error `data` is still what the call before brought.
    if (error || !data) return judgeCurrent(error);
    return { kind: 'found', report: contentsOf(data, now()) };
  });
  return { answer, stop: () => request.abort() };
}

const toast = (type: 'success' | 'error', text: string) => toastRequested({ type, text });

/** The toasts of the inspection (specification 8). */
export const announcements = {
  saved: () => toast('success', toastTexts.inspectionSaved),
  saveFailed: () => toast('error', toastTexts.inspectionSaveFailed),
  loaded: () => toast('success', toastTexts.inspectionLoaded),
  fetchFailed: () => toast('error', toastTexts.inspectionFetchFailed),
  updated: (key: string, value: boolean) => toast('success', toastTexts.itemUpdated(key, value)),
  updateFailed: (key: string) => toast('error', toastTexts.itemUpdateFailed(key)),
};
