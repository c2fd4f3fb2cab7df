import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migratedDataFolder } from '../testing/databases';
import { parseLogMessages, runToEnd, startProcess } from '../testing/serverProcess';

// @only-all: starts a process for each command; other tests run the commands without a process.

describe('the linehaul program in a separate process', () => {
  it('linehaul prints its help, and says in one line why it cannot start or that a command is unknown', async () => {
    const help = await runToEnd({}, 'cli', ['people', 'add', '--help']);
    expect(help).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^Usage: linehaul people/),
    });
    const wrong = await runToEnd({}, 'cli', ['bckup']);
    expect([wrong.code, parseLogMessages(wrong.output)]).toEqual([
      1,
      ["unknown command 'bckup' (Did you mean backup?). See linehaul --help."],
    ]);
    const start = await runToEnd({ PORT: 'eighty' }, 'cli', ['start']);
    expect(start.code).toBe(1);
    expect(parseLogMessages(start.output).slice(1)).toEqual([
      expect.stringMatching(/^Linehaul did not start: PORT /),
    ]);
  });

  it('linehaul check exits with code 1 if the database has no admin and no backup', async () => {
    const folder = await migratedDataFolder();
    const { code, output } = await runToEnd({ DATA_DIR: folder }, 'cli', ['check']);
    await rm(folder, { recursive: true });
    const lines = output.trimEnd().split('\n');
    expect([code, ...lines.slice(0, -1)]).toEqual([
      1,
      'good  settings       are valid',
      'good  migrations     all are applied',
      'BAD   admin          there is none: make one with people add',
      'good  notifications  0 wait, 0 were given up',
      'BAD   backup         there is none yet',
    ]);
    expect(parseLogMessages(lines.slice(-1).join())).toEqual(['2 of 5 checks failed.']);
  });
});

it('linehaul check reports a missing database and does not create one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'linehaul-none-'));
  const { code, output } = await runToEnd({ DATA_DIR: folder }, 'cli', ['check']);
  expect([code, parseLogMessages(output)]).toEqual([1, [`There is no database in ${folder}.`]]);
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});

it('npm run purge counts reports and rejects a recent day while the server runs, and also runs without a server', async () => {
  const folder = await migratedDataFolder();
  const env = { DATA_DIR: folder, SEED: 'none' };
  const purge = (...args: string[]) => runToEnd(env, 'cli', ['purge', ...args]);
  const server = await startProcess(env);
  const counted = '0 sent or superseded reports from before 2026-01-01 would be deleted.';
  expect(await purge('--before', '2026-01-01', '--dry-run')).toMatchObject({
    code: 0,
    output: expect.stringContaining(counted),
  });
  const tooSoon = await purge('--before', '2999-01-01');
  expect(tooSoon.code).toBe(1);
  expect(parseLogMessages(tooSoon.output)).toEqual([expect.stringMatching(/^--before must be /)]);
  server.signal('SIGTERM');
  expect(await server.exited).toBe(0);
  expect(await purge('--before', '2026-01-01')).toMatchObject({
    code: 0,
    output: expect.stringContaining('were deleted'),
  });
  await rm(folder, { recursive: true });
});
