import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migratedDataFolder } from '../testing/databases';
import {
  logs,
  parseLogMessages,
  runToEnd,
  startProcess,
  type ServerProcess,
} from '../testing/serverProcess';
import { until } from '../testing/until';

// @only-all: starts processes on a separate disk.

/** Only root on Linux can mount a small disk in memory. */
const canMount = process.platform === 'linux' && process.getuid?.() === 0;

function fill(file: string): void {
  const opened = openSync(file, 'w');
  const bytes = Buffer.alloc(4096);
  try {
    for (;;) writeSync(opened, bytes);
  } catch (error) {
    expect(error).toMatchObject({ code: 'ENOSPC' });
  } finally {
    closeSync(opened);
  }
}

let commented = 0;

/** Posts a comment from a new address, because one address can post only 20 an hour. */
function comment({ url }: ServerProcess, description: string): Promise<Response> {
  commented += 1;
  const body = {
    first_name: 'Dana',
    last_name: 'Whitfield',
    company_name: 'Northgate',
    position_user: 'Manager',
    is_active: true,
    description,
  };
  return fetch(`${url}/api/common/comments/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.0.0.${commented}`,
    },
    body: JSON.stringify(body),
  });
}

const readyz = ({ url }: ServerProcess) => fetch(`${url}/readyz`);

(canMount ? describe : describe.skip)('an embedded database on a full disk', () => {
  let disk: string;
  let env: NodeJS.ProcessEnv;
  let filler: string;
  const started: ServerProcess[] = [];
  const start = async () => {
    const server = await startProcess(env);
    started.push(server);
    return server;
  };
  beforeAll(async () => {
    disk = await mkdtemp(join(tmpdir(), 'linehaul-disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=110m', 'linehaul', disk]);
    const folder = await migratedDataFolder();
    await cp(folder, join(disk, 'data'), { recursive: true });
    await rm(folder, { recursive: true });
    env = { DATA_DIR: join(disk, 'data'), SEED: 'site', TRUST_PROXY: 'loopback' };
    filler = join(disk, 'filler');
  });
  afterAll(async () => {
    for (const server of started) server.signal('SIGKILL');
    await Promise.all(started.map(({ exited }) => exited));
    execFileSync('umount', ['--lazy', disk]);
    await rm(disk, { recursive: true });
  });

  const full = expect.stringMatching(/^The disk is full: \d+ bytes are free for \S+\/data/);

  it('/readyz, the log, three commands and the start report a full disk, and a comment stored earlier is not lost', async () => {
    const server = await start();
    expect((await comment(server, 'Stored before')).status).toBe(201);
    fill(filler);
    await until(async () => (await readyz(server)).status === 503);
    expect(await (await readyz(server)).json()).toMatchObject({
      status: 'not ready',
      reason: full,
    });
    // Repeats, because the table's last page may have space for a few more rows.
    await until(async () => (await comment(server, 'Stored never')).status === 503);
    await logs(server, '"The disk is full: ');
    const commands = [['backup'], ['check'], ['people', 'list']];
    for (const command of commands) {
      const { code, output } = await runToEnd(env, 'cli', command);
      expect([command, code, parseLogMessages(output)]).toEqual([command, 1, [full]]);
    }
    server.signal('SIGTERM');
    await server.exited;
    // Stopping the server may have freed some bytes.
    fill(filler);

    for (const command of commands) {
      const { code, output } = await runToEnd(env, 'cli', command);
      expect([command, code, parseLogMessages(output)]).toEqual([command, 1, [full]]);
    }
    const failed = await runToEnd(env);
    expect(parseLogMessages(failed.output).slice(1)).toEqual([
      expect.stringMatching(/^Linehaul did not start: The disk is full: \d+ bytes are free/),
    ]);

    rmSync(filler);
    const again = await start();
    expect((await readyz(again)).status).toBe(200);
    const stored = await fetch(`${again.url}/api/common/comments/`);
    expect(await stored.text()).toContain('Stored before');
  });
});
