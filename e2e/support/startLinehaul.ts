import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { dist as ownDist } from '../../tools/machine/paths';
import { freePort } from '../../tools/machine/port';

/** The environment variable with the folder of the database to copy (seedDatabase.ts). */
export const databaseTemplate = 'LINEHAUL_DATABASE_TEMPLATE';

export interface Linehaul {
  readonly url: string;
  readonly dataDir: string;
  output(): string;
  /** Stops the server with SIGTERM, as an operator would, and resolves with the exit code. */
  stop(): Promise<number | null>;
  /** Ends the server at once (SIGKILL). */
  kill(): Promise<number | null>;
}

interface Options {
  /** Settings to add to the defaults (docs/operations.md, Settings). */
  readonly environment?: Readonly<Record<string, string>>;
  readonly dist?: string;
  /** A free port by default. Pass a port if the settings of another server must name it before this server starts. */
  readonly port?: number;
  /** A new folder by default, which `stop` and `kill` remove. They keep a given folder. */
  readonly dataDir?: string;
}

/** Returns only the variables that a program needs to run, so that the developer's settings do not affect a test. */
function plainEnvironment(): Record<string, string> {
  const names = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'NODE_OPTIONS'];
  return Object.fromEntries(names.map((name) => [name, process.env[name] ?? '']));
}

async function ready(url: string, server: ChildProcess, output: () => string): Promise<void> {
  for (let attempt = 0; attempt < 1800 && server.exitCode === null; attempt += 1) {
    const response = await fetch(`${url}/healthz`).catch(() => undefined);
    if (response?.ok) return;
    await sleep(50);
  }
  throw new Error(`The server did not start:\n${output()}`);
}

/** Returns the given folder or a new one. Copies the template, if there is one, into an empty folder. */
function databaseFolder({ dataDir, dist }: Options): string {
  const folder = dataDir ?? fs.mkdtempSync(path.join(os.tmpdir(), 'linehaul-e2e-'));
  const template = process.env[databaseTemplate];
  // Another build may not be able to read the template of this build.
  const isOurs = template !== undefined && dist === undefined;
  if (isOurs && fs.readdirSync(folder).length === 0)
    fs.cpSync(template, folder, { recursive: true });
  return folder;
}

/** Starts the built server on loopback with the demonstration's site and accounts, and waits until it responds. */
export async function startLinehaul(options: Options = {}): Promise<Linehaul> {
  const { dist = ownDist } = options;
  const port = options.port ?? (await freePort());
  const dataDir = databaseFolder(options);
  // Uses only V8's baseline compiler for WebAssembly. Tests end before the optimization of PGlite would pay off.
  const program = ['--liftoff-only', path.join(dist, 'server', 'main.js')];
  const server = spawn(process.execPath, program, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...plainEnvironment(),
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      // Another build may not support this value.
      ...(options.dist === undefined ? { SEED: 'site' } : {}),
      ...options.environment,
    },
  });
  let written = '';
  const output = () => written;
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk: Buffer) => (written += chunk.toString()));
  }
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode === null && server.signalCode === null) {
      server.kill(signal);
      await once(server, 'exit');
    }
    if (options.dataDir === undefined) fs.rmSync(dataDir, { recursive: true, force: true });
    return server.exitCode;
  };
  const url = `http://127.0.0.1:${port}`;
  try {
    await ready(url, server, output);
  } catch (error) {
    await end('SIGTERM');
    throw error;
  }
  return { url, dataDir, output, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}
