import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRoot, onPath } from '../../tools/find';
import { freePort } from '../../tools/port';

/** PgBouncer's program, or undefined where it is not installed. Debian's package has it in /usr/sbin. */
export const pgBouncer = onPath('pgbouncer');

/**
 * Starts PgBouncer on loopback in front of a database, with the settings of docs/deploy.md. Returns its address, and a
 * function that stops it.
 */
export async function startPgBouncer(database: string, mode: 'session' | 'transaction') {
  const { hostname, port: databasePort, username, password, pathname } = new URL(database);
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'linehaul-pgbouncer-'));
  const login = password ? `user=${username} password=${password}` : `user=${username}`;
  const settings = join(folder, 'pgbouncer.ini');
  await writeFile(
    settings,
    `[databases]
* = host=${hostname} port=${databasePort} ${login}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
ignore_startup_parameters = options, statement_timeout, idle_in_transaction_session_timeout
`,
  );
  // It does not run as root.
  await chmod(folder, 0o755);
  const user = isRoot() ? ['-u', 'nobody'] : [];
  const bouncer = spawn(pgBouncer ?? 'pgbouncer', [...user, settings], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exited = once(bouncer, 'exit');
  let log = '';
  await new Promise<void>((resolve, reject) => {
    bouncer.on('error', reject).on('exit', () => reject(new Error(log)));
    bouncer.stderr.on('data', (chunk) => {
      log += String(chunk);
      if (log.includes('process up')) resolve();
    });
  });
  return {
    url: `postgres://${username}@127.0.0.1:${port}${pathname}`,
    stop: async () => {
      bouncer.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true });
    },
  };
}
