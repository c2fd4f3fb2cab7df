/**
 * Prepares the database during the build, which makes the first start faster. Prints nothing, because the server
 * reports the same error when it opens the database after the build.
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

// Makes files readable only for their owner.
process.umask(0o077);
main().catch(() => process.exit(1));
