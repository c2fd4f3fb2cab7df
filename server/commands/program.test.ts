import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { version } from '../../package.json';
import { users } from '../domain/tables/accounts';
import { migrationsFolder, openEmpty, openMigrated } from '../testing/databases';
import { checkDatabase, checkMigrations } from './checkDatabase';
import { createProgram, type Operations } from './program';

/** Parses a command line. Returns the name of the called operation and its arguments. */
async function parsed(...args: string[]): Promise<unknown[]> {
  const calls: unknown[][] = [];
  const note =
    (name: string, count = 1) =>
    async (...given: unknown[]) =>
      void calls.push([name, ...given.slice(0, count)]);
  const operations: Operations = {
    start: () => void calls.push(['start']),
    migrate: note('migrate', 0),
    check: note('check'),
    backup: note('backup'),
    restore: note('restore', 2),
    moveToPostgres: note('move'),
    leads: note('leads'),
    purge: note('purge'),
    print: note('print'),
  };
  await createProgram(operations).parseAsync(args, { from: 'user' });
  return calls.flat();
}

const nothing = {} as Operations;
const listCommands = (command: Command): Command[] => [
  command,
  ...command.commands.flatMap(listCommands),
];

describe('the linehaul command line', () => {
  it('linehaul prints its version', async () => {
    const lines: string[] = [];
    const program = createProgram(nothing).configureOutput({
      writeOut: (text) => lines.push(text),
    });
    await expect(program.parseAsync(['--version'], { from: 'user' })).rejects.toMatchObject({
      exitCode: 0,
    });
    expect(lines).toEqual([`${version}\n`]);
  });

  it.each<[string, unknown[]]>([
    ['start', ['start']],
    ['migrate', ['migrate']],
    ['check', ['check', {}]],
    ['check --backup a.jsonl', ['check', { backup: 'a.jsonl' }]],
    ['check --upgrade a.jsonl', ['check', { upgrade: 'a.jsonl' }]],
    ['backup', ['backup', undefined]],
    ['backup a.jsonl', ['backup', 'a.jsonl']],
    ['restore a.jsonl', ['restore', 'a.jsonl', { mayReplace: false }]],
    ['restore a.jsonl --replace', ['restore', 'a.jsonl', { mayReplace: true }]],
    ['move-to-postgres', ['move', undefined]],
    ['move-to-postgres a.jsonl', ['move', 'a.jsonl']],
    ['leads --since 2026-11-01', ['leads', '2026-11-01']],
    ['purge --before 2026-08-01 --dry-run', ['purge', { before: '2026-08-01', only: 'count' }]],
    ['people list', ['print', { command: 'people', action: 'list' }]],
    [
      'people add dana --role driver --email d@b.example',
      [
        'print',
        {
          command: 'people',
          action: 'add',
          username: 'dana',
          role: 'driver',
          email: 'd@b.example',
          full_name: '',
        },
      ],
    ],
    ['people disable dana', ['print', { command: 'people', action: 'disable', username: 'dana' }]],
  ])('linehaul parses the command %s', async (line, call) => {
    expect(await parsed(...line.split(' '))).toEqual(call);
  });

  it.each([
    ['restore', /missing required argument 'file'/],
    ['bckup', /unknown command 'bckup'/],
    ['leads --since soon', /must be a day like/],
    ['purge', /'--before <day>' not specified/],
    ['purge --before 2026-02-30', /must be a day like/],
    ['people', /outputHelp/],
    ['people list dana', /too many arguments/],
    ['people add --role driver --email d@b.example', /missing required argument 'username'/],
    ['people add dana --email d@b.example', /'--role <role>' not specified/],
    ['people add dana --email d@b.example --role owner', /Allowed choices are driver, mechanic/],
    ['people drop dana', /unknown command 'drop'/],
  ])('linehaul rejects the command %s', async (line, message) => {
    await expect(parsed(...line.split(' '))).rejects.toThrow(message);
  });

  it("linehaul's help describes every command, and every option except --role and --email", () => {
    for (const command of listCommands(createProgram(nothing))) {
      expect([command.name(), command.description()]).not.toContain('');
      const unclear = command.options.filter(
        ({ flags, description }) => description === '' && !/--(role|email)/.test(flags),
      );
      expect(unclear).toEqual([]);
    }
  });

  it('package.json has a script for each command of linehaul', () => {
    const { scripts } = JSON.parse(readFileSync(join(__dirname, '../../package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const names = createProgram(nothing).commands.map((command) => command.name());
    for (const name of names.filter((other) => other !== 'start')) {
      expect(scripts[name]).toBe(`node dist/server/cli.js ${name}`);
    }
    expect(scripts).toHaveProperty('start');
  });
});

it('checkMigrations and checkDatabase report no problem if a database has an admin and all migrations', async () => {
  const database = await openMigrated('embedded');
  const admin = { username: 'boss', email: '', passwordHash: 'x', role: 'admin' as const };
  await database.queries.insert(users).values(admin);
  const all = [
    (await checkMigrations(database, migrationsFolder)).check,
    ...(await checkDatabase(database)),
  ];
  await database.close();
  expect(all.filter(({ isGood }) => !isGood)).toEqual([]);
});

it('checkMigrations names the migrations that an empty database lacks', async () => {
  const database = await openEmpty('embedded');
  const { version, check } = await checkMigrations(database, migrationsFolder);
  await database.close();
  expect([version, check.isGood]).toEqual(['empty', false]);
  expect(check.text).toMatch(/^the database is empty, to apply: 0001_/);
});
