/**
 * Starts a private PostgreSQL on loopback for tests and benches. Installs PostgreSQL if necessary.
 */
import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { isRoot } from './find';
import { freePort } from './port';
import { ensurePostgres } from './postgresBinaries';

export interface Cluster {
  readonly url: string;
  stop(): Promise<void>;
}

/** Returns the user to run PostgreSQL as, because it does not run as root. */
function serviceUser(): { uid: number; gid: number } | undefined {
  if (!isRoot()) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => {
      const response = spawnSync('id', [flag, name], { encoding: 'utf8' });
      return response.status === 0 ? Number(response.stdout) : undefined;
    });
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  throw new Error('PostgreSQL does not run as root, and there is no user "postgres" or "nobody".');
}

function initialize(bin: string, data: string, options: SpawnOptions): void {
  const args = [
    '-D',
    data,
    '-U',
    'linehaul',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
  ];
  const initdb = spawnSync(path.join(bin, 'initdb'), args, { ...options, encoding: 'utf8' });
  if (initdb.status !== 0)
    throw new Error(`initdb failed: ${initdb.error?.message ?? initdb.stderr}`);
}

async function untilItResponds(
  url: string,
  server: ChildProcess,
  log: () => string,
): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (server.exitCode !== null) break;
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await sleep(100);
    }
  }
  throw new Error(`PostgreSQL did not start:\n${log()}`);
}

/** Starts a cluster in a temporary folder on a free loopback port. `stop` removes all of it. */
export async function startPostgres(): Promise<Cluster> {
  const bin = ensurePostgres();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'linehaul-postgres-'));
  const user = serviceUser();
  if (user) fs.chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder };
  const data = path.join(folder, 'data');
  initialize(bin, data, options);

  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'];
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const server = spawn(path.join(bin, 'postgres'), args, {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  server.stderr.on('data', (chunk: Buffer) => (log = (log + chunk.toString()).slice(-4000)));
  const stop = async () => {
    if (server.exitCode === null) {
      // SIGINT makes PostgreSQL shut down without waiting for its clients.
      server.kill('SIGINT');
      await once(server, 'exit');
    }
    fs.rmSync(folder, { recursive: true, force: true });
  };

  const url = `postgres://linehaul@127.0.0.1:${port}/postgres`;
  try {
    await untilItResponds(url, server, () => log);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}
