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
 * Whether the server processed the call. If not, the job waits at least `retryAfter` ms before its
 * next call.
 */
export type CallResult = 'responded' | { retryAfter: number };

/**
 * The result of a call without a response, after which the server has not asked the phone to wait.
 */
export const noResponse: CallResult = { retryAfter: 0 };

/**
 * A job that sends one kind of data. It makes its calls one after another, with its own back-off.
 */
export interface Job {
  isDue: () => boolean;
  /** Performs the next step that is due. */
  step: () => Promise<CallResult>;
  /** Called when the wait after a failure is over. */
  onWaited?: () => void;
}

const isTryNow = isAnyOf(
  isAnyOf(retryRequested, phoneWoke, reportOpened, reportSubmitted),
  isAnyOf(loggedIn, sessionFollowed),
);

/** Whether every job should retry at once and reset its failure count. */
const isRetryNow = (action: UnknownAction) =>
  isTryNow(action) || (connectionHinted.match(action) && action.payload === 'back');

/**
 * The wait after this many consecutive failures, in ms. The first wait is 1 s, and each further one
 * is twice as long, up to 60 s.
 */
function backOff(failures: number, random = Math.random()): number {
  return Math.min(60_000, 1000 * 2 ** (failures - 1)) * (0.8 + 0.4 * random);
}

/**
 * Runs the job for as long as the listener's task runs. The next step follows at once after a
 * success, and later after a failure.
 */
export async function repeatWhileDue(
  { pause, condition, signal }: Listener,
  { isDue, step, onWaited }: Job,
): Promise<never> {
  const until = (isMet: (action: UnknownAction) => boolean, wait?: number) => {
    // The condition also ends with the task. Otherwise, it would last for the whole session.
    const met = condition((action) => signal.aborted || isMet(action), wait);
    // Once the task has ended, nothing awaits the condition, so its rejection is ignored.
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
