import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { parseRefusal } from '../contract/errors';

/** The one shape of a failed call. Everything that shows or judges a failure reads this. */
export type AppError =
  /** No answer: no network, a dropped connection, a time limit. The outcome of an unsafe call is unknown. */
  | { kind: 'unreachable' }
  /** The caller went away. */
  | { kind: 'aborted' }
  /** The server answered with an error status. */
  | { kind: 'refused'; status: number; detail: string | null; fields: Record<string, string[]> }
  /** The server answered with success, in a shape that is not the contract's. `issue` is for logs. */
  | { kind: 'unreadable'; issue: string };

const kinds: ReadonlySet<unknown> = new Set(['unreachable', 'aborted', 'refused', 'unreadable']);

function isAppError(error: unknown): error is AppError {
  return typeof error === 'object' && error !== null && 'kind' in error && kinds.has(error.kind);
}

/** Reads whatever a call, a hook or a `catch` gives. Total: an unknown thing is `unreadable`. */
export function toAppError(error: unknown): AppError {
  if (isAppError(error)) return error;
  // RTK Query hands over a call that was called off as a plain object.
  if (
    typeof error === 'object' &&
    error !== null &&
    'name' in error &&
    error.name === 'AbortError'
  ) {
    return { kind: 'aborted' };
  }
  if (error instanceof Error) return { kind: 'unreadable', issue: error.message };
  return { kind: 'unreadable', issue: String(error) };
}

/** Translates what fetchBaseQuery reports. */
export function fromFetchError(error: FetchBaseQueryError): AppError {
  if (typeof error.status === 'number') {
    return { kind: 'refused', status: error.status, ...parseRefusal(error.data) };
  }
  if (error.status === 'FETCH_ERROR' || error.status === 'TIMEOUT_ERROR') {
    return { kind: 'unreachable' };
  }
  return {
    kind: 'unreadable',
    issue: 'error' in error && error.error ? error.error : error.status,
  };
}

/**
 * Whether the server has decided against the call for good: any 4xx but 408 and 429
 * (docs/decisions/0004-readings.md, Refused or unavailable).
 * Everything else may succeed when it is tried again.
 */
export function isFinalRefusal(error: AppError): boolean {
  return (
    error.kind === 'refused' &&
    error.status >= 400 &&
    error.status < 500 &&
    error.status !== 408 &&
    error.status !== 429
  );
}

/**
 * 'X or the error message' of the specification: the server's `detail`, else X
 * (docs/decisions/0004-readings.md, Buttons and messages).
 */
export function detailOr(error: unknown, text: string): string {
  const appError = toAppError(error);
  return (appError.kind === 'refused' && appError.detail) || text;
}
