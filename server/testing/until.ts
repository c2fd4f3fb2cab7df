import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Polls every 20 ms until the condition is true; fails after `limit` ms, or at the test's own
 * timeout.
 */
export async function until(
  condition: () => boolean | Promise<boolean>,
  limit = Infinity,
): Promise<void> {
  const begun = Date.now();
  while (!(await condition())) {
    if (Date.now() - begun > limit) throw new Error('waited in vain');
    await sleep(20);
  }
}
