import type { Database } from './db/Database';
import { openEmbedded } from './db/embedded';
import { databaseCode } from './db/failures';
import { openPostgres } from './db/postgres';
import { SettingError } from './settings/SettingError';
import type { Settings } from './settings/settings';

/** Opens the database that the settings name. Throws a SettingError when PostgreSQL can't be reached. */
export async function openDatabase(
  settings: Settings,
  report?: (error: Error) => void,
): Promise<Database> {
  if (settings.databaseUrl === null) return openEmbedded(settings.dataDir);
  try {
    return await openPostgres(settings.databaseUrl, report);
  } catch (error) {
    const reason = databaseCode(error) ?? 'no answer';
    throw new SettingError('DATABASE_URL', `names a database that cannot be used (${reason})`);
  }
}
