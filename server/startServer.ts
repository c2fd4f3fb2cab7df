import type { FastifyInstance } from 'fastify';
import { serveCommands } from './commands/serveCommands';
import type { Api } from './Api';
import { buildApp } from './app';
import { DailyBackups } from './jobs/backup/keptBackups';
import { createEmbeddedApi } from './createEmbeddedApi';
import { hasAdmin } from './domain/people/readPeople';
import { createLog, type Log } from './platform/http/logging';
import { demoAccounts, demoPassword } from './domain/accounts/demoAccounts';
import { withSanitizer } from './domain/content/sanitizeText';
import { prepareDatabase } from './prepareDatabase';
import { createMetrics, serveMetrics } from './jobs/metrics/serveMetrics';
import { HoldWatch } from './jobs/notifications/HoldWatch';
import { DailyPurge } from './jobs/retention/DailyPurge';
import type { ServerSettings } from './platform/settings/settings';
import { operatorCommand } from './platform/operatorCommand';
import { stopOnSignals } from './platform/stopOnSignals';
import { resolveTokenSecret } from './platform/settings/tokenSecret';

interface Folders {
  migrations: string;
  site: string;
}

export async function startServer(
  settings: ServerSettings,
  folders: Folders,
): Promise<FastifyInstance> {
  const log = createLog(settings.logLevel);
  const api = settings.apiHost === '' ? await openApi(settings, folders.migrations, log) : null;
  const metrics = settings.metrics ? createMetrics(api) : undefined;
  const app = await buildApp({ settings, api, siteFolder: folders.site, log, metrics });
  if (api) runInBackground(app, api);
  try {
    if (settings.metrics && metrics) {
      const { host, port } = settings.metrics;
      const { close } = await serveMetrics(metrics, host, port);
      app.addHook('onClose', close);
    }
    await app.ready();
    await renderPages(app);
    await app.listen({ host: settings.host, port: settings.port });
  } catch (error) {
    await app.close();
    throw error;
  }
  stopOnSignals(app);
  announce(app, settings, api, api && (await hasAdmin(api.database.queries)));
  return app;
}

/** Renders the public pages before the first visitor arrives. Keeps these calls out of the log. */
async function renderPages(app: FastifyInstance): Promise<void> {
  if (!app.renderPages) return;
  const { level } = app.log;
  if (level === 'info') app.log.level = 'warn';
  await withSanitizer(app.renderPages);
  app.log.level = level;
}

/** Serves the operator's commands, and starts the jobs once the server listens. Stops both when the server closes. */
function runInBackground(app: FastifyInstance, api: Api): void {
  const { database, notifications, settings } = api;
  const report = (problem: string) => app.log.error(problem);
  const backups = new DailyBackups(database, { info: (line) => app.log.info(line), error: report });
  const purge = new DailyPurge(database, report, settings.auditYears);
  const holds = new HoldWatch(api, report);
  const stopCommands = serveCommands(database, app.log);
  app.addHook('onListen', async () => {
    notifications.start();
    backups.start();
    purge.start();
    holds.start();
  });
  app.addHook('onClose', async () => {
    await holds.stop();
    await Promise.all([notifications.stop(), backups.stop(), purge.stop(), stopCommands()]);
    await database.close();
  });
}

async function openApi(settings: ServerSettings, migrations: string, log: Log): Promise<Api> {
  const report = (problem: string) => log.error(problem);
  const database = await prepareDatabase(settings, migrations, log);
  try {
    const tokenSecret = await resolveTokenSecret(settings);
    return await createEmbeddedApi(settings, database, { tokenSecret, migrations }, report);
  } catch (error) {
    await database.close();
    throw error;
  }
}

const isDemonstration = ({ seed }: ServerSettings) => seed === 'demo' || seed === 'site';

/** Logs the operator's next steps, at any LOG_LEVEL. */
function announce(
  app: FastifyInstance,
  settings: ServerSettings,
  api: Api | null,
  adminExists: boolean | null,
): void {
  const log = app.log.child({}, { level: 'info' });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : settings.port;
  const host = settings.host === '0.0.0.0' || settings.host === '::' ? 'localhost' : settings.host;
  if (!api) log.info(`The API is ${settings.apiHost}; the embedded API and database are off.`);
  if (api && !settings.captcha) log.warn('The captcha is off (no RECAPTCHA_SITE_KEY).');
  log.info(`Linehaul is at http://${host}:${port}`);
  if (api && isDemonstration(settings)) {
    const names = demoAccounts.map(({ username }) => username).join(', ');
    log.info(`Demonstration accounts: ${names}; password ${demoPassword}`);
  }
  if (api && !adminExists) {
    const people = operatorCommand('people', 'add NAME --role admin --email EMAIL', settings);
    log.warn(`There is no admin. Make one with: ${people}`);
  }
}
