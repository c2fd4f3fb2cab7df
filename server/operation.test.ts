import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { version } from '../package.json';
import { freePort } from '../tools/machine/port';
import {
  createMigratedPostgres,
  databaseKinds,
  migratedDataFolder,
  type DatabaseKind,
} from './testing/databases';
import {
  logs,
  parseLogMessages,
  runToEnd,
  startProcess,
  type ServerProcess,
} from './testing/serverProcess';

// @only-all: starts and kills many processes; the end-to-end tests start the built server, too.

const comment = {
  first_name: 'Dana',
  last_name: 'Whitfield',
  company_name: 'Northgate',
  position_user: 'Manager',
  is_active: true,
};

let posted = 0;

/** Posts a comment. With TRUST_PROXY, each has a new address, because one address can post only 20 an hour. */
function post(server: ServerProcess, description: string): Promise<Response> {
  posted += 1;
  return fetch(`${server.url}/api/common/comments/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${posted}` },
    body: JSON.stringify({ ...comment, description }),
  });
}

async function descriptions(server: ServerProcess): Promise<string[]> {
  const response = await fetch(`${server.url}/api/common/comments/`);
  const list = (await response.json()) as { description: string }[];
  return list.map(({ description }) => description);
}

/** Sends a login on a separate connection, and resolves once it is sent. `response` resolves with the status line. */
/** Each call has a name of its own, because only a few password checks of one account may wait. */
function beginLogIn({ url }: ServerProcess, n: number): Promise<{ response: Promise<string> }> {
  const { hostname, port } = new URL(url);
  const body = JSON.stringify({ username: `nobody-${n}`, password: 'linehaul-demo' });
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname).once('error', reject);
    const response = new Promise<string>((resolve) => {
      let text = '';
      socket.on('data', (chunk) => (text += String(chunk)));
      socket.on('close', () => resolve(text.split('\r\n')[0] ?? ''));
    });
    const head = [
      'POST /api/account/login/ HTTP/1.1',
      `Host: ${hostname}:${port}`,
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`, () => resolve({ response }));
  });
}

const secret = 'x'.repeat(32);

function createDatabaseFactory(kind: DatabaseKind) {
  const drops: (() => Promise<void>)[] = [];
  const make = async (): Promise<NodeJS.ProcessEnv> => {
    if (kind === 'embedded') {
      const folder = await migratedDataFolder();
      drops.push(() => rm(folder, { recursive: true }));
      return { DATA_DIR: folder, SEED: 'site' };
    }
    const { url, drop } = await createMigratedPostgres();
    drops.push(drop);
    return { DATABASE_URL: url, TOKEN_SECRET: secret, SEED: 'site' };
  };
  return { make, dropAll: () => Promise.all(drops.map((drop) => drop())) };
}

it.each([
  [{ PORT: 'eighty' }, /^Linehaul did not start: PORT [^\n]+$/],
  [{ RECAPTCHA_SITE_KEY: 'key' }, /^Linehaul did not start: RECAPTCHA_SECRET [^\n]+$/],
  [
    {
      DATABASE_URL: 'postgres://u:hunter2@127.0.0.1:1/x',
      DATABASE_WAIT_SECONDS: '0',
      TOKEN_SECRET: secret,
    },
    /^Linehaul did not start: DATABASE_URL [^\n]+$/,
  ],
  [{ HOST: '0.0.0.0' }, /^Linehaul did not start: SEED must be blank [^\n]+$/],
])(
  'with %j, the server does not start, and prints one line with its version and one with the reason',
  async (wrong, line) => {
    const folder = await mkdtemp(join(tmpdir(), 'linehaul-'));
    const { code, output } = await runToEnd({ DATA_DIR: folder, ...wrong });
    await rm(folder, { recursive: true });
    expect(code).toBe(1);
    expect(parseLogMessages(output)).toEqual([
      `Linehaul ${version} starts.`,
      expect.stringMatching(line),
    ]);
    expect(output).not.toContain('hunter2');
  },
);

describe.each(databaseKinds)('the server process on %s', (kind) => {
  const databases = createDatabaseFactory(kind);
  let env: NodeJS.ProcessEnv;
  let folder: string;
  beforeAll(async () => {
    env = await databases.make();
    folder = await mkdtemp(join(tmpdir(), 'linehaul-backup-'));
  });
  afterAll(async () => {
    await databases.dropAll();
    await rm(folder, { recursive: true });
  });

  it('a server killed with SIGKILL loses no confirmed write, and starts again despite leftover files', async () => {
    const first = await startProcess({ ...env, TRUST_PROXY: 'loopback' });
    await logs(
      first,
      '"Demonstration accounts: driver, driver2, mechanic, dispatcher, admin; password linehaul-demo"',
    );
    const confirmed: string[] = [];
    const writers = Array.from({ length: 4 }, async (_, writer) => {
      for (let n = 0; n < 10; n += 1) {
        const text = `Comment ${writer}-${n}`;
        const response = await post(first, text);
        if (response.status === 201) confirmed.push(text);
      }
    });
    const outcomes = Promise.allSettled(writers);
    while (confirmed.length < 12) await new Promise((resolve) => setTimeout(resolve, 5));
    first.signal('SIGKILL');
    await first.exited;
    await outcomes;
    const second = await startProcess(env);
    expect(await descriptions(second)).toEqual(expect.arrayContaining(confirmed));
    second.signal('SIGTERM');
    expect(await second.exited).toBe(0);
  });

  it('the backup and leads commands work while a server runs, and the server completes open requests on SIGTERM', async () => {
    const METRICS_PORT = String(await freePort());
    const server = await startProcess({ ...env, METRICS_PORT });
    const metrics = await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`);
    expect(await metrics.text()).toContain('linehaul_http_request_duration_seconds');
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
    await (kind === 'embedded' ? rejectsASecond(env) : worksWithASecond(env, server));

    const file = join(folder, 'backup.jsonl');
    const backup = await runToEnd(env, 'cli', ['backup', file]);
    expect(backup).toMatchObject({ code: 0 });
    expect(parseLogMessages(backup.output)).toEqual([`Backed up to ${file}.`]);
    const { reqId } = JSON.parse(backup.output) as { reqId: string };
    // The server logs the id of the command that it ran.
    const line = `"reqId":"${reqId}","command":"backup"`;
    if (kind === 'embedded') await logs(server, line);
    else expect(server.output()).not.toContain(line);
    expect(await readFile(file, 'utf8')).toMatch(/\{"sha256":"[0-9a-f]{64}"\}\n$/);
    const leads = await runToEnd(env, 'cli', ['leads', '--since', '2026-01-01']);
    expect(leads.output).toMatch(/^\uFEFF"kind","id","received_at \(/);

    const logIns = await Promise.all(
      Array.from({ length: 10 }, (_none, n) => beginLogIn(server, n)),
    );
    server.signal('SIGTERM');
    const responses = await Promise.all(logIns.map(({ response }) => response));
    expect(responses).toEqual(Array(10).fill('HTTP/1.1 401 Unauthorized'));
    expect(await server.exited).toBe(0);

    const restore = await runToEnd(await databases.make(), 'cli', ['restore', file]);
    expect(parseLogMessages(restore.output)).toEqual([
      expect.stringMatching(/^Restored \d+ rows .* hash and counts are equal/),
    ]);
  });
});

async function rejectsASecond(env: NodeJS.ProcessEnv): Promise<void> {
  const { code, output } = await runToEnd({ ...env, PORT: '0' });
  expect(code).toBe(1);
  expect(parseLogMessages(output).slice(1)).toEqual([
    expect.stringMatching(/^Linehaul did not start: The database in \S+ is in use [^\n]+$/),
  ]);
}

async function worksWithASecond(env: NodeJS.ProcessEnv, first: ServerProcess): Promise<void> {
  const second = await startProcess(env);
  const text = 'Written by the first, read by the second';
  expect(await descriptions(second)).not.toContain(text);
  expect((await post(first, text)).status).toBe(201);
  while (!(await descriptions(second)).includes(text)) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  second.signal('SIGTERM');
  expect(await second.exited).toBe(0);
}
