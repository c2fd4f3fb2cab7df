import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { restore, RestoreError } from './backup/restore';
import type { Database } from './db/Database';
import { FolderInUse } from './db/lockFolder';
import { migrate, MigrationError } from './db/migrate';
import { runDeskCommand } from './desk/commands';
import type { DeskCommand } from './desk/commands';
import { askRunningServer } from './desk/deskSocket';
import { openDatabase } from './openDatabase';
import { SettingError } from './settings/SettingError';
import { readSettings } from './settings/settings';
import type { Settings } from './settings/settings';

/** `npm run backup`, `npm run restore` and `npm run leads`: the same settings as the server's. */
const usage = [
  'npm run backup -- FILE              writes accounts, reports, leads and content to FILE',
  'npm run restore -- FILE             puts a backup in place of what the database holds',
  'npm run leads -- --since 2026-11-01 prints applications and quotes since that day (UTC) as CSV',
].join('\n');

class UsageError extends Error {}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { since: { type: 'string' } },
  });
  const [command, file] = positionals;
  const settings = readSettings(process.env);
  if (command === 'backup' && file) return writeBackup(settings, file);
  if (command === 'restore' && file) return readBackup(settings, file);
  if (command === 'leads' && values.since) return printLeads(settings, values.since);
  throw new UsageError(usage);
}

/** The file gets its name only when it is whole. */
async function writeBackup(settings: Settings, file: string): Promise<void> {
  const partial = `${file}.partial`;
  const output = createWriteStream(partial, { mode: 0o600 });
  await run(settings, { command: 'backup' }, async (text) => {
    if (!output.write(text)) await once(output, 'drain');
  });
  output.end();
  await once(output, 'close');
  await rename(partial, file);
  console.log(`Backed up to ${file}.`);
}

async function readBackup(settings: Settings, file: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  await withDatabase(settings, async (database) => {
    await migrate(database, join(__dirname, 'migrations'));
    const sums = await restore(database.queries, text);
    const rows = sums.reduce((total, sum) => total + sum.rows, 0);
    console.log(`Restored ${rows} rows of ${sums.length} tables; counts and checksums are equal.`);
  });
}

async function printLeads(settings: Settings, since: string): Promise<void> {
  const day = new Date(since);
  if (Number.isNaN(day.getTime())) throw new UsageError('--since must be a date like 2026-11-01.');
  await run(settings, { command: 'leads', since: day.toISOString() }, async (text) => {
    if (!process.stdout.write(text)) await once(process.stdout, 'drain');
  });
}

/** By the running server where there is one on the embedded database, else on the database itself. */
async function run(
  settings: Settings,
  command: DeskCommand,
  write: (text: string) => Promise<void>,
): Promise<void> {
  const embedded = settings.databaseUrl === null;
  if (embedded && !existsSync(settings.dataDir)) {
    throw new UsageError(`There is no database in ${settings.dataDir}.`);
  }
  if (embedded && (await askRunningServer(settings.dataDir, command, write))) return;
  await withDatabase(settings, async (database) => {
    await migrate(database, join(__dirname, 'migrations'));
    await runDeskCommand(database.queries, command, write);
  });
}

async function withDatabase(settings: Settings, use: (database: Database) => Promise<void>) {
  const database = await openDatabase(settings);
  try {
    await use(database);
  } finally {
    await database.close();
  }
}

const understood = [UsageError, SettingError, FolderInUse, MigrationError, RestoreError];

main().catch((error: unknown) => {
  const known = error instanceof Error && understood.some((kind) => error instanceof kind);
  console.error(known ? error.message : error);
  process.exitCode = 1;
});
