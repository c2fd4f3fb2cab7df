import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BackupFailed } from './backup/keptBackups';
import { DatabaseDamaged } from './db/embedded';
import { FolderInUse, FolderNotPrivate } from './db/lockFolder';
import { MigrationError } from './db/migrate';
import { SettingError } from './settings/SettingError';
import { readSettings } from './settings/settings';
import { startServer } from './startServer';

// Only the owner may read the files we write.
process.umask(0o077);

/** The built server runs in dist/server, beside dist/site; unbuilt it runs in server/. */
const built = join(__dirname, '..', 'site');
const folders = {
  migrations: join(__dirname, 'migrations'),
  site: existsSync(built) ? built : join(__dirname, '..', 'dist', 'site'),
};

/** An error that the operator can fix prints one line; any other prints its stack. */
function describe(error: unknown): string {
  const understood =
    error instanceof SettingError ||
    error instanceof FolderInUse ||
    error instanceof FolderNotPrivate ||
    error instanceof DatabaseDamaged ||
    error instanceof BackupFailed ||
    error instanceof MigrationError ||
    (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE');
  if (understood) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

async function main(): Promise<void> {
  await startServer(readSettings(process.env), folders);
}

main().catch((error: unknown) => {
  console.error(`Linehaul did not start: ${describe(error)}`);
  process.exit(1);
});
