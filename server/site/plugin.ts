import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { previewParameter } from '@/contract/office/content/calls';
import { removeCsrfCookie, setCsrfCookie } from '../platform/http/csrf';
import { sendStored } from '../platform/http/sendStored';
import type { ServerSettings } from '../platform/settings/settings';
import { getCacheControl } from './caching';
import { canonicalUrl, type PageMaker } from './pages';
import type { PreviewMaker } from './previews';

interface Options {
  settings: ServerSettings;
  siteFolder: string;
  makePage: PageMaker;
  makePreview: PreviewMaker | null;
}

/** Serves the built site's files, and a page for every other path that a browser may open. */
export async function webPlugin(app: FastifyInstance, options: Options): Promise<void> {
  const { settings, siteFolder, makePage, makePreview } = options;

  await app.register(fastifyStatic, {
    root: siteFolder,
    index: false,
    preCompressed: true,
    cacheControl: false,
    // Serves no hidden files outside .well-known, because they may be in the folder by mistake.
    allowedPath: (path) => !/\/\.(?!well-known\/)/.test(path),
    setHeaders: (reply, path) => {
      reply.header('Cache-Control', getCacheControl(path));
    },
  });

  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const canonical = canonicalUrl(request.url);
    if (canonical !== null) return reply.redirect(canonical, 308);
    const draftId = makePreview && readDraftId(request);
    if (makePreview && draftId) {
      return sendPreview(reply, await makePreview(getRequestPath(request), draftId));
    }
    const page = await makePage(getRequestPath(request));
    if (settings.apiHost === '') setCsrfCookie(request, reply, settings);
    else removeCsrfCookie(request, reply, settings);
    // Private, even with a 304, because a shared cache would give one visitor's cookie to the next.
    return sendStored(request, reply.code(page.status), page.response, 'private, no-cache');
  };
  // The wildcard route would first look for a static file at `/`, where there is none.
  app.get('/', sendPage);
  app.get('/index.html', sendPage);
  app.decorate('sendPage', sendPage);
}

declare module 'fastify' {
  interface FastifyInstance {
    sendPage?: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  }
}

function readDraftId({ query }: FastifyRequest): string | null {
  const id = (query as Record<string, unknown>)[previewParameter];
  return typeof id === 'string' && id !== '' ? id : null;
}

/** Sends a preview of a draft. Caches and search engines must not store it, and its address must remain private. */
function sendPreview(reply: FastifyReply, html: string | null) {
  reply.headers({
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
    'Referrer-Policy': 'no-referrer',
  });
  if (html !== null) return reply.type('text/html; charset=utf-8').send(html);
  const ended = 'This preview has ended. Open it again from the office.';
  return reply.code(404).type('text/plain; charset=utf-8').send(ended);
}

function getRequestPath(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? '/';
}

/** Whether a missing path gets an HTML page for a browser, and not an error for a call, a file or a picture. */
export function wantsPage(request: FastifyRequest): boolean {
  const path = getRequestPath(request);
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (/^\/(api|account|media|tiles|assets)\//.test(path)) return false;
  return !/\.[a-z0-9]+$/i.test(path);
}
