import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { checkBackup } from '../jobs/backup/backupFile';
import { openEmbedded } from '../platform/database/embedded';
import { socketPath } from '../platform/database/lockFolder';
import { migratedDataFolder } from '../testing/databases';
import {
  parseLogMessages,
  runToEnd,
  startProcess,
  type ServerProcess,
} from '../testing/serverProcess';
import { until } from '../testing/until';

// @only-all: kills and stops processes of commands.

/**
 * A program that requests a backup and kills itself after `limit` bytes of the response, as if an operator had killed
 * the command. With the limit `stop`, it suspends itself at the first bytes instead.
 */
const client = `
  const [path, limit] = process.argv.slice(1);
  const socket = require('node:net').connect(path);
  socket.write('GET /?command=backup HTTP/1.1\\r\\nHost: x\\r\\n\\r\\n');
  let received = 0;
  const end = () => process.kill(process.pid, 'SIGKILL');
  if (limit === '0') end();
  socket.on('data', (chunk) => {
    received += chunk.length;
    process.stdout.write('.');
    if (limit === 'stop') process.kill(process.pid, 'SIGSTOP');
    else if (received >= Number(limit)) end();
    else socket.pause(), setImmediate(() => socket.resume());
  });
`;

/** The number of long texts that make a backup larger than any socket's buffer. */
const longTexts = 40;

describe('commands for a server that uses the embedded database', () => {
  let folder: string;
  let dataDir: string;
  let server: ServerProcess;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'linehaul-socket-'));
    dataDir = await migratedDataFolder();
    const database = await openEmbedded(dataDir);
    await database.queries.execute(
      sql`insert into services (description) select repeat(md5(n::text), 4000)
        from generate_series(1, ${longTexts}::integer) n`,
    );
    await database.close();
    server = await startProcess({ DATA_DIR: dataDir, SEED: 'none' });
  });
  afterAll(async () => {
    server.signal('SIGKILL');
    await server.exited;
    await rm(folder, { recursive: true });
    await rm(dataDir, { recursive: true });
  });

  const isServing = async () => (await fetch(`${server.url}/readyz`)).status === 200;
  const startClient = (limit: string) =>
    spawn(process.execPath, ['-e', client, socketPath(dataDir), limit]);

  it("the server keeps running if a command's client is killed before the response or at a random byte of it", async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const offset = turn === 0 ? 0 : Math.floor(Math.random() * longTexts * 128_000);
      const child = startClient(String(offset));
      const signal = await new Promise((resolve) =>
        child.once('exit', (_code, name) => resolve(name)),
      );
      expect([offset, signal, await isServing()]).toEqual([offset, 'SIGKILL', true]);
    }
    const file = join(folder, 'after.jsonl');
    const backup = await runToEnd({ DATA_DIR: dataDir }, 'cli', ['backup', file]);
    expect(backup).toMatchObject({ code: 0 });
    expect((await checkBackup(file)).tables.length).toBeGreaterThan(20);
  });

  it("a suspended client of a command blocks neither the database nor the server's shutdown", async () => {
    const child = startClient('stop');
    await new Promise((resolve) => child.stdout.once('data', resolve));
    expect(await isServing()).toBe(true);
    const leads = await runToEnd({ DATA_DIR: dataDir }, 'cli', ['leads', '--since', '2026-01-01']);
    expect(leads).toMatchObject({ code: 0, output: expect.stringContaining('"kind"') });
    const { output } = await runToEnd({ DATA_DIR: dataDir }, 'cli', ['check']);
    expect(output).toMatch(/^good {2}migrations {5}not compared, as the running server/m);
    expect((await readdir(dataDir)).filter((name) => name.startsWith('response-'))).toEqual([]);
    server.signal('SIGTERM');
    expect(await server.exited).toBe(0);
    child.kill('SIGKILL');
    server = await startProcess({ DATA_DIR: dataDir, SEED: 'none' });
  });

  it.each([
    ['nonsense', 'HTTP/1.1 400'],
    ['{"command":"backup"}\n', 'HTTP/1.1 400'],
    ['GET /?command=drop HTTP/1.1\r\nHost: x\r\n\r\n', 'HTTP/1.1 500'],
    ['GET /?command=leads&since=x HTTP/1.1\r\nHost: x\r\n\r\n', 'HTTP/1.1 500'],
    [`GET /?${'x'.repeat(100_000)} HTTP/1.1\r\n\r\n`, 'HTTP/1.1 431'],
  ])('the server keeps running after the invalid command %.40s', async (sent, response) => {
    const socket = connect(socketPath(dataDir));
    let received = '';
    socket.on('data', (chunk) => (received += String(chunk)));
    socket.on('error', () => {});
    socket.write(sent);
    if (sent === 'nonsense') socket.end();
    await until(() => received !== '');
    socket.destroy();
    expect(received.startsWith(response)).toBe(true);
    expect(await isServing()).toBe(true);
  });

  it.each(['/nonexistent/x', '/'])(
    'the backup command prints only one line about the unusable path %s',
    async (file) => {
      const { code, output } = await runToEnd({ DATA_DIR: dataDir }, 'cli', ['backup', file]);
      expect(code).toBe(1);
      expect(parseLogMessages(output)).toEqual([
        expect.stringMatching(/^\S+ cannot be used \(E[A-Z]+\)\.$/),
      ]);
    },
  );

  it('the restore command fails with one line while the server runs', async () => {
    const file = join(folder, 'after.jsonl');
    expect(await readFile(file, 'utf8')).toContain('sha256');
    const { code, output } = await runToEnd({ DATA_DIR: dataDir }, 'cli', ['restore', file]);
    expect(code).toBe(1);
    expect(parseLogMessages(output)).toEqual([
      expect.stringMatching(/^The database in \S+ is in use [^\n]+$/),
    ]);
  });
});
