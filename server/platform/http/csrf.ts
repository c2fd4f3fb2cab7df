import cors from '@fastify/cors';
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
 * Checks every call except GET, HEAD and OPTIONS. Rejects a foreign Origin. If the request has `csrftoken` cookies, a
 * header must repeat one of them. A rejected page of this site gets a cookie that it can read, because the cookies may
 * all have another path or a parent domain. A page from ALLOWED_ORIGINS can omit the header, because it cannot read
 * this site's cookie. A refresh can omit it too: no cookie authenticates it, and an attacker does not have its token.
 */
export function registerCsrf(app: FastifyInstance, settings: ServerSettings): void {
  app.addHook('onRequest', async (request, reply) => {
    if (safeMethods.has(request.method)) return;
    const { origin } = request.headers;
    if (origin !== undefined && !isOwnOrigin(origin, request, settings)) {
      if (!settings.allowedOrigins.includes(origin)) {
        throw forbidden('CSRF Failed: Origin checking failed.');
      }
      if (request.headers[csrf.header.toLowerCase()] === undefined) return;
    }
    if (request.routeOptions.url === calls.refresh || repeatsCookie(request)) return;
    addCsrfCookie(request, reply, settings);
    throw forbidden('CSRF Failed: CSRF token missing or incorrect.');
  });
}

/** Sets the CSRF cookie if the caller has none. Do not use it for responses that a shared cache may store. */
export function setCsrfCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  settings: ServerSettings,
): void {
  if (request.cookies[csrf.cookie] === undefined) addCsrfCookie(request, reply, settings);
}

function addCsrfCookie(request: FastifyRequest, reply: FastifyReply, settings: ServerSettings) {
  reply.setCookie(csrf.cookie, randomBytes(24).toString('base64url'), {
    path: '/',
    maxAge: oneYear,
    sameSite: 'lax',
    secure: isSecure(request, settings),
  });
}

/**
 * Deletes the CSRF cookie that earlier versions set even if API_HOST names another host. Keeps the cookie if both hosts
 * have the same name, because they share cookies whatever the port, and the cookie may be the API's.
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

function repeatsCookie(request: FastifyRequest): boolean {
  const cookies = csrfCookies(request);
  const header = request.headers[csrf.header.toLowerCase()];
  const equal = cookies.filter((cookie) => typeof header === 'string' && isEqual(header, cookie));
  return cookies.length === 0 || equal.length > 0;
}

/** The values of all CSRF cookies. `request.cookies` has only the first. */
const csrfCookies = ({ headers, server }: FastifyRequest): string[] =>
  (headers.cookie ?? '')
    .split(';')
    .map((pair) => server.parseCookie(pair)[csrf.cookie])
    .filter((value) => value !== undefined);

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

/** Allows cross-origin calls with cookies only to pages from the origins in ALLOWED_ORIGINS. */
export async function registerCrossOrigin(
  app: FastifyInstance,
  settings: ServerSettings,
): Promise<void> {
  await app.register(cors, {
    origin: settings.allowedOrigins,
    credentials: true,
    methods: ['GET', 'POST', 'PUT', 'PATCH'],
    allowedHeaders: ['Content-Type', 'Authorization', csrf.header],
    exposedHeaders: ['Retry-After'],
    maxAge: 600,
  });
}
