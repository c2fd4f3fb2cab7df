import cookie from '@fastify/cookie';
import fastify from 'fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { defaultSettings } from '@/contract/settings';
import { accountPlugin } from './account/plugin';
import type { Api } from './Api';
import { commonPlugin } from './common/plugin';
import { contentPlugin } from './content/plugin';
import { driverPlugin } from './driver/plugin';
import { fleetPlugin } from './fleet/plugin';
import { healthPlugin } from './health/plugin';
import { clientErrorHandler } from './http/clientErrors';
import { registerCrossOrigin } from './http/crossOrigin';
import { registerCsrf, setCsrfCookie } from './http/csrf';
import { handleError } from './http/errorHandler';
import { createLog, loggingOptions, logRequests } from './http/logging';
import type { Log } from './http/logging';
import { KnownCalls } from './http/notFound';
import { registerRateLimits } from './http/rateLimits';
import { registerSecurityHeaders } from './http/securityHeaders';
import { notFound } from './http/refusals';
import { warnOfUntrustedProxy } from './http/untrustedProxy';
import { limitBodies, timeLimitOptions } from './http/timeLimits';
import type { TimeLimits } from './http/timeLimits';
import { Limits } from './limits/Limits';
import { mediaPlugin } from './media/plugin';
import { officePlugin } from './office/plugin';
import { openApiPlugin } from './openapi/plugin';
import type { ServerSettings } from './settings/settings';
import { shipperPlugin } from './shipper/plugin';
import { tilesPlugin } from './tiles/plugin';
import { indexesPlugin } from './web/indexes';
import { officePagePlugin } from './web/officePage';
import { manifestPlugin } from './web/manifest';
import { openPages } from './web/openPages';
import type { SiteOptions } from './web/openPages';
import { wantsPage, webPlugin } from './web/plugin';
import { readShell } from './web/shell';

export interface Dependencies {
  settings: ServerSettings;
  /** Null if API_HOST names another backend: then only the site is served. */
  api: Api | null;
  /** Folder of the built site; if null or unbuilt, only the API is served. */
  siteFolder: string | null;
  /** By default a new one on standard output. */
  log?: Log;
  timeLimits?: TimeLimits;
}

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Begins shutdown: /readyz reports not ready, and each connection closes after its response.
     */
    drain(): void;
  }
}

const bodyLimit = 64 * 1024;

/** Builds the server without listening; tests call it with `inject`. */
export async function buildApp(dependencies: Dependencies): Promise<FastifyInstance> {
  const { settings, api, siteFolder, log = createLog(settings.logLevel) } = dependencies;
  let stopping = false;
  const app = fastify({
    ...loggingOptions(log, settings.trustProxy.length > 0),
    bodyLimit,
    trustProxy: settings.trustProxy.length > 0 ? settings.trustProxy : false,
    ...timeLimitOptions(dependencies.timeLimits),
    clientErrorHandler,
    frameworkErrors: handleError,
    // While stopping, the server still responds on open connections, and then closes them.
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
  app.setErrorHandler(handleError);
  const calls = new KnownCalls();
  calls.watch(app);
  const shell = siteFolder && (await readShell(siteFolder));
  registerSecurityHeaders(app, settings, shell ? shell.scriptHashes : []);
  warnOfUntrustedProxy(app, settings);
  await app.register(cookie);
  await app.register(healthPlugin, { api, isStopping: () => stopping });
  registerRateLimits(app, api?.limits ?? new Limits());
  if (api) await registerApi(app, api);
  if (api) await app.register(openApiPlugin);
  if (settings.mapTileUrl === defaultSettings.mapTileUrl) await app.register(tilesPlugin);
  if (siteFolder && shell)
    await registerSite(app, { settings, api, siteFolder, shell: shell.html });
  app.setNotFoundHandler((request, reply) => {
    if (app.sendPage && wantsPage(request)) return app.sendPage(request, reply);
    throw calls.refusalOf(request.url.split('?')[0] ?? '', request.method) ?? notFound();
  });
  return app;
}

/**
 * Registers the specification's five groups of calls, the office's and the fleet's in one scope, with their
 * guards.
 */
async function registerApi(app: FastifyInstance, api: Api): Promise<void> {
  // Before anything can refuse the call. A public body changes the header when it is sent.
  app.addHook('onRequest', async (request, reply) => {
    if (isCall(request)) reply.header('Cache-Control', 'no-store');
  });
  await registerCrossOrigin(app, api.settings);
  registerCsrf(app, api.settings);
  app.addHook('onSend', async (request, reply) => {
    // Responses with an ETag are public bodies that any cache may store, so they must not carry a
    // visitor's cookie.
    if (request.routeOptions.url === undefined || reply.hasHeader('ETag')) return;
    if (isCall(request)) setCsrfCookie(request, reply, api.settings);
  });
  const groups = [
    accountPlugin,
    contentPlugin,
    commonPlugin,
    driverPlugin,
    shipperPlugin,
    officePlugin,
    mediaPlugin,
    fleetPlugin,
  ];
  for (const group of groups) await app.register(group, { api });
}

const isCall = ({ url }: FastifyRequest) => /^\/(api|account)\//.test(url);

async function registerSite(app: FastifyInstance, options: SiteOptions) {
  const { settings, api, siteFolder } = options;
  await app.register(indexesPlugin, { publicUrl: settings.publicUrl });
  // The office needs our own backend: with another, its paths are unknown like any other.
  if (api) await app.register(officePagePlugin, { settings, api, siteFolder });
  if (api) await app.register(manifestPlugin, { api, siteFolder });
  await webPlugin(app, { settings, siteFolder, ...openPages(app, options) });
}
