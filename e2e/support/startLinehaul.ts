import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { dist as ownDist } from '../../tools/machine/paths';
import { freePort } from '../../tools/machine/port';

/** The environment variable with the folder of a database that the demonstration filled (seedDatabase.ts). */
export const databaseTemplate = 'LINEHAUL_DATABASE_TEMPLATE';

/** A running Linehaul that only one test uses. */
export interface Linehaul {
  /** Origin without a trailing slash. */
  readonly url: string;
  /** Folder of its embedded database. */
  readonly dataDir: string;
  /** The server's output so far. */
  output(): string;
  /**
   * Stops the server as an operator would (SIGTERM), removes its data and resolves with its exit
   * code.
   */
  stop(): Promise<number | null>;
  /** Ends the server at once (SIGKILL), and removes its data. */
  kill(): Promise<number | null>;
}

interface Options {
  /** Settings in addition to the defaults (docs/operations.md, Settings). */
  readonly environment?: Readonly<Record<string, string>>;
  /** Folder of the build to start; `dist` by default. */
  readonly dist?: string;
  /**
   * A free port by default. A fixed port lets another server's settings name it before this server
   * starts.
   */
  readonly port?: number;
  /** A new folder by default, which `stop` removes. A given folder is kept. */
  readonly dataDir?: string;
}

/** Only what a program needs to run, so that no setting of the developer's shell reaches a test. */
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

/**
 * Returns a folder for the database and keeps its contents. An empty folder gets a copy of the template, if there
 * is one.
 */
function databaseFolder({ dataDir, dist }: Options): string {
  const folder = dataDir ?? fs.mkdtempSync(path.join(os.tmpdir(), 'linehaul-e2e-'));
  const template = process.env[databaseTemplate];
  // Another build may be unable to read what this build has stored.
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
  // Uses only V8's baseline compiler, because a test ends before the optimizing compiler's work on
  // PGlite pays off.
  const program = ['--liftoff-only', path.join(dist, 'server', 'main.js')];
  const server = spawn(process.execPath, program, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...plainEnvironment(),
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      // Another build may not know this value.
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
