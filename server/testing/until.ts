import { setTimeout as sleep } from 'node:timers/promises';

/** Asks every 20 ms until the condition holds; fails after `limit` ms, or with the test's own time. */
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
