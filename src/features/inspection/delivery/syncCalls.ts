import { isFinalRejection, isUnavailable, requestedWait, toAppError } from '@/api/appError';
import type { AppDispatch } from '@/api/thunkExtra';
import { toastTexts } from '@/contract/messages/toasts';
import { toastRequested } from '@/events/toasts';
import {
  toLoadedReport,
  type LoadedReport,
} from '@/features/inspection/model/rules/reportContents';
import { now } from '@/features/inspection/model/state/header';
import type {
  FieldRejections,
  DraftState,
} from '@/features/inspection/model/state/inspectionState';
import { inspectionApi } from './inspectionApi';

export interface Call<T> extends PromiseLike<T> {
  abort: () => void;
}

export interface SyncContext {
  dispatch: AppDispatch;
  hasExtensions: boolean;
  state: () => DraftState;
  /** Whether the draft's driver is still signed in. */
  isOwnersSession: () => boolean;
  /**
   * Waits for a call. Aborts it once its response would be outdated. Rejects if this tab may no longer write the draft.
   */
  awaitResponse: <T>(call: Call<T>, isOutdated: () => boolean) => Promise<T>;
  /** Waits for other work. Rejects if this tab may no longer write the draft. */
  pause: <T>(work: Promise<T>) => Promise<T>;
}

export type Current =
  | { kind: 'found'; report: LoadedReport }
  | { kind: 'missing' }
  /**
   * The fetch must be repeated. There was no response (`lost`), the server is temporarily unavailable or something else
   * responded (`away`), the server failed (`fault`), or it rejected the session (`unauthorised`).
   */
  | {
      kind: 'unavailable';
      why: 'lost' | 'away' | 'fault' | 'unauthorised';
      retryAfter: number;
    }
  | { kind: 'aborted' }
  | { kind: 'failed' };

export type Outcome =
  | { kind: 'done' }
  /** No response arrived, or it was unreadable. The call may have succeeded. */
  | { kind: 'unknown' }
  /** The server is temporarily unavailable, or something else responded. The call may have succeeded. */
  | { kind: 'unavailable'; retryAfter: number }
  /** The phone aborted the call, which may have succeeded. */
  | { kind: 'aborted' }
  /**
   * The server rejected the session. The call had no effect, and may be retried once the driver has signed in again.
   */
  | { kind: 'unauthorised' }
  /** The server reported a failure. If `final`, it rejected the call, which had no effect. */
  | { kind: 'rejected'; final: boolean; fields: FieldRejections };

/** Interprets a mutation's `error`. An interrupted response makes the outcome unknown. */
export function toOutcome(error: unknown): Outcome {
  if (error === undefined) return { kind: 'done' };
  const appError = toAppError(error);
  if (appError.kind === 'aborted') return { kind: 'aborted' };
  if (isUnavailable(appError)) {
    return { kind: 'unavailable', retryAfter: requestedWait(appError) };
  }
  if (appError.kind !== 'rejected') return { kind: 'unknown' };
  if (appError.status === 401) return { kind: 'unauthorised' };
  return { kind: 'rejected', final: isFinalRejection(appError), fields: appError.fields };
}

function judgeCurrent(error: unknown): Current {
  const appError = toAppError(error);
  if (appError.kind === 'aborted') return { kind: 'aborted' };
  if (appError.kind === 'unreachable') {
    return { kind: 'unavailable', why: 'lost', retryAfter: 0 };
  }
  if (isUnavailable(appError)) {
    return { kind: 'unavailable', why: 'away', retryAfter: requestedWait(appError) };
  }
  if (appError.kind !== 'rejected') return { kind: 'failed' };
  if (appError.status === 404) return { kind: 'missing' };
  if (appError.status === 401 || !isFinalRejection(appError)) {
    const why = appError.status === 401 ? 'unauthorised' : 'fault';
    return { kind: 'unavailable', why, retryAfter: requestedWait(appError) };
  }
  return { kind: 'failed' };
}

export function wasReached({ why }: Extract<Current, { kind: 'unavailable' }>): boolean {
  return why === 'fault' || why === 'unauthorised';
}

/** Fetches the current report without the cache. */
export async function fetchCurrent(
  { dispatch, state, awaitResponse }: SyncContext,
  isOutdated: () => boolean,
): Promise<Current> {
  const { access } = state();
  const owner = 'owner' in access ? access.owner : '';
  const { currentInspection } = inspectionApi.endpoints;
  const request = dispatch(
    currentInspection.initiate({ owner }, { forceRefetch: true, subscribe: false }),
  );
  const { data, error } = await awaitResponse(request, isOutdated);
  // After an error, `data` is still the previous call's result.
  if (error || !data) return judgeCurrent(error);
  return { kind: 'found', report: toLoadedReport(data, now()) };
}

const toast = (type: 'success' | 'error', text: string) => toastRequested({ type, text });

export const announcements = {
  saved: () => toast('success', toastTexts.inspectionSaved),
  saveFailed: () => toast('error', toastTexts.inspectionSaveFailed),
  loaded: () => toast('success', toastTexts.inspectionLoaded),
  fetchFailed: () => toast('error', toastTexts.inspectionFetchFailed),
  updated: (key: string, value: boolean) => toast('success', toastTexts.itemUpdated(key, value)),
  updateFailed: (key: string) => toast('error', toastTexts.itemUpdateFailed(key)),
};
