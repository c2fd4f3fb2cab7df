import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';

/** Kills all processes of the browser, since a surviving process would keep writing to the profile. */
export async function kill(context: BrowserContext): Promise<void> {
  const session = await context.browser()?.newBrowserCDPSession();
  const running = await session?.send('SystemInfo.getProcessInfo');
  const ids = running?.processInfo.map(({ id }) => id) ?? [];
  if (ids.length === 0) throw new Error('The browser has no process.');
  for (const id of ids) signal(id, 'SIGKILL');
  // Gives up after 250 tries, because a zombie process counts as alive.
  for (let tries = 0; tries < 250 && ids.some((id) => signal(id, 0)); tries += 1) await sleep(20);
}

/** Sends the signal. Returns whether a process with this id exists. */
function signal(id: number, name: 'SIGKILL' | 0): boolean {
  try {
    return process.kill(id, name);
  } catch {
    return false;
  }
}
