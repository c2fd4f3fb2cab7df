import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { CommanderError } from 'commander';
import { operationsIn } from './commands/operations';
import { createProgram } from './commands/program';
import { createLog } from './platform/http/logging';
import { fixableFailure } from './platform/fixableFailure';
import { readSettings } from './platform/settings/settings';

// Makes files readable only by their owner.
process.umask(0o077);

/**
 * Identifies this command in its log lines and in those of the running server. A command's result goes to standard
 * output, and its messages and errors go to standard error.
 */
const reqId = randomUUID();
const log = createLog('info', process.stderr).child({ reqId });

const operations = operationsIn({
  settings: () => readSettings(process.env),
  start: () => void createRequire(__filename)(join(__dirname, 'main')),
  migrationsFolder: join(__dirname, 'migrations'),
  // Imported on demand, because only this command needs the whole API.
  readEverything: async (...given) => (await import('./readEverything')).readEverything(...given),
  log,
  reqId,
});

function describeUsageError({ code, message }: CommanderError): string {
  if (code === 'commander.help') return 'Choose a command. linehaul --help lists them.';
  const text = message.replace(/^error: /, '').replace('\n', ' ');
  return `${text.replace(/\.$/, '')}. See linehaul --help.`;
}

createProgram(operations)
  .parseAsync()
  .catch((error: unknown) => {
    if (error instanceof CommanderError && error.exitCode === 0) return;
    process.exitCode = 1;
    const reason =
      error instanceof CommanderError ? describeUsageError(error) : fixableFailure(error);
    log.error(reason === undefined ? { err: error } : {}, reason ?? 'the command failed');
  });
