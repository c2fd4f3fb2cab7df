import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';

/**
 * Kills the browser with all its processes: one that survived would keep writing to the profile.
 */
export async function kill(context: BrowserContext): Promise<void> {
  const session = await context.browser()?.newBrowserCDPSession();
  const running = await session?.send('SystemInfo.getProcessInfo');
  const group = running?.processInfo.find(({ type }) => type === 'browser')?.id;
  if (!group) throw new Error('The browser has no process.');
  process.kill(-group, 'SIGKILL');
  // Bounded, because a zombie process counts as alive.
  for (let tries = 0; tries < 250 && isAlive(group); tries += 1) await sleep(20);
}

function isAlive(group: number): boolean {
  try {
    return process.kill(-group, 0);
  } catch {
    return false;
  }
}
