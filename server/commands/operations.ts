import { existsSync } from 'node:fs';
import { PassThrough, type Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import * as v from 'valibot';
import { warnOfHeld } from '../domain/defects/heldByUpgrade';
import { checkBackup, type BackupFile } from '../jobs/backup/backupFile';
import { keepFile, migrateSafely } from '../jobs/backup/keptBackups';
import { rehearse } from '../jobs/backup/rehearse';
import { restoreDamaged } from '../jobs/backup/restoreDamaged';
import { restoreSafely } from '../jobs/backup/restoreSafely';
import type { TableRows } from '../jobs/backup/tables';
import { writeWhole } from '../jobs/backup/wholeFile';
import { openDatabase } from '../jobs/backup/openDatabase';
import type { Database } from '../platform/database/Database';
import { readMigrations } from '../platform/database/migrate';
import { diskFullOr } from '../platform/database/diskFull';
import { databaseName, DatabaseDamaged } from '../platform/database/embedded';
import type { Log } from '../platform/http/logging';
import type { ServerSettings } from '../platform/settings/settings';
import { askRunningServer } from './askRunningServer';
import { checkMigrations, checks, type Check } from './checkDatabase';
import { CommandFailed } from './CommandFailed';
import { changes, runAdminCommand, type AdminCommand } from './commands';
import { moveToPostgres } from './moveToPostgres';
import { namingFile } from './namingFile';
import type { Operations } from './program';
import { readUpgraded, upgradeLines, type Upgraded } from './upgradeChanges';
import { UsageError } from './UsageError';

interface Read {
  calls: number;
  failed: string[];
}

interface Context {
  /** Reads the settings. A function, because the help needs no settings. */
  settings: () => ServerSettings;
  start: () => void;
  migrationsFolder: string;
  readEverything: (
    settings: ServerSettings,
    database: Database,
    migrations: string,
  ) => Promise<Read>;
  log: Log;
  /** Identifies the command in the log of the running server. */
  reqId: string;
}

/** The commands on the configured database. Results go to standard output, and messages to the log. */
export function operationsIn(context: Context): Operations {
  const { settings, log, migrationsFolder, start } = context;
  return {
    start,
    migrate: async () => {
      const applied = await withDatabase(settings(), async (database) => {
        const ran = await migrateSafely(database, migrationsFolder);
        const warn = (line: string) => log.warn(line);
        await warnOfHeld(database.queries, { ran, warn, ownTimeZone: settings().timeZone });
        return ran;
      });
      log.info(`Applied ${applied.length} migrations; the database is of this version.`);
    },
    check: ({ backup, upgrade }) => {
      if (upgrade !== undefined) return checkUpgrade(context, upgrade);
      return backup === undefined ? check(context) : checkRestore(context, backup);
    },
    backup: async (given) => {
      const write = async (output: Writable) => {
        await run(context, { command: 'backup' }, output);
      };
      const { dataDir } = settings();
      const file = await namingFile(given ?? dataDir, async () => {
        if (given === undefined) return keepFile(dataDir, '', write);
        await writeWhole(given, write);
        return given;
      });
      log.info(`Backed up to ${file}.`);
    },
    restore: async (path, { mayReplace }) => {
      const file = await namingFile(path, () => checkBackup(path));
      const { restored, keptAs, before } = await putBack(context, file, mayReplace);
      logRestored(log, restored);
      if (before !== null) log.info(`What the database held before is in ${before}.`);
      if (keptAs !== null) log.info(`The damaged database is kept in ${keptAs}.`);
    },
    moveToPostgres: async (given) => {
      const { path, restored } = await moveToPostgres(settings(), given, migrationsFolder);
      logRestored(log, restored);
      log.info(`Moved to PostgreSQL from ${path}. Start the server with DATABASE_URL.`);
    },
    leads: async (since) => {
      const { timeZone } = settings();
      await run(context, { command: 'leads', since, time_zone: timeZone }, process.stdout);
    },
    purge: async (options) => {
      const command = { ...options, command: 'purge', time_zone: settings().timeZone } as const;
      await run(context, command, process.stdout);
    },
    print: async (command) => {
      await run(context, command, process.stdout);
    },
  };
}

function logRestored(log: Log, restored: TableRows[]): void {
  const rows = restored.reduce((total, table) => total + table.rows, 0);
  log.info(`Restored ${rows} rows of ${restored.length} tables; hash and counts are equal.`);
}

async function putBack(
  { settings, migrationsFolder }: Context,
  file: BackupFile,
  mayReplace: boolean,
) {
  const { dataDir: dataFolder } = settings();
  try {
    const done = await withDatabase(settings(), (database) =>
      restoreSafely(database, file, { migrationsFolder, dataFolder, mayReplace }),
    );
    return { ...done, keptAs: null };
  } catch (error) {
    if (!(error instanceof DatabaseDamaged)) throw error;
    return { ...(await restoreDamaged(dataFolder, file, migrationsFolder)), before: null };
  }
}

async function checkRestore({ migrationsFolder }: Context, path: string): Promise<void> {
  printRestored(await namingFile(path, () => rehearse(path, migrationsFolder)));
}

/**
 * Restores a backup into a scratch database, upgrades it, makes each read call once, and prints what the upgrade
 * changed.
 */
async function checkUpgrade(
  { migrationsFolder, settings, readEverything }: Context,
  path: string,
): Promise<void> {
  let read: Read = { calls: 0, failed: [] };
  let upgraded: Upgraded = {
    rows: [],
    typed: { reopened: 0, kept: 0 },
    unconfirmed: 0,
    held: { before: 0, after: 0 },
  };
  const rehearsed = await namingFile(path, () =>
    rehearse(path, migrationsFolder, async (database) => {
      upgraded = await readUpgraded(database.queries, settings().timeZone);
      read = await readEverything(settings(), database, migrationsFolder);
    }),
  );
  printRestored(rehearsed);
  const { restored, upgrades } = rehearsed;
  const migrations = await readMigrations(migrationsFolder);
  const applied = migrations.filter(({ name }) => upgrades.includes(name));
  for (const [name, line] of upgradeLines(applied, restored, upgraded)) printLine(name, line);
  const { calls, failed } = read;
  if (failed.length > 0) throw new CommandFailed(`These calls failed: ${failed.join(', ')}.`);
  printLine('calls', `${calls} read calls responded`);
}

const printLine = (name: string, text: string) =>
  void process.stdout.write(`good  ${name.padEnd(7)}  ${text}\n`);

function printRestored({ restored }: Awaited<ReturnType<typeof rehearse>>): void {
  const rows = restored.reduce((total, table) => total + table.rows, 0);
  printLine('backup', `${rows} rows of ${restored.length} tables came back`);
}

const notCompared: Check = {
  name: 'migrations',
  isGood: true,
  text: 'not compared, as the running server has the database: it applied its own at its start',
};

async function check(context: Context): Promise<void> {
  const output = new PassThrough();
  const [json, migrations] = await Promise.all([
    text(output),
    run(context, { command: 'check' }, output),
  ]);
  const all = [
    { name: 'settings', isGood: true, text: 'are valid' },
    migrations,
    ...v.parse(checks, JSON.parse(json)),
  ];
  for (const { name, isGood, text: line } of all) {
    process.stdout.write(`${isGood ? 'good' : 'BAD '}  ${name.padEnd(13)}  ${line}\n`);
  }
  const bad = all.filter(({ isGood }) => !isGood);
  if (bad.length > 0) throw new CommandFailed(`${bad.length} of ${all.length} checks failed.`);
}

/**
 * Runs the command in the server that uses the embedded database. Runs the command directly on PostgreSQL, or on the
 * embedded database if no server runs. Returns how the database's migrations compare with this build's, or
 * `notCompared` from a running server.
 */
async function run(
  { settings, migrationsFolder, log, reqId }: Context,
  command: AdminCommand,
  output: Writable,
): Promise<Check> {
  const { databaseUrl, dataDir } = settings();
  const embedded = databaseUrl === null;
  if (embedded) {
    const order = { command, reqId };
    if (existsSync(dataDir) && (await askRunningServer(dataDir, order, output))) return notCompared;
    // Checks first, because opening a missing database would create an empty one.
    if (!existsSync(join(dataDir, databaseName))) {
      throw new UsageError(`There is no database in ${dataDir}.`);
    }
  }
  return withDatabase(settings(), async (database) => {
    if (changes(command)) await migrateSafely(database, migrationsFolder);
    const { version, check: migrations } = await checkMigrations(database, migrationsFolder);
    const isCheck = command.command === 'check';
    if (!isCheck && version !== 'same') log.warn(migrations.text);
    // A backup works with tables of any version. Every other command needs tables that this build can use.
    const isBackup = command.command === 'backup' && version !== 'empty';
    if (migrations.isGood || isBackup) await runAdminCommand(database, command, output);
    else if (isCheck) output.end('[]');
    else throw new CommandFailed('Run the command migrate first, or use the other version.');
    return migrations;
  });
}

async function withDatabase<T>(settings: ServerSettings, use: (database: Database) => Promise<T>) {
  const database = await openDatabase(settings);
  try {
    return await use(database);
  } catch (error) {
    throw diskFullOr(error, database.lock?.folder);
  } finally {
    await database.close();
  }
}
