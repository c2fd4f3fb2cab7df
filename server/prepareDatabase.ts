import { warnOfHeld } from './domain/defects/heldByUpgrade';
import { blankStoredVideos } from './domain/media/blankStoredVideos';
import { verifyItems } from './domain/reports/verifyItems';
import { migrateSafely } from './jobs/backup/keptBackups';
import { openDatabase } from './jobs/backup/openDatabase';
import type { Database } from './platform/database/Database';
import { diskFullOr } from './platform/database/diskFull';
import { fillVehicleKeys } from './platform/database/fillVehicleKeys';
import { migrationState } from './platform/database/migrate';
import type { Log } from './platform/http/logging';
import type { ServerSettings } from './platform/settings/settings';
import { prepareDemonstration } from './seed/demonstration';

/** Opens and migrates the database, adds the data that this build needs, and applies SEED. */
export async function prepareDatabase(
  settings: ServerSettings,
  migrations: string,
  log: Log,
): Promise<Database> {
  const database = await openDatabase(settings, ({ message }) => log.error(message), {
    forMs: settings.databaseWait * 1000,
    everyMs: 5000,
    say: (line) => log.warn(line),
  });
  try {
    const ran = await migrateSafely(database, migrations);
    const warn = (line: string) => log.warn(line);
    await warnOfHeld(database.queries, { ran, warn, ownTimeZone: settings.timeZone });
    const { newer } = await migrationState(database.queries, migrations);
    if (newer.length > 0) log.warn(`A newer version upgraded the database: ${newer.join(', ')}.`);
    await fillVehicleKeys(database.queries);
    await verifyItems(database.queries);
    await blankStoredVideos(database);
    await prepareDemonstration(settings, database);
    return database;
  } catch (error) {
    await database.close();
    throw diskFullOr(error, database.lock?.folder);
  }
}
