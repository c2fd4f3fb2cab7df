import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerSettings } from '../settings/settings';

const captchaHosts = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];
const twoYears = 63_072_000;

/**
 * Whether the visitor uses https. Always true with an https PUBLIC_URL, so cookies are secure even if this server does
 * not trust the proxy that ends TLS.
 */
export function isSecure(request: FastifyRequest, { publicUrl }: ServerSettings): boolean {
  return publicUrl.startsWith('https://') || request.protocol === 'https';
}

/**
 * Sets the security headers. Allows the page's inline scripts by their hashes, because a nonce does not fit rendered
 * pages that the server caches.
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
      // The captcha uses frames, not windows, so this policy does not block it.
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
 * Returns the policy in one line. Leaves out `upgrade-insecure-requests`, because the site must also work on plain
 * http://localhost.
 */
function contentSecurityPolicy(settings: ServerSettings, scriptHashes: readonly string[]): string {
  const { apiHost, recaptchaSiteKey, mapTileUrl } = settings;
  const captcha = recaptchaSiteKey === '' ? [] : captchaHosts;
  const pictures = ["'self'", 'https:', 'data:', apiHost, parseOrigin(mapTileUrl)];
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes, ...captcha],
    'style-src': ["'self'", "'unsafe-inline'"],
    // The report's page loads a new photo from a blob URL in order to shrink it (shrinkOnPage.ts).
    'img-src': [...pictures, 'blob:'],
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

/** Returns the origin of an absolute address; '' for a path on this server. */
function parseOrigin(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : '';
}
