import { setTimeout } from 'node:timers/promises';
import { startProcess } from './serverProcess';

/**
 * Starts a program and ends it when its memory no longer grows: threads that a start opens have loaded
 * their data by then. Returns the resident memory in MB.
 */
export async function settledMemory(env: NodeJS.ProcessEnv, program: string): Promise<number> {
  const { memory, exited, signal } = await startProcess(env, program);
  let [before, now] = [0, memory()];
  while (now > before + 1) {
    await setTimeout(1500);
    [before, now] = [now, memory()];
  }
  signal('SIGTERM');
  await exited;
  return now;
}
