import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import type { Database } from '../../platform/database/Database';
import { newestBackup } from './keptBackups';
import { DatabaseDamaged, openEmbedded } from '../../platform/database/embedded';
import { databaseCode } from '../../platform/database/failures';
import { openPostgres } from '../../platform/database/postgres';
import { operatorCommand } from '../../platform/operatorCommand';
import { SettingError } from '../../platform/settings/SettingError';
import type { ServerSettings } from '../../platform/settings/settings';

/**
 * Opens the configured database. Throws a SettingError if PostgreSQL can't be reached or the
 * embedded database's folder can't be written, and DatabaseDamaged with the remedy.
 */
export async function openDatabase(
  settings: ServerSettings,
  report?: (error: Error) => void,
): Promise<Database> {
  if (settings.databaseUrl === null) {
    await makeFolder(settings.dataDir);
    return openFolder(settings.dataDir);
  }
  try {
    const database = await openPostgres(settings.databaseUrl, report);
    return { ...database, dataFolder: settings.dataDir };
  } catch (error) {
    const reason = databaseCode(error) ?? 'no response';
    throw new SettingError('DATABASE_URL', `names a database that cannot be used (${reason})`);
  }
}

async function openFolder(folder: string): Promise<Database> {
  try {
    return await openEmbedded(folder);
  } catch (error) {
    if (!(error instanceof DatabaseDamaged)) throw error;
    const backup = await newestBackup(folder);
    const advice = backup
      ? `Restore its newest backup with: ${operatorCommand('restore', backup)}`
      : 'There is no backup of it.';
    throw new DatabaseDamaged(`${error.message} ${advice}`);
  }
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.R_OK | constants.W_OK);
  } catch (error) {
    const reason = databaseCode(error) ?? 'no access';
    throw new SettingError('DATA_DIR', `names a folder that cannot be used (${reason})`);
  }
}
