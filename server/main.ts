import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BackupFailed } from './jobs/backup/keptBackups';
import { DatabaseDamaged } from './platform/database/embedded';
import { FolderInUse, FolderNotPrivate } from './platform/database/lockFolder';
import { MigrationError } from './platform/database/migrate';
import { fixableFailure } from './platform/fixableFailure';
import { createLog } from './platform/http/logging';
import { SettingError } from './platform/settings/SettingError';
import { readSettings } from './platform/settings/settings';
import { startServer } from './startServer';

// Only the owner may read the files that this process writes.
process.umask(0o077);

/** The built server runs in dist/server, next to dist/site; unbuilt it runs in server/. */
const built = join(__dirname, '..', 'site');
const folders = {
  migrations: join(__dirname, 'migrations'),
  site: existsSync(built) ? built : join(__dirname, '..', 'dist', 'site'),
};

/** Errors whose message says what the operator can do. */
const understood = [
  SettingError,
  FolderInUse,
  FolderNotPrivate,
  DatabaseDamaged,
  BackupFailed,
  MigrationError,
];

function reasonOf(error: unknown): string | undefined {
  const known = understood.find((type) => error instanceof type);
  return known && error instanceof Error ? error.message : fixableFailure(error);
}

/** Logs the last line of a process, whatever LOG_LEVEL says. */
function fail(message: string, err?: unknown): never {
  createLog('fatal').fatal(err === undefined ? {} : { err }, message);
  process.exit(1);
}

process.on('uncaughtException', (error) => fail('Linehaul ended', error));

Promise.resolve()
  .then(() => startServer(readSettings(process.env), folders))
  .catch((error: unknown) => {
    const reason = reasonOf(error);
    if (reason !== undefined) fail(`Linehaul did not start: ${reason}`);
    fail('Linehaul did not start', error);
  });
