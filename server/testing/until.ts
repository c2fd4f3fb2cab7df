import { setTimeout as sleep } from 'node:timers/promises';

/** Polls every 20 ms until the condition is true. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await sleep(20);
}
