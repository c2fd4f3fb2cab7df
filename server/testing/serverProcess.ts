import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { until } from './until';

/** The programs that tools/jest/setUpServer.ts has built: the server and the command line. */
type Program = 'main' | 'cli';

export interface ServerProcess {
  url: string;
  output(): string;
  signal(name: NodeJS.Signals): void;
  /** The resident memory in MB. */
  memory(): number;
  /** The exit code, or null after a fatal signal. */
  exited: Promise<number | null>;
}

function builtProgram(program: Program): string {
  const folder = process.env.BUILT_SERVER;
  if (!folder) throw new Error('A test that starts a built program needs the tag @only-all.');
  return join(folder, `${program}.js`);
}

function run(script: string, args: string[], env: NodeJS.ProcessEnv): ChildProcess {
  const { PATH, HOME } = process.env;
  // V8's baseline compiler halves the work of a start, because most of that work is compiling PGlite.
  const flags = script.endsWith('.ts') ? ['--import', 'tsx'] : ['--liftoff-only'];
  return spawn(process.execPath, [...flags, script, ...args], { env: { PATH, HOME, ...env } });
}

function follow(child: ChildProcess) {
  let output = '';
  const keep = (chunk: unknown) => {
    output += String(chunk);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const exited = new Promise<number | null>((resolve) => {
    // Unlike 'exit', 'close' means that the output is complete.
    child.once('close', resolve);
  });
  return { exited, output: () => output };
}

/** Resolves once the output contains this text. The output may arrive later than the response that it is about. */
export async function logs({ output }: ServerProcess, text: string): Promise<void> {
  await until(() => output().includes(text));
}

/** Returns the messages of a log, in which each line must be JSON. */
export function parseLogMessages(output: string): string[] {
  const lines = output.trimEnd().split('\n');
  return lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
}

function residentMemory(pid: number | undefined): number {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(kilobytes) / 1024;
}

/** Runs a program, by default the server, in a separate process until the process exits. */
export async function runToEnd(
  env: NodeJS.ProcessEnv,
  program: Program | `${string}.ts` = 'main',
  args: string[] = [],
) {
  const script = program === 'main' || program === 'cli' ? builtProgram(program) : program;
  const { exited, output } = follow(run(script, args, env));
  return { code: await exited, output: output() };
}

/** Starts a program, by default the server, in a separate process on a free port. Waits until it listens. */
export async function startProcess(
  env: NodeJS.ProcessEnv,
  script = builtProgram('main'),
): Promise<ServerProcess> {
  const child = run(script, [], { PORT: '0', HOST: '127.0.0.1', ...env });
  const { exited, output } = follow(child);
  for (;;) {
    // Matches the last line of a start. In builds from before JSON logs, this line ends with the address.
    const [, url] = /Linehaul is at (http:\/\/[^"\s]+)["\n]/.exec(output()) ?? [];
    if (url) {
      const memory = () => residentMemory(child.pid);
      return { url, output, exited, memory, signal: (name) => child.kill(name) };
    }
    if (child.exitCode !== null) throw new Error(`the server ended: ${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
