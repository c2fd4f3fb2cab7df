import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { csrf } from '@/contract/constants';
import type { ServerSettings } from '../settings/settings';
import { forbidden } from './refusals';
import { isSecure } from './securityHeaders';

const oneYear = 365 * 24 * 3600;
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Guards every call that can change something: a foreign Origin is refused; and when the
 * `csrftoken` cookie came, the header must repeat it. A caller with an Origin that the carrier allowed may
 * leave the header out, since a page cannot read a sister domain's cookie.
 */
export function registerCsrf(app: FastifyInstance, settings: ServerSettings): void {
  app.addHook('onRequest', async (request) => {
    if (safeMethods.has(request.method)) return;
    const { origin } = request.headers;
    if (origin !== undefined && !isOwnOrigin(origin, request, settings)) {
      if (!settings.allowedOrigins.includes(origin)) {
        throw forbidden('CSRF Failed: Origin checking failed.');
      }
      if (request.headers[csrf.header.toLowerCase()] === undefined) return;
    }
    checkHeader(request);
  });
}

/** Sets the cookie on an answer whose caller has none. Not for answers that a shared cache may keep. */
export function setCsrfCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  settings: ServerSettings,
): void {
  if (request.cookies[csrf.cookie] !== undefined) return;
  reply.setCookie(csrf.cookie, randomBytes(24).toString('base64url'), {
    path: '/',
    maxAge: oneYear,
    sameSite: 'lax',
    secure: isSecure(request, settings),
  });
}

function checkHeader(request: FastifyRequest): void {
  const cookie = request.cookies[csrf.cookie];
  if (cookie === undefined) return;
  const header = request.headers[csrf.header.toLowerCase()];
  if (typeof header !== 'string' || !isEqual(header, cookie)) {
    throw forbidden('CSRF Failed: CSRF token missing or incorrect.');
  }
}

/**
 * The page's own origin: the host it was asked under, or PUBLIC_URL. The scheme is left out, because
 * TLS may end at a proxy that is not trusted to say so.
 */
function isOwnOrigin(origin: string, request: FastifyRequest, settings: ServerSettings): boolean {
  if (origin === settings.publicUrl) return true;
  return URL.canParse(origin) && new URL(origin).host === request.host;
}

function isEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
