import { rm } from 'node:fs/promises';
import type { Database } from '../platform/database/Database';
import { auditEntries } from '../domain/tables/audit';
import { migratedDataFolder, openMigrated } from '../testing/databases';
import { logs, parseLogMessages, runToEnd, startProcess } from '../testing/serverProcess';
import { runPeopleCommand, type PeopleCommand } from './peopleCommands';

// @only-all: starts processes; people.test.ts of the office tests the rules.

const command = 'people';
const fourWords = /: ([a-z]+( [a-z]+){3})\n$/;

describe('npm run people', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openMigrated('embedded');
  });
  afterAll(() => database.close());

  const run = (options: Omit<PeopleCommand, 'command'>) =>
    runPeopleCommand(database.queries, { command, ...options } as PeopleCommand);
  const add = (username: string, fields: object = {}) =>
    run({
      action: 'add',
      username,
      role: 'driver',
      email: 'a@b.example',
      full_name: '',
      ...fields,
    } as PeopleCommand);
  const act = (action: 'disable' | 'enable' | 'sign-out' | 'reset-password', username: string) =>
    run({ action, username } as PeopleCommand);

  it('npm run people adds, lists and changes accounts, and the audit log names the command line as the actor', async () => {
    expect(await add('boss', { role: 'admin', full_name: 'Priya Raman' })).toMatch(fourWords);
    await add('dana');
    await act('disable', 'DANA');
    expect(await run({ action: 'list' })).toBe(
      [
        'username  role    state     last seen  full name    email',
        'boss      admin   enabled   never      Priya Raman  a@b.example',
        'dana      driver  disabled  never                   a@b.example',
        '',
      ].join('\n'),
    );
    expect(await act('enable', 'dana')).toBe('dana: enabled.\n');
    expect(await act('sign-out', 'dana')).toBe('dana: signed out everywhere.\n');
    expect(await act('reset-password', 'dana')).toMatch(fourWords);
    const trace = await database.queries.select().from(auditEntries).orderBy(auditEntries.id);
    expect(trace.map(({ action }) => action)).toEqual([
      'create',
      'create',
      'disable',
      'enable',
      'sign-out',
      'reset-password',
    ]);
    for (const { actorId, actorName } of trace) {
      expect([actorId, actorName]).toEqual([null, 'command line']);
    }
  });

  it('npm run people rejects invalid fields, an unknown username and the disabling of the last admin, each with one line', async () => {
    await expect(add('boss')).rejects.toThrow(
      'username: A user with that username already exists.',
    );
    await expect(add('two words', { email: 'nowhere' })).rejects.toThrow(
      /^username: Enter a valid username[^\n]+ email: Invalid email format$/,
    );
    await expect(act('disable', 'boss')).rejects.toThrow('This is the last admin');
    await expect(act('enable', 'nobody')).rejects.toThrow(
      'There is no account with the username nobody.',
    );
  });

  it('npm run people prints no control characters', async () => {
    await add('eve', { full_name: '\u001b[2J\u0007Eve' });
    expect(await run({ action: 'list' })).toContain(' [2JEve ');
  });
});

describe('npm run people in a separate process', () => {
  let env: NodeJS.ProcessEnv;
  let folder: string;
  beforeAll(async () => {
    folder = await migratedDataFolder();
    env = { DATA_DIR: folder, SEED: 'none' };
  });
  afterAll(() => rm(folder, { recursive: true }));

  const run = (...args: string[]) => runToEnd(env, 'cli', ['people', ...args]);
  const own = 'the long road to Denver';
  const status = async (url: string, username: string, password: string) => {
    const response = await fetch(`${url}/api/account/login/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password, new_password: own }),
    });
    return response.status;
  };

  it('npm run people adds the first admin with the arguments from the startup message, and also works without a server', async () => {
    const server = await startProcess(env);
    await logs(server, `Make one with: DATA_DIR=${folder} npm run people -- `);
    const [, args = ''] =
      /Make one with: DATA_DIR=\S+ npm run people -- ([^"\n]+)/.exec(server.output()) ?? [];
    expect(args).toBe('add NAME --role admin --email EMAIL');
    const first = args.replace('NAME', 'boss').replace('EMAIL', 'boss@b.example');
    const added = await run(...first.split(' '), '--name', 'Priya Raman');
    const [, password = ''] = fourWords.exec(added.output) ?? [];
    expect(await status(server.url, 'boss', password)).toBe(200);
    const rejected = await run('disable', 'boss');
    expect(rejected.code).toBe(1);
    expect(parseLogMessages(rejected.output)).toEqual([
      'This is the last admin. Make someone else an admin first.',
    ]);
    server.signal('SIGTERM');
    expect(await server.exited).toBe(0);

    const reset = await run('reset-password', 'boss');
    const [, newPassword = ''] = fourWords.exec(reset.output) ?? [];
    const list = await run('list');
    expect(list.output).toMatch(/^username .*\nboss +admin +enabled +\d{4}-/);
    const again = await startProcess(env);
    expect(again.output()).not.toContain('npm run people');
    expect(await status(again.url, 'boss', password)).toBe(401);
    expect(await status(again.url, 'boss', newPassword)).toBe(200);
    expect(again.output()).not.toContain(newPassword);
    again.signal('SIGTERM');
    expect(await again.exited).toBe(0);
  });
});
