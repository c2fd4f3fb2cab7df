import { spawn, type SpawnOptions } from 'node:child_process';
import path from 'node:path';
import { inRoot, root } from './paths';

/** Runs a program and shows its output at once. Resolves with the exit code, or 1 if the program could not start. */
export function run(
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      ...options,
    });
    child.once('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(1);
    });
    child.once('close', (code) => {
      resolve(code ?? 1);
    });
  });
}

export function runBin(
  name: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<number> {
  return run(inRoot('node_modules', '.bin', name), args, options);
}

/** Runs a TypeScript tool of this repository in a separate Node process. */
export function runTool(
  script: string,
  args: readonly string[] = [],
  options: SpawnOptions = {},
): Promise<number> {
  return run(process.execPath, ['--import', 'tsx', path.join(root, script), ...args], options);
}
