import { spawn } from 'node:child_process';

/** Runs a program, shows its output at once, and resolves with its exit code, or 1 if it could not run. */
export function run(command: string, args: readonly string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', () => resolve(1));
    child.once('close', (code) => resolve(code ?? 1));
  });
}
