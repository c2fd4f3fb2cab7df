import { isFinalRejection, isUnavailable, requestedWait, toAppError } from '@/api/appError';
import type { AppDispatch } from '@/api/thunkExtra';
import type { OwnReportState } from '@/contract/extensions';
import { toastTexts } from '@/contract/messages/toasts';
import type { Id } from '@/contract/responses';
import { toastRequested } from '@/events/toasts';
import {
  toLoadedReport,
  type LoadedReport,
} from '@/features/inspection/model/rules/reportContents';
import { isFromBefore } from '@/features/inspection/model/rules/lastFetched';
import { now } from '@/features/inspection/model/state/header';
import type {
  FieldRejections,
  DraftState,
} from '@/features/inspection/model/state/inspectionState';
import { inspectionApi } from './inspectionApi';
import type { Call } from './growingTimeout';

export interface SyncContext {
  dispatch: AppDispatch;
  hasExtensions: boolean;
  state: () => DraftState;
  /** Whether the draft's driver is still signed in. */
  isOwnersSession: () => boolean;
  /**
   * Waits for a call. Aborts it once its response would be outdated. Rejects if this tab may no longer write the draft.
   */
  awaitResponse: <T extends { error?: unknown }>(
    call: Call<T>,
    isOutdated: () => boolean,
  ) => Promise<T>;
  /** Waits for other work. Rejects if this tab may no longer write the draft. */
  pause: <T>(work: Promise<T>) => Promise<T>;
}

export type Current =
  | { kind: 'found'; report: LoadedReport }
  | { kind: 'missing' }
  /**
   * The fetch must be repeated. There was no response (`lost`), the server is temporarily unavailable or something else
   * responded (`away`), the server failed (`fault`), it rejected the session (`unauthorised`), or another backend has
   * returned the report from before the last call (`old`).
   */
  | {
      kind: 'unavailable';
      why: 'lost' | 'away' | 'fault' | 'unauthorised' | 'old';
      retryAfter: number;
    }
  | { kind: 'aborted' }
  | { kind: 'failed' };

export type Seen = Extract<Current, { kind: 'found' | 'missing' }>;

export const isSeen = (current: Current): current is Seen =>
  current.kind === 'found' || current.kind === 'missing';

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
  | { kind: 'rejected'; status: number; final: boolean; fields: FieldRejections };

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
  const { status, fields } = appError;
  return { kind: 'rejected', status, final: isFinalRejection(appError), fields };
}

function judgeFailure(error: unknown): Exclude<Current, { kind: 'found' }> {
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
  return why !== 'lost' && why !== 'away';
}

/** Fetches the current report without the cache. */
export async function fetchCurrent(
  { dispatch, hasExtensions, state, awaitResponse }: SyncContext,
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
  const found = error || !data ? null : toLoadedReport(data, now());
  const current: Current = found ? { kind: 'found', report: found } : judgeFailure(error);
  const isOld = !hasExtensions && isSeen(current) && isFromBefore(state(), found);
  return isOld ? { kind: 'unavailable', why: 'old', retryAfter: 0 } : current;
}

/** What Linehaul's own backend says about a report of the driver. */
export type OwnReportFound =
  | Exclude<Current, { kind: 'found' }>
  | { kind: 'found'; report: OwnReportState };

const calls = () => import(/* webpackChunkName: "extensions" */ './extensionsApi');

/** Asks Linehaul's own backend what became of a report, by its id or its create key. */
export async function fetchOwnReport(
  { dispatch, state, awaitResponse, pause }: SyncContext,
  reference: Id,
  isOutdated: () => boolean,
): Promise<OwnReportFound> {
  const { access } = state();
  const owner = 'owner' in access ? access.owner : '';
  const loaded = await pause(calls().catch(() => null));
  if (!loaded) return { kind: 'unavailable', why: 'lost', retryAfter: 0 };
  const { ownReportState } = loaded.extensionsApi.endpoints;
  const request = dispatch(
    ownReportState.initiate({ owner, reference }, { forceRefetch: true, subscribe: false }),
  );
  const { data, error } = await awaitResponse(request, isOutdated);
  return error || !data ? judgeFailure(error) : { kind: 'found', report: data };
}

const toast = (type: 'success' | 'error', text: string) => toastRequested({ type, text });

/** The last result of a press replaces an earlier one, because they would contradict each other. */
const saving = (type: 'success' | 'error', text: string) =>
  toastRequested({ type, text, id: 'saving-inspection' });

export const announcements = {
  saved: () => saving('success', toastTexts.inspectionSaved),
  saveFailed: () => saving('error', toastTexts.inspectionSaveFailed),
  loaded: () => toast('success', toastTexts.inspectionLoaded),
  fetchFailed: () => toast('error', toastTexts.inspectionFetchFailed),
  updated: (key: string, value: boolean) => toast('success', toastTexts.itemUpdated(key, value)),
  updateFailed: (key: string) => toast('error', toastTexts.itemUpdateFailed(key)),
};
