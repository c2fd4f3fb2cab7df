import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkBackup, RestoreError } from '../jobs/backup/backupFile';
import { keepBackup } from '../jobs/backup/keptBackups';
import { isEmpty, restoreSafely } from '../jobs/backup/restoreSafely';
import type { TableRows } from '../jobs/backup/tables';
import { openDatabase } from '../jobs/backup/openDatabase';
import { databaseName } from '../platform/database/embedded';
import { SettingError } from '../platform/settings/SettingError';
import type { ServerSettings } from '../platform/settings/settings';
import { namingFile } from './namingFile';
import { UsageError } from './UsageError';

/**
 * Restores a backup into the database of DATABASE_URL, which must be empty. If no file is given, backs up the embedded
 * database first. Returns the backup's path and the row counts.
 */
export async function moveToPostgres(
  settings: ServerSettings,
  given: string | undefined,
  migrationsFolder: string,
): Promise<{ path: string; restored: TableRows[] }> {
  if (settings.databaseUrl === null) {
    throw new SettingError('DATABASE_URL', 'must name the PostgreSQL database to move to');
  }
  const target = await openDatabase(settings);
  try {
    if (!(await isEmpty(target))) {
      throw new RestoreError('The database of DATABASE_URL is not empty. Move into a new one.');
    }
    const path = given ?? (await backUpFolder(settings));
    const file = await namingFile(path, () => checkBackup(path));
    const options = { migrationsFolder, dataFolder: settings.dataDir, mayReplace: false };
    return { path, restored: (await restoreSafely(target, file, options)).restored };
  } finally {
    await target.close();
  }
}

async function backUpFolder(settings: ServerSettings): Promise<string> {
  const { dataDir } = settings;
  if (!existsSync(join(dataDir, databaseName))) {
    throw new UsageError(`There is no database in ${dataDir}.`);
  }
  const source = await openDatabase({ ...settings, databaseUrl: null });
  try {
    return await keepBackup(source, dataDir, '-before-move');
  } finally {
    await source.close();
  }
}
