import { spawn, type SpawnOptions } from 'node:child_process';
import path from 'node:path';
import { inRoot, root } from './paths';

/**
 * Runs a program with its output shown as it arrives. Resolves with its exit code, or 1 if it could
 * not start.
 */
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

/** Runs a program from `node_modules/.bin`. */
export function runBin(
  name: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<number> {
  return run(inRoot('node_modules', '.bin', name), args, options);
}

/** Runs one of this repository's TypeScript tools in a separate Node process. */
export function runTool(
  script: string,
  args: readonly string[] = [],
  options: SpawnOptions = {},
): Promise<number> {
  return run(process.execPath, ['--import', 'tsx', path.join(root, script), ...args], options);
}
