import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';

/** Program paths are relative to this folder. */
const root = join(__dirname, '..', '..');

const mainProgram = 'server/main.ts';

export interface ServerProcess {
  url: string;
  output(): string;
  signal(name: NodeJS.Signals): void;
  /** Exit code, null after a fatal signal. */
  exited: Promise<number | null>;
}

function run(script: string, args: string[], env: NodeJS.ProcessEnv): ChildProcess {
  const { PATH, HOME } = process.env;
  return spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    cwd: root,
    env: { PATH, HOME, ...env },
  });
}

function follow(child: ChildProcess) {
  let output = '';
  const keep = (chunk: unknown) => {
    output += String(chunk);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const exited = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
  });
  return { exited, output: () => output };
}

/** The messages of a log, each line of which has to be JSON. */
export function messagesOf(output: string): string[] {
  const lines = output.trimEnd().split('\n');
  return lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
}

/** Runs the server in a separate process until it exits by itself. */
export async function runToEnd(env: NodeJS.ProcessEnv, script = mainProgram, args: string[] = []) {
  const { exited, output } = follow(run(script, args, env));
  return { code: await exited, output: output() };
}

/**
 * Starts the server (or another program) in a separate process on a free port, and waits until it
 * is listening.
 */
export async function startProcess(
  env: NodeJS.ProcessEnv,
  script = mainProgram,
): Promise<ServerProcess> {
  const child = run(script, [], { PORT: '0', HOST: '127.0.0.1', ...env });
  const { exited, output } = follow(child);
  for (;;) {
    // The last line of the start; builds from before JSON end it with the line.
    const [, url] = /Linehaul is at (http:\/\/[^"\s]+)["\n]/.exec(output()) ?? [];
    if (url) return { url, output, exited, signal: (name) => child.kill(name) };
    if (child.exitCode !== null) throw new Error(`the server ended: ${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
