import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../platform/database/Database';
import { newestBackup } from './keptBackups';
import { DatabaseDamaged, openEmbedded } from '../../platform/database/embedded';
import { databaseCode, isDatabaseGone } from '../../platform/database/failures';
import { openPostgres } from '../../platform/database/postgres';
import { operatorCommand } from '../../platform/operatorCommand';
import { SettingError } from '../../platform/settings/SettingError';
import type { ServerSettings } from '../../platform/settings/settings';

interface Patience {
  forMs: number;
  /** The wait in ms between attempts. */
  everyMs: number;
  say: (line: string) => void;
}

/**
 * Opens the configured database. If the embedded database is damaged, the error's message names the backup to restore,
 * if there is one.
 */
export async function openDatabase(
  settings: ServerSettings,
  report?: (error: Error) => void,
  patience?: Patience,
): Promise<Database> {
  if (settings.databaseUrl === null) {
    await makeFolder(settings.dataDir);
    return openFolder(settings.dataDir);
  }
  try {
    const database = await openLate(settings.databaseUrl, report, patience);
    return { ...database, dataFolder: settings.dataDir };
  } catch (error) {
    const reason = databaseCode(error) ?? 'no response';
    throw new SettingError('DATABASE_URL', `names a database that cannot be used (${reason})`);
  }
}

async function openLate(
  url: string,
  report: ((error: Error) => void) | undefined,
  patience: Patience | undefined,
): Promise<Database> {
  const end = Date.now() + (patience?.forMs ?? 0);
  for (;;) {
    try {
      return await openPostgres(url, report);
    } catch (error) {
      if (!patience || !isDatabaseGone(error) || Date.now() >= end) throw error;
      const reason = databaseCode(error) ?? 'no response';
      patience.say(`PostgreSQL does not respond yet (${reason}). The start waits for it.`);
      await sleep(patience.everyMs);
    }
  }
}

async function openFolder(folder: string): Promise<Database> {
  try {
    return await openEmbedded(folder);
  } catch (error) {
    if (!(error instanceof DatabaseDamaged)) throw error;
    const backup = await newestBackup(folder);
    const advice = backup
      ? `Restore its newest backup with: ${operatorCommand('restore', backup, { dataDir: folder })}`
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
