import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerSettings } from '../settings/settings';

const captchaHosts = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];
const twoYears = 63_072_000;

/**
 * Whether the visitor came by https: PUBLIC_URL says so for all, else the connection or a trusted proxy. A proxy
 * that ends TLS need not be trusted with addresses for its visitors' cookies to be safe.
 */
export function isSecure(request: FastifyRequest, { publicUrl }: ServerSettings): boolean {
  return publicUrl.startsWith('https://') || request.protocol === 'https';
}

/**
 * Headers of every answer. The page's inline scripts are allowed by their hashes, not by a nonce, since rendered pages
 * are cached.
 */
export function registerSecurityHeaders(
  app: FastifyInstance,
  settings: ServerSettings,
  scriptHashes: readonly string[],
): void {
  const policy = contentSecurityPolicy(settings, scriptHashes);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'Content-Security-Policy': policy,
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      // The captcha lives in frames, not in windows, so it is not cut off.
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self)',
      'X-Request-Id': request.id,
    });
    if (isSecure(request, settings)) {
      reply.header('Strict-Transport-Security', `max-age=${twoYears}; includeSubDomains`);
    }
  });
}

/**
 * The policy in one line. There is no `upgrade-insecure-requests`: the site must also work on plain
 * http://localhost.
 */
function contentSecurityPolicy(settings: ServerSettings, scriptHashes: readonly string[]): string {
  const { apiHost, recaptchaSiteKey, mapTileUrl } = settings;
  const captcha = recaptchaSiteKey === '' ? [] : captchaHosts;
  const pictures = ["'self'", 'https:', 'data:', apiHost, originOf(mapTileUrl)];
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes, ...captcha],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': pictures,
    'media-src': pictures,
    'connect-src': ["'self'", apiHost, ...captcha],
    'frame-src': captcha.length > 0 ? captcha : ["'none'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources.filter(Boolean))].join(' '))
    .join('; ');
}

/** Of an absolute address; '' for a path on this server. */
function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : '';
}
