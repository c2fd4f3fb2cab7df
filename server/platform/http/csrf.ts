import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { calls } from '@/contract/calls';
import { csrf } from '@/contract/constants';
import type { ServerSettings } from '../settings/settings';
import { forbidden } from '../rejections';
import { isSecure } from './securityHeaders';

const oneYear = 365 * 24 * 3600;
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Protects every call that can change something. Rejects a foreign Origin. If the request has a `csrftoken` cookie, a
 * header must repeat it. A caller with an allowed Origin can omit the header, because a page cannot read another
 * domain's cookie. A refresh can omit it too: no cookie authenticates it, and an attacker does not have the token for
 * its body.
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
    if (request.routeOptions.url !== calls.refresh) checkHeader(request);
  });
}

/** Sets the CSRF cookie if the caller has none. Do not use it for responses that a shared cache may store. */
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

/**
 * Deletes the CSRF cookie that earlier versions set even if API_HOST names another host. Without this, the page's calls
 * would send its value to that host. Keeps the cookie if both hosts have the same name, because they share cookies
 * whatever the port, and the cookie may be the API's.
 */
export function removeCsrfCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { apiHost, publicUrl }: ServerSettings,
): void {
  if (request.cookies[csrf.cookie] === undefined) return;
  const ownHosts = [request.hostname, publicUrl && new URL(publicUrl).hostname];
  if (!ownHosts.includes(new URL(apiHost).hostname)) reply.clearCookie(csrf.cookie, { path: '/' });
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
 * Whether the Origin is the requested host or PUBLIC_URL. Ignores the scheme, because this server may not trust the
 * proxy that ends TLS to report it.
 */
function isOwnOrigin(origin: string, request: FastifyRequest, settings: ServerSettings): boolean {
  if (origin === settings.publicUrl) return true;
  return URL.canParse(origin) && new URL(origin).host === request.host;
}

function isEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
