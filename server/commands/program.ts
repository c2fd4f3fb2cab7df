import { Command, InvalidArgumentError, Option } from 'commander';
import { isCalendarDay } from '@/contract/dates';
import { roles } from '@/contract/office/roles';
import { buildVersion } from '../platform/version';
import type { AdminCommand } from './commands';
import type { PurgeCommand } from './purgeCommand';
import { peopleActions } from './peopleCommands';

export type PrintedCommand = Exclude<
  AdminCommand,
  { command: 'backup' | 'check' | 'leads' | 'purge' }
>;

export interface Operations {
  start: () => void;
  migrate: () => Promise<void>;
  check: (backups: { backup?: string; upgrade?: string }) => Promise<void>;
  backup: (file: string | undefined) => Promise<void>;
  restore: (file: string, options: { mayReplace: boolean }) => Promise<void>;
  moveToPostgres: (file: string | undefined) => Promise<void>;
  leads: (since: string) => Promise<void>;
  purge: (options: Pick<PurgeCommand, 'before' | 'only'>) => Promise<void>;
  print: (command: PrintedCommand) => Promise<void>;
}

const description = `Runs Linehaul and works on its data, with the settings of the environment
(docs/operations.md). In a checkout each command is also npm run COMMAND -- ARGUMENTS.`;

/**
 * Creates the command line. Parsing throws a CommanderError for invalid arguments. After printing help, it throws one
 * with exit code 0.
 */
export function createProgram(operations: Operations): Command {
  const program = new Command('linehaul')
    .description(description)
    .version(buildVersion)
    .exitOverride()
    .configureOutput({ writeErr: () => undefined });
  const command = (usage: string, summary: string) => program.command(usage).description(summary);
  command('start', 'migrate the database and serve until SIGTERM').action(operations.start);
  command('migrate', "bring the database to this build's version").action(operations.migrate);
  command('check', 'say whether the settings and the database are in order')
    .option('--backup <file>', 'or whether a backup can be restored; changes nothing')
    .option('--upgrade <file>', 'the same, and whether each read call responds after the upgrade')
    .action(operations.check);
  command('backup', 'write accounts, reports, leads, content and media to a file')
    .argument('[file]', 'by default one of the last seven in DATA_DIR/backups')
    .action(operations.backup);
  command('restore', 'put a backup into the database')
    .argument('<file>')
    .option('--replace', 'into one that is not empty, which is backed up first')
    .action((file: string, { replace }: { replace?: boolean }) =>
      operations.restore(file, { mayReplace: replace === true }),
    );
  command('move-to-postgres', 'fill the empty database of DATABASE_URL')
    .argument('[file]', 'a backup; by default a new one of the embedded database')
    .action(operations.moveToPostgres);
  addPeople(program, operations);
  command('leads', 'print applications and quotes as CSV')
    .requiredOption('--since <day>', "the carrier's first day, like 2026-11-01", parseDay)
    .action(({ since }: { since: string }) => operations.leads(since));
  command('purge', 'delete sent and superseded reports whose defects are closed')
    .requiredOption('--before <day>', 'the first day to keep, like 2026-08-01', parseDay)
    .option('--dry-run', 'only count them')
    .action(({ before, dryRun }: { before: string; dryRun?: boolean }) =>
      operations.purge({ before, only: dryRun ? 'count' : 'delete' }),
    );
  return program;
}

const summaries: Record<(typeof peopleActions)[number], string> = {
  'reset-password': 'end the sessions of an account and print a new first password',
  disable: 'end the sessions of an account and let it sign in no more',
  enable: 'let a disabled account sign in again',
  'sign-out': 'end the sessions of an account',
};

interface NewPersonOptions {
  role: string;
  email: string;
  name: string;
  until?: string;
}

function addPeople(program: Command, { print }: Operations): void {
  const people = program.command('people').description('list, add and change accounts');
  const command = 'people';
  people
    .command('list')
    .description('print the accounts')
    .action(() => print({ command, action: 'list' }));
  people
    .command('add')
    .description('make an account and print its first password')
    .argument('<username>')
    .addOption(new Option('--role <role>').choices(roles).makeOptionMandatory())
    .requiredOption('--email <address>')
    .option('--name <text>', 'the full name', '')
    .option('--until <day>', "an auditor's last day, like 2026-12-31", parseDay)
    .action((username: string, options: NewPersonOptions) => {
      const { role, email, name, until } = options;
      return print({
        command,
        action: 'add',
        username,
        role,
        email,
        full_name: name,
        ...(until !== undefined && { access_until: until }),
      });
    });
  for (const action of peopleActions) {
    people
      .command(action)
      .description(summaries[action])
      .argument('<username>')
      .action((username: string) => print({ command, action, username }));
  }
}

function parseDay(text: string): string {
  if (!isCalendarDay(text)) throw new InvalidArgumentError('It must be a day like 2026-08-01.');
  return text;
}
