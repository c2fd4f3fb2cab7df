import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { setCsrfCookie } from '../http/csrf';
import { sendStored } from '../http/storedAnswer';
import type { ServerSettings } from '../settings/settings';
import { cacheControlOf } from './caching';
import type { PageMaker } from './pages';

interface Options {
  settings: ServerSettings;
  /** Folder of the built site. */
  siteFolder: string;
  makePage: PageMaker;
}

/** Serves the built site: its files, and a page for every other path that a browser may open. */
export async function webPlugin(app: FastifyInstance, options: Options): Promise<void> {
  const { settings, siteFolder, makePage } = options;

  await app.register(fastifyStatic, {
    root: siteFolder,
    index: false,
    preCompressed: true,
    cacheControl: false,
    // A hidden file may have been copied by mistake.
    allowedPath: (path) => !/\/\.(?!well-known\/)/.test(path),
    setHeaders: (reply, path) => {
      reply.header('Cache-Control', cacheControlOf(path));
    },
  });

  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const page = await makePage(pathOf(request));
    setCsrfCookie(request, reply, settings);
    // A page may set one visitor's cookie: a shared cache must not give it to the next visitor, nor
    // with a 304.
    return sendStored(request, reply.code(page.status), page.answer, 'private, no-cache');
  };
  // The wildcard serves static files first; no file can match this path.
  app.get('/', sendPage);
  app.get('/index.html', sendPage);
  app.decorate('sendPage', sendPage);
}

declare module 'fastify' {
  interface FastifyInstance {
    sendPage?: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  }
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? '/';
}

/**
 * Whether a missing path should be a page for a browser, rather than a call, a file or a picture.
 */
export function wantsPage(request: FastifyRequest): boolean {
  const path = pathOf(request);
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (/^\/(api|account|media|tiles|assets)\//.test(path)) return false;
  return !/\.[a-z0-9]+$/i.test(path);
}
