import { isAnyOf } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
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
 * Whether the server has dealt with the call. If not, its kind waits before the next one, at least
 * `retryAfter` ms.
 */
export type CallResult = 'responded' | { retryAfter: number };

/** No response that says how long to wait. */
export const unanswered: CallResult = { retryAfter: 0 };

/** One kind of what is sent: its calls are made one after the other, with a back-off of its own. */
export interface Job {
  isDue: () => boolean;
  /** Does one step of what is due. */
  step: () => Promise<CallResult>;
  /** The wait after a failure is over. */
  onWaited?: () => void;
}

const isTryNow = isAnyOf(
  isAnyOf(retryRequested, phoneWoke, reportOpened, reportSubmitted),
  isAnyOf(loggedIn, sessionFollowed),
);

/** Whether every kind should try again at once, and forget how often it has failed. */
const isRetryNow = (action: UnknownAction) =>
  isTryNow(action) || (connectionHinted.match(action) && action.payload === 'back');

/** Wait after this many consecutive failures, in ms: 1 s, doubled each time, at most 60 s. */
function backOff(failures: number, random = Math.random()): number {
  return Math.min(60_000, 1000 * 2 ** (failures - 1)) * (0.8 + 0.4 * random);
}

/**
 * Does the job for as long as the listener's task runs: at once after a success, later after a
 * failure.
 */
export async function repeatWhileDue(
  { pause, condition, signal }: Listener,
  { isDue, step, onWaited }: Job,
): Promise<never> {
  const until = (isMet: (action: UnknownAction) => boolean, wait?: number) => {
    // The condition belongs to the whole session: the task's end must end it too.
    const met = condition((action) => signal.aborted || isMet(action), wait);
    // After that nobody awaits it.
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
