import { spawn, type SpawnOptions } from 'node:child_process';
import path from 'node:path';
import { inRoot, root } from './paths';

/** Runs a program to its end, its output shown as it comes. Answers its exit code (1 if it could not run). */
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

/** Runs a program that npm installed, by its name in `node_modules/.bin`. */
export function runBin(
  name: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<number> {
  return run(inRoot('node_modules', '.bin', name), args, options);
}

/** Runs one of our own TypeScript tools in a Node of its own. */
export function runTool(
  script: string,
  args: readonly string[] = [],
  options: SpawnOptions = {},
): Promise<number> {
  return run(process.execPath, ['--import', 'tsx', path.join(root, script), ...args], options);
}
