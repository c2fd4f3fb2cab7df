import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { loggedIn, sessionFollowed } from '@/events/session';
import {
  connectionHinted,
  phoneWoke,
  reportOpened,
  reportSubmitted,
  retryRequested,
} from '@/features/inspection/model/inspectionSlice';
import type { Listener } from '@/features/inspection/storage/inspectionStore';

/**
 * The result of a job's step. After `responded`, the next step may follow at once. Otherwise, the step failed and must
 * be retried. `retryAfter` is then the minimum wait before the automatic retry, in ms.
 */
export type CallResult = 'responded' | { retryAfter: number };

/** A failure for which the server specified no wait. */
export const noResponse: CallResult = { retryAfter: 0 };

export interface Job {
  isDue: () => boolean;
  step: () => Promise<CallResult>;
  /** Called when the wait after a failure ends by itself, not when an action ends it. */
  onWaited?: () => void;
}

const isTryNow = isAnyOf(
  isAnyOf(retryRequested, phoneWoke, reportOpened, reportSubmitted),
  isAnyOf(loggedIn, sessionFollowed),
);

const isRetryNow = (action: UnknownAction) =>
  isTryNow(action) || (connectionHinted.match(action) && action.payload === 'back');

/**
 * Returns the wait in ms after this many consecutive failures. It starts at 1 s and doubles up to 60 s, each time ±20%.
 */
function backOff(failures: number, random = Math.random()): number {
  return Math.min(60_000, 1000 * 2 ** (failures - 1)) * (0.8 + 0.4 * random);
}

/** Runs the job until the listener's task ends. */
export async function repeatWhileDue(
  { pause, condition, signal }: Listener,
  { isDue, step, onWaited }: Job,
): Promise<never> {
  const until = (isMet: (action: UnknownAction) => boolean, wait?: number) => {
    // Also ends the condition with the task, because an unmet condition would last for the whole session.
    const met = condition((action) => signal.aborted || isMet(action), wait);
    // After the task has ended, nothing awaits the condition. Its rejection is not an error.
    met.catch(() => undefined);
    return pause(met);
  };
  let failures = 0;
  for (;;) {
    if (!isDue()) {
      await until(isDue);
      continue;
    }
    const result = await pause(step());
    failures = result === 'responded' ? 0 : failures + 1;
    if (result === 'responded') continue;
    const wait = Math.max(backOff(failures), result.retryAfter);
    if (await until(isRetryNow, wait)) failures = 0;
    else onWaited?.();
  }
}
