import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../domain/Services';
import { setCsrfCookie } from '../platform/http/csrf';
import { sendStored } from '../platform/http/sendStored';
import type { ServerSettings } from '../platform/settings/settings';
import { getCacheControl } from './caching';
import { currentShells } from './companyShell';
import { canonicalUrl, shellPages } from './pages';
import { readShell } from './shell';

interface Options {
  settings: ServerSettings;
  api: Services;
  /** The built site's folder. The office is built next to it. */
  siteFolder: string;
}

/**
 * Serves the office's single page at /office and below it, and the page's scripts. Serves nothing if the office is not
 * built.
 */
export async function officePagePlugin(
  app: FastifyInstance,
  { settings, api, siteFolder }: Options,
): Promise<void> {
  const folder = join(siteFolder, '..', 'office');
  const built = await readShell(folder);
  if (!built) return;
  const makePage = shellPages(currentShells(built.html, settings, api));

  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/office/assets/',
    decorateReply: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('Cache-Control', getCacheControl(path));
    },
  });

  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const canonical = canonicalUrl(request.url);
    if (canonical !== null) return reply.redirect(canonical, 308);
    setCsrfCookie(request, reply, settings);
    reply.header('X-Robots-Tag', 'noindex');
    const { response } = await makePage('/');
    return sendStored(request, reply, response, 'private, no-cache');
  };
  app.get('/office', sendPage);
  app.get('/office/*', sendPage);
}
