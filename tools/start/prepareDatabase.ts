/**
 * Prepares the database during the build, so that the first start does not wait for one after the other. It prints
 * nothing, because the server reports the same error when it opens the database after the build.
 */
import { prepareDatabase } from '../../server/prepareDatabase';
import { createLog } from '../../server/platform/http/logging';
import { readSettings } from '../../server/platform/settings/settings';
import { inRoot } from '../machine/paths';

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  if (settings.apiHost !== '') return;
  const database = await prepareDatabase(
    settings,
    inRoot('server', 'migrations'),
    createLog('silent'),
  );
  await database.close();
}

// Only the owner may read the files that this process writes.
process.umask(0o077);
main().catch(() => process.exit(1));
