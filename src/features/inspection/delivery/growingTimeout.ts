import type { AppError } from '@/api/appError';

/** In ms. */
const firstLimit = 20_000;
const longestLimit = 300_000;

/** A call whose response nobody awaits for longer than its time limit. */
export interface Call<T> extends PromiseLike<T> {
  abort: () => void;
}

/** Waits for the response to a call. */
export type GrowingTimeout = <T extends { error?: unknown }>(call: Call<T>) => Promise<T>;

/**
 * Returns a function that waits for a job's calls, one after the other. A call without a response is aborted after 20 s.
 * Its outcome is then unknown, and the next call may take twice as long, up to 300 s, because the server may be slow.
 */
export function createGrowingTimeout(): GrowingTimeout {
  let limit = firstLimit;
  return async (call) => {
    const response = { isLate: false };
    const timer = setTimeout(() => {
      response.isLate = true;
      call.abort();
    }, limit);
    try {
      const result = await call;
      if (!response.isLate) return result;
      return { ...result, error: { kind: 'unreachable' } satisfies AppError };
    } finally {
      clearTimeout(timer);
      limit = response.isLate ? Math.min(longestLimit, 2 * limit) : firstLimit;
    }
  };
}
