import { setTimeout } from 'node:timers/promises';
import { startProcess } from './serverProcess';

/** Starts a program, and ends it once its memory has been constant for 3 s. Returns the resident memory in MB. */
export async function settledMemory(env: NodeJS.ProcessEnv, program: string): Promise<number> {
  const { memory, exited, signal } = await startProcess(env, program);
  let now = memory();
  for (let quiet = 0; quiet < 2;) {
    await setTimeout(1500);
    const later = memory();
    quiet = Math.abs(later - now) < 1 ? quiet + 1 : 0;
    now = later;
  }
  signal('SIGTERM');
  await exited;
  return now;
}
