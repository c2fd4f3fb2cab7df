import { isAnyOf } from '@reduxjs/toolkit';
import type { ListenerEffectAPI } from '@reduxjs/toolkit';
import type { AppDispatch, ThunkExtra } from '@/api/thunkExtra';
import { retryRequested } from '../inspectionSlice';
import { backOff } from './reportSync';

export type Listener = ListenerEffectAPI<unknown, AppDispatch, ThunkExtra>;

/**
 * Repeats `step` while there is something to do: at once after a success, later after a failure.
 * Ends with its listener.
 */
export async function repeatWhileDue(
  listener: Listener,
  isDue: () => boolean,
  step: () => Promise<boolean>,
): Promise<never> {
  let failures = 0;
  for (;;) {
    if (!isDue()) {
      await listener.condition(isDue);
      continue;
    }
    failures = (await listener.pause(step())) ? 0 : failures + 1;
    if (failures > 0 && (await listener.condition(isAnyOf(retryRequested), backOff(failures))))
      failures = 0;
  }
}
