import { isAnyOf } from '@reduxjs/toolkit';
import type { ListenerEffectAPI } from '@reduxjs/toolkit';
import type { AppDispatch, ThunkExtra } from '@/api/thunkExtra';
import { retryRequested } from '@/features/inspection/model/inspectionSlice';
import { backOff } from './reportSync';
import type { CallResult } from './syncCalls';

export type Listener = ListenerEffectAPI<unknown, AppDispatch, ThunkExtra>;

/**
 * Repeats `step` while there is something to do: at once after a success, later after a failure.
 * Ends with its listener.
 */
export async function repeatWhileDue(
  listener: Listener,
  isDue: () => boolean,
  step: () => Promise<CallResult>,
): Promise<never> {
  let failures = 0;
  for (;;) {
    if (!isDue()) {
      await listener.condition(isDue);
      continue;
    }
    const result = await listener.pause(step());
    failures = result === 'responded' ? 0 : failures + 1;
    if (result === 'responded') continue;
    const wait = Math.max(backOff(failures), result.retryAfter);
    if (await listener.condition(isAnyOf(retryRequested), wait)) failures = 0;
  }
}
