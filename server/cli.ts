import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { askRunningServer } from './commands/askRunningServer';
import { CommandFailed } from './commands/CommandFailed';
import { runAdminCommand } from './commands/commands';
import type { AdminCommand } from './commands/commands';
import { checkBackup, RestoreError } from './jobs/backup/backupFile';
import type { BackupFile } from './jobs/backup/backupFile';
import { BackupFailed, migrateSafely } from './jobs/backup/keptBackups';
import { restoreDamaged } from './jobs/backup/restoreDamaged';
import { restoreSafely } from './jobs/backup/restoreSafely';
import type { TableRows } from './jobs/backup/tables';
import { writeWhole } from './jobs/backup/wholeFile';
import { moveToPostgres } from './commands/moveToPostgres';
import { namingFile } from './commands/namingFile';
import { peopleCommandOf, peopleUsage } from './commands/peopleArguments';
import { purgeCommandOf, purgeUsage } from './commands/purgeArguments';
import { UsageError } from './commands/UsageError';
import type { Database } from './platform/database/Database';
import { DatabaseDamaged } from './platform/database/embedded';
import { FolderInUse, FolderNotPrivate } from './platform/database/lockFolder';
import { MigrationError } from './platform/database/migrate';
import { createLog } from './platform/http/logging';
import { openDatabase } from './openDatabase';
import { SettingError } from './platform/settings/SettingError';
import { readSettings } from './platform/settings/settings';
import type { ServerSettings } from './platform/settings/settings';

// Only the owner may read the files we write.
process.umask(0o077);

/** The operator's commands, each a script of package.json, with the server's settings. */
const usage = [
  'npm run backup -- FILE              writes accounts, reports, leads and content to FILE',
  'npm run restore -- FILE [--replace] puts a backup into the database; --replace: into one that is not empty',
  'npm run leads -- --since 2026-11-01 prints applications and quotes since that day (UTC) as CSV',
  'npm run move-to-postgres [-- FILE]  fills the empty database of DATABASE_URL with FILE, or with the embedded database',
  peopleUsage,
  purgeUsage,
].join('\n');

/**
 * A command's result is on standard output; its messages and errors are lines of the log on standard
 * error, with the id that the running server logs too.
 */
const reqId = randomUUID();
const log = createLog('info', process.stderr).child({ reqId });

const migrationsFolder = join(__dirname, 'migrations');

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      since: { type: 'string' },
      role: { type: 'string' },
      email: { type: 'string' },
      name: { type: 'string' },
      before: { type: 'string' },
      'dry-run': { type: 'boolean' },
      replace: { type: 'boolean' },
    },
  });
  const [command, file] = positionals;
  const settings = readSettings(process.env);
  if (command === 'backup' && file) return writeBackup(settings, file);
  if (command === 'restore' && file) {
    return readBackup(settings, file, { mayReplace: values.replace === true });
  }
  if (command === 'move-to-postgres') return move(settings, file);
  if (command === 'leads' && values.since) return printLeads(settings, values.since);
  if (command === 'people') {
    return run(settings, peopleCommandOf(positionals.slice(1), values), process.stdout);
  }
  if (command === 'purge') return run(settings, purgeCommandOf(values), process.stdout);
  throw new UsageError(usage);
}

async function writeBackup(settings: ServerSettings, file: string): Promise<void> {
  await namingFile(file, () =>
    writeWhole(file, (output) => run(settings, { command: 'backup' }, output)),
  );
  log.info(`Backed up to ${file}.`);
}

async function readBackup(
  settings: ServerSettings,
  path: string,
  { mayReplace }: { mayReplace: boolean },
): Promise<void> {
  const file = await namingFile(path, () => checkBackup(path));
  const { restored, keptAs, before } = await putBack(settings, file, mayReplace);
  logRestored(restored);
  if (before !== null) log.info(`What the database held before is in ${before}.`);
  if (keptAs !== null) log.info(`The damaged database is kept in ${keptAs}.`);
}

function logRestored(restored: TableRows[]): void {
  const rows = restored.reduce((total, table) => total + table.rows, 0);
  log.info(`Restored ${rows} rows of ${restored.length} tables; hash and counts are equal.`);
}

async function move(settings: ServerSettings, given: string | undefined): Promise<void> {
  const { path, restored } = await moveToPostgres(settings, given, migrationsFolder);
  logRestored(restored);
  log.info(`Moved to PostgreSQL from ${path}. Start the server with DATABASE_URL.`);
}

async function putBack(settings: ServerSettings, file: BackupFile, mayReplace: boolean) {
  try {
    const { dataDir: dataFolder } = settings;
    const done = await withDatabase(settings, (database) =>
      restoreSafely(database, file, { migrationsFolder, dataFolder, mayReplace }),
    );
    return { ...done, keptAs: null };
  } catch (error) {
    if (!(error instanceof DatabaseDamaged)) throw error;
    return { ...(await restoreDamaged(settings.dataDir, file, migrationsFolder)), before: null };
  }
}

async function printLeads(settings: ServerSettings, since: string): Promise<void> {
  const day = new Date(since);
  if (Number.isNaN(day.getTime())) throw new UsageError('--since must be a date like 2026-11-01.');
  await run(settings, { command: 'leads', since: day.toISOString() }, process.stdout);
}

/**
 * Runs the command through the server that runs on the embedded database, or else on the database
 * itself.
 */
async function run(
  settings: ServerSettings,
  command: AdminCommand,
  output: Writable,
): Promise<void> {
  const embedded = settings.databaseUrl === null;
  if (embedded && !existsSync(settings.dataDir)) {
    throw new UsageError(`There is no database in ${settings.dataDir}.`);
  }
  if (embedded && (await askRunningServer(settings.dataDir, { command, reqId }, output))) return;
  await withDatabase(settings, async (database) => {
    await migrateSafely(database, migrationsFolder);
    await runAdminCommand(database, command, output);
  });
}

async function withDatabase<T>(settings: ServerSettings, use: (database: Database) => Promise<T>) {
  const database = await openDatabase(settings);
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}

const understood = [
  UsageError,
  SettingError,
  FolderInUse,
  FolderNotPrivate,
  DatabaseDamaged,
  MigrationError,
  BackupFailed,
  RestoreError,
  CommandFailed,
];

main().catch((error: unknown) => {
  const known = error instanceof Error && understood.some((kind) => error instanceof kind);
  log.error(known ? {} : { err: error }, known ? error.message : 'the command failed');
  process.exitCode = 1;
});
