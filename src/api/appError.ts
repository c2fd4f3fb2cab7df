import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { parseRejection } from '@/contract/errors';

/** A failed call, in the form that the product shows and handles. */
export type AppError =
  /**
   * There was no response because the network was missing, the connection dropped, or the time ran out. The outcome of
   * an unsafe call is unknown.
   */
  | { kind: 'unreachable' }
  /**
   * The response is incomplete or does not come from the server, such as one from a proxy, a portal or a static host.
   * Its status says nothing about the call, and the outcome of an unsafe call is unknown
   * (docs/decisions/0004-readings.md, Only the server's response). `status` is null if the connection broke.
   */
  | { kind: 'unavailable'; status: number | null }
  | { kind: 'aborted' }
  /** The server responded with an error status. `retryAfter` is the requested wait in ms. */
  | {
      kind: 'rejected';
      status: number;
      detail: string | null;
      fields: Record<string, string[]>;
      retryAfter?: number;
    }
  /** A successful response did not match the contract, or something unknown was thrown. `issue` is for logs. */
  | { kind: 'unreadable'; issue: string };

const kinds: ReadonlySet<unknown> = new Set([
  'unreachable',
  'unavailable',
  'aborted',
  'rejected',
  'unreadable',
]);

function isAppError(error: unknown): error is AppError {
  return typeof error === 'object' && error !== null && 'kind' in error && kinds.has(error.kind);
}

/** Converts anything that a call, a hook or a `catch` produces. Never throws. Unknown values become `unreadable`. */
export function toAppError(error: unknown): AppError {
  if (isAppError(error)) return error;
  // RTK Query returns an aborted call as a plain object.
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

/** The upper limit for the wait in a `Retry-After` header, in ms. It keeps a wrong header from stopping all sending. */
const longestWait = 15 * 60_000;

/** Returns the wait from a `Retry-After` header in ms. The header contains seconds or a date. */
function waitIn(header: string | null | undefined): { retryAfter?: number } {
  if (!header) return {};
  const wait = /^\d{1,9}$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return wait > 0 ? { retryAfter: Math.min(wait, longestWait) } : {};
}

export function fromFetchError(error: FetchBaseQueryError, headers?: Headers): AppError {
  if (typeof error.status === 'number') {
    const rejection = parseRejection(error.data);
    return {
      kind: 'rejected',
      status: error.status,
      ...rejection,
      ...waitIn(headers?.get('Retry-After')),
    };
  }
  if (error.status === 'FETCH_ERROR' || error.status === 'TIMEOUT_ERROR') {
    return { kind: 'unreachable' };
  }
  // The body is cut off or not JSON.
  if (error.status === 'PARSING_ERROR') {
    return { kind: 'unavailable', status: error.originalStatus };
  }
  return {
    kind: 'unreadable',
    issue: 'error' in error && error.error ? error.error : error.status,
  };
}

/**
 * Whether the server rejected the call for good, with any 4xx except 408 and 429
 * (docs/decisions/0004-readings.md, Rejected or unavailable).
 */
export function isFinalRejection(error: AppError): boolean {
  return (
    error.kind === 'rejected' &&
    error.status >= 400 &&
    error.status < 500 &&
    error.status !== 408 &&
    error.status !== 429
  );
}

/** 429, and the statuses that a proxy sends for a server that is down or starting. A later retry may succeed. */
const passing: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** Whether the server temporarily accepts no calls. The call may still have taken effect. */
export function isUnavailable(error: AppError): boolean {
  return error.kind === 'unavailable' || (error.kind === 'rejected' && passing.has(error.status));
}

/** The wait in ms that the server requested, or 0. */
export function requestedWait(error: AppError): number {
  return (error.kind === 'rejected' && error.retryAfter) || 0;
}

/**
 * Implements the specification's 'X or the error message'. Returns the server's `detail`, or X if
 * there is none (docs/decisions/0004-readings.md, Buttons and messages).
 */
export function detailOr(error: unknown, text: string): string {
  const appError = toAppError(error);
  return (appError.kind === 'rejected' && appError.detail) || text;
}
