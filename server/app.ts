import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import type { Api } from './Api';
import { everyCall } from './api/calls';
import { registerOpenApi } from './api/openApi';
import { registerCalls } from './api/registerCalls';
import { healthPlugin } from './api/health/plugin';
import { DiskFull, diskFullOr } from './platform/database/diskFull';
import { clientErrorHandler } from './platform/http/clientErrors';
import { registerCrossOrigin, registerCsrf, setCsrfCookie } from './platform/http/csrf';
import { handleError } from './platform/http/errorHandler';
import { defaultBodyLimit } from './platform/http/longestJson';
import { createLog, loggingOptions, logRequests, type Log } from './platform/http/logging';
import { KnownCalls } from './platform/http/notFound';
import { registerRateLimits, warnOfUntrustedProxy } from './platform/http/rateLimits';
import { registerSecurityHeaders } from './platform/http/securityHeaders';
import { notFound } from './platform/rejections';
import { limitBodies, timeLimitOptions, type TimeLimits } from './platform/http/timeLimits';
import { Limits } from './platform/limits/Limits';
import { measureRequests } from './platform/http/measureRequests';
import { mediaPlugin } from './site/media/plugin';
import { companyNamed } from '@/contract/company';
import type { ServerSettings } from './platform/settings/settings';
import { indexesPlugin } from './site/indexes';
import { officePagePlugin } from './site/officePage';
import { appIconsPlugin } from './site/appIcons';
import { manifestPlugin } from './site/manifest';
import { openPages, type SiteOptions } from './site/openPages';
import { wantsPage, webPlugin } from './site/plugin';
import { readShell } from './site/shell';

export interface Dependencies {
  settings: ServerSettings;
  /** Null if API_HOST names another backend. */
  api: Api | null;
  /** The folder of the built site. Without it, the server serves only the API. */
  siteFolder: string | null;
  log?: Log;
  timeLimits?: TimeLimits;
  metrics?: Registry;
}

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Starts the shutdown. From then on, /readyz reports that the server is not ready, and each connection closes after
     * its response.
     */
    drain(): void;
  }
}

/** Builds the server without listening. */
export async function buildApp(dependencies: Dependencies): Promise<FastifyInstance> {
  const { settings, api, siteFolder, log = createLog(settings.logLevel) } = dependencies;
  let stopping = false;
  const app = fastify({
    ...loggingOptions(log, settings.trustProxy.length > 0),
    bodyLimit: defaultBodyLimit,
    trustProxy: settings.trustProxy.length > 0 ? settings.trustProxy : false,
    ...timeLimitOptions(dependencies.timeLimits),
    clientErrorHandler,
    frameworkErrors: handleError,
    // During shutdown, the server still responds on open connections and then closes them.
    return503OnClosing: false,
  });
  app.decorate('drain', () => {
    stopping = true;
  });
  app.addHook('preClose', async () => app.drain());
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('Connection', 'close');
  });
  app.removeContentTypeParser('text/plain');
  app.decorateRequest('signedIn', null);
  limitBodies(app, dependencies.timeLimits);
  logRequests(app);
  measureRequests(app, dependencies.metrics);
  app.setErrorHandler(handleError);
  const calls = new KnownCalls();
  calls.watch(app);
  const shell = siteFolder && (await readShell(siteFolder));
  registerSecurityHeaders(app, settings, shell ? shell.scriptHashes : []);
  warnOfUntrustedProxy(app, settings);
  await app.register(cookie);
  await app.register(healthPlugin, { api, isStopping: () => stopping });
  if (api) await registerCallHeaders(app, settings);
  registerRateLimits(app, api?.limits ?? new Limits());
  if (api) await registerApi(app, api);
  if (siteFolder && shell)
    await registerSite(app, { settings, api, siteFolder, shell: shell.html });
  app.setNotFoundHandler((request, reply) => {
    if (app.sendPage && wantsPage(request)) return app.sendPage(request, reply);
    throw calls.findRejection(request.url.split('?')[0] ?? '', request.method) ?? notFound();
  });
  return app;
}

/**
 * Sets the headers that every response to a call has. Runs before the rate limits and the CSRF and session checks can
 * reject a call, because a page from another origin can read only a rejection with these headers.
 */
async function registerCallHeaders(app: FastifyInstance, settings: ServerSettings): Promise<void> {
  // A response with a public body replaces the header.
  app.addHook('onRequest', async (request, reply) => {
    if (isCall(request)) reply.header('Cache-Control', 'no-store');
  });
  await registerCrossOrigin(app, settings);
}

async function registerApi(app: FastifyInstance, api: Api): Promise<void> {
  // Logs the folder for the operator. The response to the caller does not name it.
  app.addHook('onError', async (request, _reply, error) => {
    const known = diskFullOr(error, api.database.lock?.folder);
    if (known instanceof DiskFull) request.log.error(known.message);
  });
  registerCsrf(app, api.settings);
  app.addHook('onSend', async (request, reply) => {
    // A response with an ETag may be a public body that any cache stores, so it must not contain a visitor's cookie.
    if (request.routeOptions.url === undefined || reply.hasHeader('ETag')) return;
    if (isCall(request)) setCsrfCookie(request, reply, api.settings);
  });
  await registerOpenApi(app);
  await app.register(mediaPlugin, { api });
  await app.register(async (scope) => registerCalls(scope, api, everyCall));
}

const isCall = ({ url }: FastifyRequest) => /^\/(api|account)\//.test(url);

async function registerSite(app: FastifyInstance, options: SiteOptions) {
  const { settings, api, siteFolder } = options;
  const named = companyNamed(settings.companyName);
  const readCompany = async () => api?.company.current() ?? named;
  await app.register(indexesPlugin, { publicUrl: settings.publicUrl, api, readCompany });
  // The office exists only on Linehaul's own backend.
  if (api) await app.register(officePagePlugin, { settings, api, siteFolder });
  await app.register(manifestPlugin, { readCompany, siteFolder });
  await app.register(appIconsPlugin, { readCompany, queries: api?.database.queries ?? null });
  await webPlugin(app, { settings, siteFolder, ...openPages(app, options) });
}
