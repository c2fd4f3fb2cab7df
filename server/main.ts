import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hashesAtOnce } from './domain/accounts/passwords';
import { fixableFailure } from './platform/fixableFailure';
import { createLog } from './platform/http/logging';
import { readSettings } from './platform/settings/settings';
import { buildVersion } from './platform/version';
import { startServer } from './startServer';

// Makes files readable only by their owner.
process.umask(0o077);

// Sets the number of threads before the first thread starts. File access, name look-ups and compression keep Node's
// usual four threads, regardless of how many passwords are being hashed.
process.env.UV_THREADPOOL_SIZE ??= String(4 + hashesAtOnce);

/** The path of the built site from dist/server, where the built server runs. An unbuilt server runs in server/. */
const built = join(__dirname, '..', 'site');
const folders = {
  migrations: join(__dirname, 'migrations'),
  site: existsSync(built) ? built : join(__dirname, '..', 'dist', 'site'),
};

/** Logs the last line of a process at any LOG_LEVEL, and exits with code 1. */
function fail(message: string, err?: unknown): never {
  createLog('fatal').fatal(err === undefined ? {} : { err }, message);
  process.exit(1);
}

process.on('uncaughtException', (error) => fail('Linehaul ended', error));

createLog('info').info(`Linehaul ${buildVersion} starts.`);

Promise.resolve()
  .then(() => startServer(readSettings(process.env), folders))
  .catch((error: unknown) => {
    const reason = fixableFailure(error);
    if (reason !== undefined) fail(`Linehaul did not start: ${reason}`);
    fail('Linehaul did not start', error);
  });
